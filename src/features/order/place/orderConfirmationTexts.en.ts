import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './orderConfirmationTexts.de';

export const en: SameKeys<typeof de> = {
  order: {
    items: 'Articles',
    confirmation: {
      title: 'Order confirmation',
      numberFollows: 'not named by the service yet (provisional number {{erpNumber}})',
      otherTotal:
        'The order amounts to {{total}}, the caller was told {{announced}}. Please tell the new amount; without consent cancel the order.',
      swissTitle: 'Order confirmation Switzerland',
      script: 'Please read out the total and the order number.',
      emailTo: 'Confirmation to',
      typedDropped: 'What was typed during the confirmation was not taken over. Please enter it again.',
      readOut: 'To read out',
    },
    section: { voucher: 'Voucher' },
  },
};
