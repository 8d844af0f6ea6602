/**
 * The sales-driver label of each group of time offers (spec 2 §3 'Time-offer groups'), as the search filters by it. The
 * specification does not show the mapping: this is the place to correct it.
 */
export const salesDrivers = {
  hourly: 'STUNDENANGEBOT',
  daily: 'TAGESANGEBOT',
  weekly: 'WOCHENANGEBOT',
  monthly: 'MONATSANGEBOT',
  anniversary: 'JUBILAEUM',
} as const;
