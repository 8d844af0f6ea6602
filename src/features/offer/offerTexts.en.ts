import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './offerTexts.de';

export const en: SameKeys<typeof de> = {
  offer: {
    title: 'Offer',
    products: 'Subtotal',
    shipping: 'Shipping',
    voucher: 'Voucher {{codes}}',
    savings: '{{amount}} saved',
    announce: 'Amount has been told',
    announced: '✓ told',
    beforeOffer: 'before offer',
    calculating: 'being calculated …',
    calculatedAt: 'calculated at {{time}}',
    freeShipping: {
      VERARGERTERKD: 'waived: annoyed customer',
      SYSTEMFEHLER: 'waived: system failure',
      UMTAUSCH: 'waived: exchange',
    },
  },
};
