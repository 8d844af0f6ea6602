import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './journalTexts.de';

export const en: SameKeys<typeof de> = {
  journal: {
    partLost:
      'Part of the call could not be restored. Please check the details and the basket with the caller, and look in the order history whether it was ordered already.',
    forReloadOnly:
      'The browser currently keeps this call only for a reload of the page. If it crashes, the call is lost. Ordering works as usual.',
    nowhere:
      'The browser cannot keep this call at the moment. Please do not reload or close the page until the order has been sent.',
  },
};
