/** Finding and knowing customers (REQ B1.5, B3.2). Durations in milliseconds. */
export const customerLimits = {
  customerSearchHits: 10,
  pinAttempts: 5,
  /** Debounce of address suggestion requests while an address is typed. */
  suggestionDebounce: 200,
  suggestionMinimumLength: 3,
};
