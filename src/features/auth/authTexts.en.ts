import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './authTexts.de';

export const en: SameKeys<typeof de> = {
  shell: { signOut: 'Sign out', signOutText: 'Signing out deletes the open call with its customer and basket.' },
  signIn: {
    failure: {
      keySetUnavailable: 'The sign-in cannot be verified right now. Sign in again in a minute.',
      providerUnavailable: 'The sign-in service does not answer. Sign in again in a minute.',
      tokenRefused: 'The sign-in was not accepted. Please inform the e-commerce team.',
      providerError: 'The sign-in service reported an error. Please inform the e-commerce team.',
      attemptUnknown: 'This sign-in attempt has expired or was used before.',
      codeRefused: 'The sign-in service did not confirm the sign-in. Please inform the e-commerce team.',
      storageFull: "The browser's storage is full or blocked. Free browser data and sign in again.",
      signInNotConfirmed: 'The screen is covered, and the password was not entered again. Please sign in once more.',
      sessionRefused:
        'A service has refused the new sign-in as well. Open calls are kept and are back after the sign-in. Please inform the e-commerce team.',
      unexpected: 'An unexpected error occurred during sign-in. Please inform the e-commerce team.',
    },
  },
};
