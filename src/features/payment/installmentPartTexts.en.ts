import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './installmentPartTexts.de';

export const en: SameKeys<typeof de> = {
  payment: {
    installments: {
      agreed_one: 'one installment of {{amount}}, due on day {{day}} of the month',
      agreed_other: '{{count}} installments of {{amount}}, due on day {{day}} of the month',
      change: 'Change',
      complete: 'Agree on a plan',
    },
  },
};
