import type { PlainTextKey } from '~/shared/i18n/i18n';
import type { SignInFailure } from './authReasons';
import './authTexts.de';

export const signInFailureTexts = {
  keySetUnavailable: 'signIn.failure.keySetUnavailable',
  providerUnavailable: 'signIn.failure.providerUnavailable',
  tokenRefused: 'signIn.failure.tokenRefused',
  providerError: 'signIn.failure.providerError',
  attemptUnknown: 'signIn.failure.attemptUnknown',
  codeRefused: 'signIn.failure.codeRefused',
  storageFull: 'signIn.failure.storageFull',
  signInNotConfirmed: 'signIn.failure.signInNotConfirmed',
  unexpected: 'signIn.failure.unexpected',
} as const satisfies Record<SignInFailure, PlainTextKey>;
