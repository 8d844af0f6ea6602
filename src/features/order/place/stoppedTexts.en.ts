import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './stoppedTexts.de';

export const en: SameKeys<typeof de> = {
  order: {
    stopped: {
      head: 'Not submitted because the order has changed meanwhile. Please check it and submit again.',
      articleMissing: 'Article {{number}} is not included.',
      articleAdded: 'Article {{number}} has been added.',
      quantity: 'Article {{sku}}: quantity {{now}} instead of {{asked}}.',
      lineDetails: 'Article {{sku}}: price date, old device or recommendation differs.',
      voucherMissing: 'Voucher {{code}} is not redeemed.',
      voucherAdded: 'Voucher {{code}} has been added.',
      payment: 'Payment method: {{now}} instead of {{asked}}.',
      noPayment: 'none',
      paymentDetails: 'The bank details or the installment plan differ.',
      customer: 'The customer data differ.',
      deliveryAddress: 'The delivery address differs.',
      freeShipping: 'The shipping costs are charged differently.',
      salesChannel: 'The sales channel differs.',
      newsletter: 'The newsletter subscription differs.',
      complaint: 'The order is no complaint any more, or another one.',
      recreation: 'The order replaces another order.',
    },
  },
};
