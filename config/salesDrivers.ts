/**
 * The sales-driver label of each group of top deals (REQ C5.1), as the search filters by it. The other groups of time offers come from the upsell feed. The
 * requirement does not name the mapping: this is the place to correct it.
 */
export const salesDrivers = {
  daily: 'TAGESANGEBOT',
  weekly: 'WOCHENANGEBOT',
  monthly: 'MONATSANGEBOT',
} as const;
