import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  practice: { title: 'Übungsgespräche', what: 'Fünf geführte Gespräche mit Beispieldaten' },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly practiceTitleTexts: typeof de;
  }
}
