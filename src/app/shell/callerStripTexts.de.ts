import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  callerStrip: {
    title: 'Offenes Gespräch',
    noCustomer: 'Noch kein Kunde',
    noArticles: 'noch kein Artikel',
    articles: '{{count}} Art. · {{total}}',
    back: 'Zurück zur Bestellung',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly callerStripTexts: typeof de;
  }
}
