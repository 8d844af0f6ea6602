import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './offerDialogTexts.de';

export const en: SameKeys<typeof de> = {
  offer: {
    explanationTitle: 'How the price comes about',
    line: {
      article: '{{count}} × {{name}} {{sku}} at {{price}}',
      articleVoucher: 'its share of the voucher',
      shippingOncePerDay: 'Shipping, once a day only',
      shippingWaived: 'Shipping, waived',
      shippingFree: 'Shipping, paid today already or free of charge',
      cashOnDeliveryFee: 'Cash-on-delivery fee (Germany 5.99 €)',
      cashOnDeliveryFeeAT: 'Cash-on-delivery fee (Austria 4.50 €)',
      savings: 'Savings against the earlier price, contained in the price of the article',
    },
    freeShippingText: 'The reason is stored with the order.',
    priceStop: {
      title: 'The total has changed',
      text: 'The caller was told another amount. Please tell the new one before going on.',
      risen: 'The total has risen since the payment was chosen. Please tell the new one before the order is placed.',
      announced: 'New amount has been told',
      announcedAndSubmit: 'Told: place order',
      keep: 'Told, do not place it yet',
      causes: 'What has changed',
      unknownCause: 'In all',
    },
    blockedBillingAddress: {
      title: 'Billing address blocked (category 1)',
      text: 'Nothing can be ordered with this billing address: {{address}}. Another delivery address does not help.',
      todo: 'Where the customer has moved, enter the new billing address; otherwise decline the order politely.',
      todoOthers:
        'Where the customer has moved, the team leader has to change the billing address; otherwise decline the order politely.',
      edit: 'Change the billing address',
    },
    blockedAddress: {
      title: 'Delivery address blocked (category 1)',
      text: 'Nothing can be delivered to this address: {{address}}. Please choose or create another delivery address.',
      use: 'Deliver to: {{address}}',
    },
  },
};
