import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  sampleData: {
    notStarted:
      'Die Beispieldaten für Produktsuche und TV-Angebote sind nicht verfügbar, weil der Browser keinen Service Worker zulässt. Es antworten die echten Dienste.',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly sampleDataTexts: typeof de;
  }
}
