import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './subscriptionNoticeTexts.de';

export const en: SameKeys<typeof de> = {
  subscriptionNotice: {
    edited: 'Subscription {{number}} is changed.',
    canceled: 'The cancellation of subscription {{number}} is being processed.',
    noteSaved: 'The note on subscription {{number}} is saved.',
    eventSaved: 'The event of subscription {{number}} is saved.',
    customerCopied: 'The customer data are in the clipboard.',
    customerNotLoaded: 'The customer data could not be loaded. Please try again.',
    customerNotCopied: 'The customer data could not be copied. The clipboard is blocked.',
  },
};
