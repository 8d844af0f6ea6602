/** Browser storage keys, spelled as in REQ A13.6, A13.7; those of the last group are our additions. */
export const sessionStorageKeys = {
  lastNewCustomers: 'lastNewCustomers',
  country: 'Country',
  originalCustomerInfo: 'originalCustomerInfoToken',
  lastBirthdayCheck: 'lastBirthdayCheck',
  lastConsentHistory: 'lastConsentHistory',
  cancelledOrders: 'cancelledOrders',
  pinChallenge: 'pinChallenge',
  loginToCustomer: 'loginToCustomer',
  complaintOrder: 'complaintOrder',
  recreatedOrderId: 'recreatedOrderId',
  voucherCode: 'voucherCode',
  customerId: 'customerId',
  callId: 'kontor.callId',
  /** The last chosen sales channel of this tab. */
  sales: 'kontor.sales',
  /** The service versions for which this tab has reloaded, one per line. */
  reloadedFor: 'kontor.reloadedFor',
  /** Set when keys typed before the application ran were dropped, because the agent had to sign in first; removed once a message says so. */
  typedBeforeSignIn: 'kontor.typedBeforeSignIn',
  /** The texts of what was not done because the session ended; removed once a message says so. */
  undoneBeforeSignIn: 'kontor.undoneBeforeSignIn',
  /** The username of the agent whose session ended last in this tab. */
  endedSessionOf: 'kontor.endedSessionOf',
  /** When a sign-in last replaced a session that had ended: milliseconds since the epoch. */
  sessionReplaced: 'kontor.sessionReplaced',
  /** The build for which this tab has reloaded after a missing chunk. */
  chunkReload: 'kontor.chunkReload',
  /** The practice call that runs in this tab. */
  practice: 'kontor.practiceCall',
} as const;

export const localStorageKeys = {
  idToken: 'IdToken',
  refreshToken: 'RefreshToken',
  language: 'Language',
  pathBeforeRedirect: 'PathBeforeRedirect',
  country: 'Country',
  notes: 'Notes',
  learningStudioLastClicked: 'LearningStudioLastClicked',
  upgradeProducts: 'upgradeProducts',
  closedNotifications: 'closedNotifications',
  deletedBaskets: 'deletedBaskets',
  /** Prefix; one entry per running sign-in attempt, removed after 15 minutes. */
  signInAttempt: 'kontor.signIn.',
  /** Changes with every write of the tokens: time, key of the id token, and a random part that makes each write unique. */
  tokensWritten: 'kontor.tokensWritten',
  /** Written and removed at once by a sign-out, to notify the other tabs. */
  signOut: 'kontor.signOut',
  /** Whose screen is covered after a time without input, and since when. */
  cover: 'kontor.cover',
  /** When the agent last typed, pointed or scrolled in one of the tabs: milliseconds since the epoch. */
  lastInput: 'kontor.lastInput',
  /** Prefix; one journal per call. */
  callJournal: 'kontor.call.',
  /** Which reminders of parked calls were announced: ids and times. */
  remindedCalls: 'kontor.reminded',
  /** The calls whose tab was left, and when: a reload of it brings its call back. */
  callsLeft: 'kontor.callsLeft',
  alarmsSent: 'kontor.alarmsSent',
  /** The work-list of rejected orders: order numbers and their states. */
  rejectedOrders: 'kontor.rejectedOrders',
  /** The bulk changes that were sent from this browser lately: keys of their content, times and counts only. */
  bulkRuns: 'kontor.bulkRuns',
  /** The best result of each practice call in this browser. */
  practice: 'kontor.practice',
  /** `off`: the agent has switched off single characters as keys of a whole screen (WCAG 2.1.4). */
  singleKeys: 'kontor.singleKeys',
  /** The last chosen tab of the context panel of the order entry. */
  contextTab: 'kontor.contextTab',
  /** Prefix; the columns and the density of one list. */
  listSettings: 'kontor.list.',
  /** Prefix; the filter sets that this browser saved for one list, each with its name. */
  filterSets: 'kontor.filters.',
  /** Prefix; how often one agent has used each command of the palette: ids of commands only. */
  commandUses: 'kontor.commands.',
  /** Prefix; how often one agent has clicked a control that has a key: keys only. */
  keyClicks: 'kontor.keyClicks.',
} as const;
