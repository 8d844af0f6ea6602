/** Limits of screens that load later: apart from the others, which are part of the first load. Durations in milliseconds. */
export const lateLimits = {
  // Outcomes that are looked up (config/onceOnly.ts): how long, and the pause between two looks
  orderLookupDuration: 4_000,
  outcomeLookupDuration: 2_000,
  outcomeLookupPause: 1_000,
  /** By how much a service's clock may differ when what was created is looked up. */
  outcomeLookupTolerance: 2 * 60 * 1000,
  /** The same where two equal things may be wanted within a minute. */
  outcomeClockTolerance: 2_000,
  // Subscriptions (REQ G3.2, G3.6, G6.1)
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
  // Waitlist and stock reminders (REQ H1.3, H2.1)
  waitlistPageSize: 10,
  /** Collects the products of buttons that are mounted together into one request. */
  remindableDebounce: 20,
  /** How long staging waits for the worker of its sample data. */
  sampleDataPatience: 5_000,
  // Notifications, header (REQ A10, A11)
  /** Items of one response of the content service that are read. */
  notificationsRead: 100,
  closedNotificationsRemembered: 200,
  /** Characters of the application's title in the page title. */
  titleLength: 60,
  /** How long a new tab waits for another one to send the last notifications. */
  notificationSharePatience: 200,
  /** Debounce of saving the notes while they are typed. */
  notesDebounce: 400,
  /** Characters of all agents' notes together; longer ones could not be read again. */
  notesLength: 500_000,
  // Undo and keys (UX Undo instead of are-you-sure, UX Keys)
  /** How long what was taken back is shown. */
  undoMessageDuration: 4_000,
  /** How long a key is shown beside the control that was clicked. */
  keyHintDuration: 5_000,
  /** The click that shows the key first, and after how many further ones it is shown again. */
  keyHintClicks: 3,
  keyHintPause: 20,
};
