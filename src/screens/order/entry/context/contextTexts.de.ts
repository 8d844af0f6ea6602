import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  context: {
    title: 'Nachschlagen',
    tabs: 'Empfehlungen, Leitfaden und Artikel',
    tab: {
      recommendations: 'Empfehlungen',
      topDeals: 'Top-Deals',
      tvOffers: 'TV-Angebote',
      script: 'Leitfaden',
      article: 'Artikel',
    },
    noArticle:
      'Noch kein Artikel im Warenkorb. Hier stehen Einzelheiten zum Artikel der Zeile, in der gearbeitet wird.',
    articleFailed: 'Die Einzelheiten zu {{sku}} konnten nicht geladen werden.',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly contextTexts: typeof de;
  }
}
