import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  journal: {
    partLost:
      'Ein Teil des Gesprächs konnte nicht wiederhergestellt werden. Bitte Angaben und Warenkorb mit dem Anrufer prüfen und in der Bestellhistorie nachsehen, ob schon bestellt ist.',
    forReloadOnly:
      'Der Browser sichert dieses Gespräch gerade nur für ein Neuladen der Seite. Stürzt er ab, geht es verloren. Bestellen geht wie gewohnt.',
    nowhere:
      'Der Browser kann dieses Gespräch gerade nicht sichern. Bitte die Seite nicht neu laden und nicht schließen, bis die Bestellung abgeschickt ist.',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly journalTexts: typeof de;
  }
}
