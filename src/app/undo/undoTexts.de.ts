import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  undo: {
    done: 'Zurückgenommen: {{what}}',
    nothing: 'Es gibt nichts zurückzunehmen.',
    added: '{{name}} hinzugefügt',
    removed: '{{name}} entfernt',
    quantity: 'Menge von {{name}} auf {{quantity}} geändert',
    voucher: 'Gutschein {{code}} entfernt',
    address: 'Lieferadresse gewechselt',
    addressRemoved: 'neue Lieferadresse entfernt',
    payment: 'Zahlungsart {{method}} gewählt',
    newCall: 'neues Gespräch begonnen',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly undoTexts: typeof de;
  }
}
