import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './installmentTexts.de';

export const en: SameKeys<typeof de> = {
  payment: {
    installments: {
      title: 'Agree on {{method}}',
      steps: 'Steps',
      step: {
        CHOOSE_PLAN: 'Choose a plan',
        ENTER_BANKING_INFO: 'Bank details',
        ACCEPT_INSTALLMENT_FACTORING_PAYMENT_CONDITIONS: 'Conditions',
      },
      takePlan: 'Take this plan',
      bankText: 'The installments are debited from this account.',
      conditions:
        'To read out: {{count}} installments of {{amount}}, the last one {{last}}, due on day {{day}} of the month; gross amount {{gross}}. The claim passes to the factoring partner, who checks the creditworthiness and may refuse the purchase.',
      conditionsAccepted: 'The caller agrees to the conditions',
      dueDay: 'Due day',
      dueDayOf: 'day {{day}} of the month',
      loading: 'Plans are loading …',
      noPlanOfDay: 'There is no plan due on day {{day}} of the month. Please choose the other due day.',
      count: 'Installments',
      countOf_one: 'one installment',
      countOf_other: '{{count}} installments',
      monthly: 'Monthly rate',
      last: 'Final installment',
      funding: 'Funding amount',
      nominal: 'Nominal rate p. a.',
      effective: 'Effective annual rate',
      interest: 'Total interest',
      gross: 'Gross amount',
      percent: '{{rate}} per cent',
    },
  },
};
