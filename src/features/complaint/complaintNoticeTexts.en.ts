import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './complaintNoticeTexts.de';

export const en: SameKeys<typeof de> = {
  complaint: {
    recreationGoesOn:
      'An order is being recreated in this call. Submit it first, or begin a new order for the complaint.',
    goesOn: 'The complaint about order {{number}} is still open. Submit or end it first.',
    endedByCustomer: 'The complaint about order {{number}} has ended, because another customer was loaded.',
  },
};
