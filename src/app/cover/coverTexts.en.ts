import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './coverTexts.de';

export const en: SameKeys<typeof de> = {
  cover: {
    title: 'Screen covered',
    since: 'Since {{time}}, because nothing was entered for a while. What is open is kept.',
    signIn: 'Sign in as {{name}}',
    leaving: 'Opening the sign-in …',
    anyKey: 'Any key opens the sign-in; the work then continues in the same place.',
    warning: 'No input for a while: the screen is covered at {{time}}. Any key prevents that.',
  },
};
