import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  basket: {
    refused: 'nicht übernommen',
    retry: 'noch einmal versuchen',
    retryNamed: '{{name}} noch einmal versuchen',
    takenOver: 'Die Artikel wurden mit {{name}} ausgewählt und stehen noch im Warenkorb.',
    takenOverUnnamed: 'Die Artikel wurden mit dem vorigen Kunden ausgewählt und stehen noch im Warenkorb.',
    clear: 'leeren',
    clearNamed: 'Warenkorb leeren',
    keep: 'behalten',
    keepNamed: 'Artikel behalten',
    channelNotSet: 'Der Vertriebskanal {{channel}}·{{office}} ist im Warenkorb noch nicht gespeichert.',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly basketMessageTexts: typeof de;
  }
}
