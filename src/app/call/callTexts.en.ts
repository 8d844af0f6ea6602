import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './callTexts.de';

export const en: SameKeys<typeof de> = {
  call: {
    otherEntryOpen: 'A call is still open here. Please finish it first, or begin a new order.',
    restored: 'The interrupted call has been restored.',
  },
  newCall: {
    sending: 'This is not possible while an order is being sent. Please wait for the answer.',
    goesOn: 'Something is still open in the new call. The previous one therefore stays discarded.',
  },
};
