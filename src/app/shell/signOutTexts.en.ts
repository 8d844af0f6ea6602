import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './signOutTexts.de';

export const en: SameKeys<typeof de> = {
  shell: {
    signOutTitle: 'Sign out with an open call?',
    signOutOthers:
      'Open calls that are not in this tab: {{count}}. Signing out deletes them; the home screen lists them.',
    saveFirst: 'Save and sign out',
  },
};
