/** Outcomes that are looked up (config/onceOnly.ts): how long, and the pause between two looks. Durations in milliseconds. */
export const outcomeLookupLimits = {
  orderLookupDuration: 4_000,
  outcomeLookupDuration: 2_000,
  outcomeLookupPause: 1_000,
  /** By how much a service's clock may differ when what was created is looked up. */
  outcomeLookupTolerance: 2 * 60 * 1000,
  /** The same where two equal things may be wanted within a minute. */
  outcomeClockTolerance: 2_000,
};
