import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './statementTexts.de';

export const en: SameKeys<typeof de> = {
  say: {
    standardDelivery: 'Delivery takes 3 to 5 working days.',
    deliveryInDays_one: 'Delivery takes one day.',
    deliveryInDays_other: 'Delivery takes about {{count}} days.',
    forwarder: 'The forwarder rings up first; delivery takes about 14 days.',
    invoice: 'The invoice is payable within 14 days.',
    directDebit: 'The amount is debited 14 days after dispatch at the earliest.',
    cashOnDelivery: 'Payment is made on delivery; the cash-on-delivery fee of {{amount}} is contained.',
    cashOnDeliveryWithoutFee: 'Payment is made on delivery.',
    installments:
      'Agreed are {{count}} installments of {{amount}}, the last one {{last}}, each on day {{day}} of the month, {{gross}} in all with {{interest}} of interest.',
    shipping: 'Shipping costs {{amount}}, once a day only.',
    freeShipping: 'Shipping is free of charge.',
    returns: 'Returns are free of charge within 30 days.',
    newsletter:
      'For the newsletter an e-mail comes with a link that has to be confirmed within 12 hours; there is a voucher of 10 euros for it.',
    hotline: 'For questions the hotline answers daily from 8 to 21 hours.',
  },
};
