import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './paypalTexts.de';

export const en: SameKeys<typeof de> = {
  paypal: {
    open: 'PayPal: {{hours}} h {{minutes}} min left to edit or resubmit the order. Then it is cancelled automatically.',
    closed: 'PayPal: the 36 hours are over. The order can be neither edited nor resubmitted.',
  },
};
