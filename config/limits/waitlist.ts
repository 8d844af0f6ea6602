/** Waitlist and stock reminders (REQ H1.3, H2.1). Durations in milliseconds. */
export const waitlistLimits = {
  waitlistPageSize: 10,
  /** Collects the products of buttons that are mounted together into one request. */
  remindableDebounce: 20,
};
