import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './offerFailureTexts.de';

export const en: SameKeys<typeof de> = {
  offer: {
    recalculate: 'Recalculate',
    failure: {
      addressCategory1: 'Delivery to this address is not possible (KAT1). Please choose another delivery address.',
      payment: 'This payment method is not possible for the offer.',
      timeout: 'Technical error: The calculation took too long. Please recalculate.',
      voucher: 'The voucher is not valid for this offer.',
      basketNotFound: 'The basket has expired and is being created anew.',
      basketNotReplaced:
        'The basket has expired and could not be created anew. The articles stay here; please recalculate.',
      refused: 'The offer could not be calculated.',
      unreachable: 'The offer could not be calculated. Please calculate it again.',
    },
  },
  order: { cart: { isEmpty: 'The basket is empty. Please add articles.' } },
};
