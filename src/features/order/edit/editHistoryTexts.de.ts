import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  editHistory: {
    title: 'Bearbeitungen des Auftrags {{number}}',
    edited: 'bearbeitet',
    by: 'von {{agent}}',
    empty: 'Dieser Auftrag wurde noch nicht bearbeitet.',
    failed: 'Die Bearbeitungen konnten nicht geladen werden.',
    noChanges: 'Was geändert wurde, sagt der Dienst nicht.',
    operation: {
      ADD_POSITION: 'Position hinzugefügt',
      REMOVE_POSITION: 'Position entfernt',
      UPDATE_POSITION: 'Menge geändert',
      CANCEL_POSITION: 'Position storniert',
      UPDATE_POSITION_PRICE_DATE: 'Preisdatum geändert',
      UPDATE_WEEE_TAKE_BACK: 'Rücknahme Altgerät geändert',
      SWITCH_DELIVERY_ADDRESS: 'Lieferadresse geändert',
      CHANGE_PAYMENT: 'Zahlung geändert',
      REDEEM_VOUCHER: 'Gutschein eingelöst',
      REMOVE_VOUCHER: 'Gutschein entfernt',
      CHANGE_SERVICE_VOUCHER: 'Servicegutschein geändert',
      UPDATE_CUSTOMER: 'Kontaktdaten geändert',
      SUBMIT: 'Änderungen abgeschickt',
      other: 'Sonstige Änderung',
    },
    article: 'Artikel {{sku}}',
    packstation: 'Packstation {{number}}',
    dueDay: 'fällig am {{day}}. des Monats',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly editHistoryTexts: typeof de;
  }
}
