import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './paymentResetTexts.de';

export const en: SameKeys<typeof de> = {
  payment: {
    reset: {
      ruledOut: '{{method}}: {{reason}}. Please choose the payment again.',
      refusedByService: '{{method}} was not accepted. Please choose the payment again.',
      noPlans: 'There is no plan for {{method}}. Please choose the payment again.',
      plansNotLoaded: 'The plans for {{method}} could not be loaded. Please choose the payment again.',
      planGone: 'The chosen plan exists no longer. Please choose another one.',
      noLongerOffered: '{{method}} is no longer possible for this order. Please choose the payment again.',
      bankDetailsLost: 'The bank details are not stored. Please enter them once more.',
    },
    onlineShop: {
      title: 'Refer to the online shop',
      text: 'Possible in the online shop only: {{methods}}.',
      noneLeft: 'No payment method is possible on the telephone for this order.',
      todo: 'Please refer the caller to the online shop, where this order can be placed.',
    },
  },
};
