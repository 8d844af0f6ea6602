/** Browser storage keys, spelled as in REQ A13.6, A13.7; the last group is ours. */
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
  /** The sales channel chosen last in this tab. */
  sales: 'kontor.sales',
  /** The service versions this tab has reloaded for, one a line. */
  reloadedFor: 'kontor.reloadedFor',
  /** The build this tab has reloaded for when one of its chunks was gone. */
  chunkReload: 'kontor.chunkReload',
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
  /** Prefix; one entry per sign-in attempt under way, cleaned after 15 minutes. */
  signInAttempt: 'kontor.signIn.',
  /** Changes with every writing of the tokens: when, and a random part that tells two writings apart. */
  tokensWritten: 'kontor.tokensWritten',
  /** Written and removed at once by a chosen sign-out, so that the other tabs hear of it. */
  signOut: 'kontor.signOut',
  /** Prefix; one journal per call. */
  callJournal: 'kontor.call.',
  alarmsSent: 'kontor.alarmsSent',
} as const;
