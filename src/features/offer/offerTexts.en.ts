import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './offerTexts.de';

export const en: SameKeys<typeof de> = {
  offer: {
    title: 'Offer',
    products: 'Subtotal',
    shipping: 'Shipping',
    cashOnDeliveryFee: 'Cash-on-delivery fee',
    other: 'Other costs',
    voucher: 'Voucher {{codes}}',
    employeeDiscount: 'Employee discount',
    savings: '{{amount}} saved',
    announce: 'Amount has been told',
    announced: '✓ told',
    beforeOffer: 'before offer',
    calculating: 'being calculated …',
    calculatedAt: 'calculated at {{time}}',
    explain: 'Explain the price',
    waiveShipping: 'Waive the shipping costs',
    chargeShipping: 'Charge the shipping costs after all',
    freeShipping: {
      VERARGERTERKD: 'waived: annoyed customer',
      SYSTEMFEHLER: 'waived: system failure',
      UMTAUSCH: 'waived: exchange',
    },
    soldOut: 'Article {{sku}} has sold out in the meantime, please take it out of the basket',
    onlyAvailable: 'Only {{n}} pieces of {{sku}} are available. Please reduce the quantity.',
    change: {
      products: 'Articles',
      voucher: 'Voucher',
      employeeDiscount: 'Employee discount',
      shipping: 'Shipping',
      cashOnDeliveryFee: 'Cash-on-delivery fee',
      other: 'Other costs',
    },
  },
};
