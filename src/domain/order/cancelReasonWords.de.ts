import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  order: {
    cancelReason: {
      CUSTOMER_REQUEST: 'Wunsch des Kunden',
      WRONG_ITEM: 'Falscher Artikel bestellt',
      DOUBLE_ORDER: 'Doppelt bestellt',
      DELIVERY_TOO_LONG: 'Lieferung dauert zu lange',
      OTHER: 'Anderer Grund',
    },
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly cancelReasonWords: typeof de;
  }
}
