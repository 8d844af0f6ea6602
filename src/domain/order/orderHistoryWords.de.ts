import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({ customer: { orderHistory: 'Bestellhistorie' } });

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly orderHistoryWords: typeof de;
  }
}
