/**
 * The reason of a sign-out: `chosen` by the agent, in this tab or another; `sessionEnded` = the provider or a service
 * refused the session; `providerUnavailable` = the token could not be renewed; `otherAgent` = someone else signed in.
 */
export type SignOutReason = 'chosen' | 'sessionEnded' | 'providerUnavailable' | 'otherAgent';

/**
 * Why the agent could not be determined: `keySetUnavailable` = the token cannot be verified now; `providerUnavailable`
 * = the provider issues no new token now; `tokenRefused` = a token from the provider failed verification.
 */
export type SessionFailure = 'keySetUnavailable' | 'providerUnavailable' | 'tokenRefused';

/**
 * Why a sign-in failed: `providerError` = the provider redirected back with an error; `attemptUnknown` = not started in
 * this browser, already used, or older than 15 minutes; `codeRefused` = no tokens for the code; `storageFull` = tokens
 * or attempt could not be stored; `signInNotConfirmed` = the screen is covered, and the token proves no sign-in since;
 * `sessionRefused` = a session that replaced an ended one has ended as well; `unexpected` = the browser lacks an API that a sign-in needs.
 */
export type SignInFailure =
  | SessionFailure
  | 'providerError'
  | 'attemptUnknown'
  | 'codeRefused'
  | 'storageFull'
  | 'signInNotConfirmed'
  | 'sessionRefused'
  | 'unexpected';
