import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './signOutTexts.de';

export const en: SameKeys<typeof de> = {
  shell: { signOutTitle: 'Sign out with an open call?', saveFirst: 'Save and sign out' },
};
