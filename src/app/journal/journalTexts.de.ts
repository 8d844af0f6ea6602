import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  journal: {
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
