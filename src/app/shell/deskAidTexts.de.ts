import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  title: { articles: '{{count}} Art.' },
  keyHint: { faster: 'Schneller mit' },
  stalled: {
    region: 'Ausstehende Antwort',
    since: 'Seit {{seconds}} s keine Antwort.',
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
