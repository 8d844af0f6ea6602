import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({ palette: { screen: { practice: 'üben lernen Hilfe Training Anfänger Schulung' } } });

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly practiceTileTexts: typeof de;
  }
}
