/**
 * Why nobody is signed in: `chosen` by the agent, in this tab or another; `sessionEnded` = the provider or a service
 * refuses to go on; `providerUnavailable` = the token could not be renewed; `otherAgent` = someone else signed in.
 */
export type SignOutReason = 'chosen' | 'sessionEnded' | 'providerUnavailable' | 'otherAgent';

/**
 * Why no agent could be told: `keySetUnavailable` = the token cannot be checked now; `providerUnavailable` = no new token
 * can be had now; `tokenRefused` = the provider's own token does not stand up to the check.
 */
export type SessionFailure = 'keySetUnavailable' | 'providerUnavailable' | 'tokenRefused';

/**
 * Why a sign-in failed: `providerError` = the provider sent the agent back with an error; `attemptUnknown` = not begun
 * in this browser, used already, or older than 15 minutes; `codeRefused` = no tokens for the code; `storageFull` = tokens
 * or attempt could not be stored; `unexpected` = the browser lacks what a sign-in needs.
 */
export type SignInFailure =
  SessionFailure | 'providerError' | 'attemptUnknown' | 'codeRefused' | 'storageFull' | 'unexpected';

/** The failures for which the agent is told to contact the e-commerce team (REQ A18.3): trying again will not help. */
export function isUnexpected(reason: SignInFailure): boolean {
  return reason === 'providerError' || reason === 'codeRefused' || reason === 'tokenRefused' || reason === 'unexpected';
}
