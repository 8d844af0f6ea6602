import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  answer: {
    error: 'Der Dienst hat mit einem Fehler geantwortet („{{said}}“).',
    next: 'Bitte die Angaben prüfen und erneut versuchen.',
    none: 'Es liegt keine Antwort des Dienstes vor, die das Ergebnis nennt.',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly answerTexts: typeof de;
  }
}
