/**
 * The sales-driver label of each group of time offers (REQ C5.1), as the search filters by it. The
 * requirement does not name the mapping: this is the place to correct it.
 */
export const salesDrivers = {
  hourly: 'STUNDENANGEBOT',
  daily: 'TAGESANGEBOT',
  weekly: 'WOCHENANGEBOT',
  monthly: 'MONATSANGEBOT',
  anniversary: 'JUBILAEUM',
} as const;
