import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  history: {
    swissTitle: 'Bestellhistorie Schweiz',
    keyword: 'Auftragsnummer oder Stichwort',
    search: 'Suchen',
    failed: 'Die Bestellhistorie konnte nicht geladen werden.',
    page: 'Seite {{page}} von {{pages}} · {{count}} Aufträge',
    previous: 'Vorige Seite',
    next: 'Nächste Seite',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly historyLookupTexts: typeof de;
  }
}
