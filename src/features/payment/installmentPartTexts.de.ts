import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  payment: {
    installments: {
      agreed_one: 'eine Rate zu {{amount}}, fällig am {{day}}. des Monats',
      agreed_other: '{{count}} Raten zu {{amount}}, fällig am {{day}}. des Monats',
      change: 'Ändern',
      complete: 'Ratenplan vereinbaren',
    },
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly installmentPartTexts: typeof de;
  }
}
