import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './signOutTexts.de';

export const en: SameKeys<typeof de> = {
  shell: {
    signOutTitle: 'Sign out with an open call?',
    signOutNow: 'Sign out now?',
    signOutOthers:
      'Open calls that are not in this tab: {{count}}. Signing out deletes them; the home screen lists them.',
    signOutOutcome:
      'An order is on its way, or its outcome is still open. Signed out, nobody will be told whether it has arrived: wait for the answer first, or look in the order history later.',
    signOutSending:
      'A change is on its way. Signed out, nobody will be told whether it has arrived: wait for the answer first.',
    saveFirst: 'Save and sign out',
  },
};
