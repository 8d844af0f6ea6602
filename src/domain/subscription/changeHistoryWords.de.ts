import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  subscriptionChange: {
    change: {
      STATUS_UPDATED: 'Status geändert',
      CREATED: 'Abonnement angelegt',
      GENERATED_ORDER_FAILED: 'Auftrag konnte nicht erzeugt werden',
      DELIVERY_DATE_UPDATED: 'Liefertermin geändert',
      PRODUCT_QUANTITY_UPDATED: 'Menge geändert',
      ROTATION_UPDATED: 'Rhythmus geändert',
      GENERATED_ORDER: 'Auftrag erzeugt',
      PAYMENT_UPDATED: 'Zahlungsart geändert',
      DELIVERY_ADDRESS_UPDATED: 'Lieferadresse geändert',
      CUSTOM_NOTE: 'Ereignis',
      DELIVERY_PRODUCT_NUMBER_UPDATED: 'Werbe BNR geändert',
      SUBSCRIPTION_PRODUCT_NUMBER_UPDATED: 'Lifer BNR geändert',
      unknown: 'Änderung',
    },
    historyStatus: {
      ACTIVE: 'aktiv',
      CANCELED: 'gekündigt',
      WARNING: 'Warnung',
      unknown: 'Status nicht bekannt',
    },
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly changeHistoryWords: typeof de;
  }
}
