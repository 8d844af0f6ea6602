/** Waitlist and stock reminders (REQ H1.3, H2.1). Durations in milliseconds. */
export const waitlistLimits = {
  waitlistPageSize: 10,
  /** Pages that are read to find an item whose answer was lost. */
  waitlistPagesSearched: 20,
  /** Delay before stocks are requested, so that buttons that are mounted together share one request. */
  remindableDebounce: 20,
};
