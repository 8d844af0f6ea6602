import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({ palette: { screen: { administration: 'Administration Flags Konfiguration' } } });

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly administrationTileTexts: typeof de;
  }
}
