import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './signInTexts.de';

export const en: SameKeys<typeof de> = {
  signIn: {
    running: 'Signing in …',
    signIn: 'Sign in',
    again: 'Sign in again',
    signedOutTitle: 'Signed out',
    signedOutText: 'You are signed out.',
    failedTitle: 'Sign-in not possible',
  },
};
