/** Business limits and delays. Money in the currency's cents, durations in milliseconds unless the name says otherwise. */
export const limits = {
  // Idle cover (DECISIONS 104)
  /** How long before the cover a notice announces it. */
  idleWarning: 30_000,
  /** Input is stored for the other tabs at most this often. */
  inputNoted: 10_000,
  /** How long a practice call waits for the local services. */
  standInPatience: 5_000,
  // Customer (REQ B1.5, B1.7, B3.2)
  recentCustomers: 10,
  recordOrders: 5,
  // Basket and search (REQ C1.9, C2.3, C3.6)
  basketElements: 9,
  stockBatchSize: 60,
  searchSize: 20,
  extendedSearchSize: 100,
  suggestionSize: 100,
  // Payment (REQ C9.4, DECISIONS 3)
  installmentMinimumCents: 45_00,
  // Order (DECISIONS 10)
  orderLimitCents: 5_000_00,
  inactiveBasketAge: 4 * 60 * 60 * 1000,
  /** Age in days up to which an order of the same article triggers a question. */
  repeatedOrderDays: 14,
  repeatedOrderPageSize: 50,
  /** Time after which a PayPal order is cancelled; only within it the order can be edited or resubmitted (REQ E5.1). */
  paypalWindow: 36 * 60 * 60 * 1000,
  /** Delay of the reload after a corrected order was resubmitted (REQ E4.4). */
  resubmissionReloadDelay: 5_000,
  /** Maximum number of orders stored in the work-list of rejected orders. */
  workListOrders: 1_000,
  /** Age after which an answer is discarded that was requested before its screen rendered. */
  askedAheadAge: 5_000,
  /** Time that a screen waits for such an answer before it renders without it: nobody notices it. */
  answerBeforeScreen: 60,
  // Lists (REQ E1.7)
  /** Debounce of the load of a list after a change of its filters, keywords or dates. */
  listDebounce: 200,
  // Order history (REQ E1.2, E1.3)
  orderHistoryPageSize: 10,
  /** Pages of the history in which an order without an answer is looked for. */
  orderLookupPages: 10,
  orderHistoryMonthsBack: 6,
  cancelledOrdersRemembered: 200,
  // Calls (REQ A8.1, A12.5, A12.6, QUALITY Found by trying)
  requestTimeout: 30_000,
  submissionTimeout: 60_000,
  slowRequest: 8_000,
  networkNoticeDelay: 1_000,
  versionReloadDelay: 2_500,
  serverDetailLength: 300,
  /** Time after which the header loads its tools, and a screen the one that is opened next. */
  headerToolsDelay: 300,
  /** Time after which the idle first screen preloads further code. */
  loadAheadDelay: 1_000,
  /** Time in which a tab that was left may come back with its call, because it is reloaded. */
  reloadTime: 2_000,
  /** Time during which leaving a call for a new one can be undone. */
  callUndoTime: 10_000,
  /** Age after which the journal of any call is removed. */
  journalAge: 24 * 60 * 60 * 1000,
  /** The same for a parked call (DECISIONS 250): one of a Friday evening is still there on Monday evening. */
  parkedAge: 72 * 60 * 60 * 1000,
  /** Timeout for the journal database, which may never answer (QUALITY Found by trying). */
  journalPatience: 1_000,
  // Offer (debounce, PERFORMANCE)
  offerDebounce: 150,
  // Notices (REQ A9.1, A9.2, A9.3, DECISIONS 4)
  /** Notices of a session that are kept for the drawer. */
  noticesRemembered: 1_000,
  // Notifications (REQ A10.6): production only
  notificationPoll: 60_000,
  // Sign-in (QUALITY 2, 3, 4, 6)
  identityProviderTimeout: 10_000,
  keySetFetchesPerMinute: 2,
  refreshBackoff: [500, 1_500],
  refreshLockTimeout: 5_000,
  /** How long the refresh lock is kept after new tokens are written: other tabs may read them only then. */
  refreshLockHold: 150,
  signInAttemptAge: 15 * 60 * 1000,
  /** A session that ends within this time after a sign-in replaced an ended one is not replaced again without the agent. */
  sessionReplacedAge: 60 * 1000,
  // Logging (REQ A12.2)
  alarmDeduplication: 3 * 60 * 60 * 1000,
  /** How long the lock of the alarms is kept after one is stored: other tabs may read it only then. */
  alarmLockHold: 150,
  // Undo of a removal, UX Undo instead of are-you-sure
  undoDuration: 8_000,
  /** How long a changed line is marked as successful (REQ C3.5). */
  rowSuccessDuration: 250,
  /** How long an edited position is marked as failed (REQ F1.6). */
  rowErrorDuration: 500,
} as const;
