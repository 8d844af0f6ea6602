import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({ palette: { screen: { home: 'Home Anfang Übersicht Menü' } } });

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly homeTileTexts: typeof de;
  }
}
