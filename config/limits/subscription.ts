/** Subscriptions (REQ G3.2, G3.6, G6.1). Durations in milliseconds. */
export const subscriptionLimits = {
  subscriptionPageSize: 10,
  /** Pages that are requested together while a list is scrolled. */
  subscriptionPagesAhead: 3,
  /** Pages of a list that is on the screen which are loaded again after a change. */
  subscriptionPagesReloaded: 10,
  /** Pause between two looks at cancellations that are being processed, and how often it is looked. */
  cancellationPollPause: 5_000,
  cancellationPolls: 60,
  /** Up to so many cancellations are looked up one by one; of more, what is in progress is counted. */
  cancellationsLookedUp: 5,
  subscriptionHistoryPageSize: 20,
  /** How long the same bulk change of the same subscriptions counts as a repeat. */
  bulkRunRemembered: 15 * 60 * 1000,
  customersInfoBatchSize: 100,
  /** Subscriptions that are read at once to name the selected ones, and named in one request of a bulk action. */
  bulkPageSize: 100,
};
