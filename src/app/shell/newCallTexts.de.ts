import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  newCall: {
    title: 'Neue Bestellung beginnen?',
    text: 'Der Warenkorb dieses Gesprächs ist noch nicht bestellt und wird gelöscht.',
    confirm: 'Warenkorb löschen',
    edit: 'Die Änderungen am Auftrag sind noch nicht abgeschickt und werden verworfen.',
    discardEdit: 'Änderungen verwerfen und neu beginnen',
    customerText: 'Die Kundendaten dieses Gesprächs sind noch nicht gespeichert.',
    discard: 'Verwerfen und neu beginnen',
    saveFirst: 'Kundendaten speichern und neu beginnen',
    unknownOutcome:
      'Der Ausgang der letzten Bestellung ist noch offen. Vor einer neuen Bestellung in der Bestellhistorie nachsehen, ob sie angekommen ist.',
    park: 'Gespräch parken und neu beginnen',
    leave: 'Trotzdem neu beginnen',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly newCallTexts: typeof de;
  }
}
