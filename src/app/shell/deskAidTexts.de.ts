import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  title: { articles: '{{count}} Art.' },
  keyHint: { faster: 'Schneller mit' },
  waiting: {
    region: 'Ausstehende Antwort',
    since: 'Seit {{seconds}} s keine Antwort.',
    step: {
      login: 'Das Kundenkonto wird geladen.',
      pin: 'Die PIN wird geprüft.',
      product: 'Der Artikel wird nachgeschlagen.',
      basket: 'Der Warenkorb wird abgeglichen.',
      offer: 'Preise und Gutscheine werden berechnet.',
      preCheck: 'Die Bestellung wird geprüft.',
      order: 'Die Bestellung wird abgeschickt.',
      search: 'Die Suche läuft.',
      list: 'Die Daten werden geladen.',
      change: 'Die Änderung wird gespeichert.',
    },
    change:
      'Das Abgeschickte ist noch unterwegs: bitte warten und nicht noch einmal abschicken. Spätestens nach {{seconds}} s steht da, wie es weitergeht.',
    load: 'Es wird noch geladen; anderes geht inzwischen weiter. Nach {{seconds}} s lässt es sich erneut versuchen.',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly deskAidTexts: typeof de;
  }
}
