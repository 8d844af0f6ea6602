import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({ letter: { preview: 'Vorschau des Briefes' } });

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly letterTitleTexts: typeof de;
  }
}
