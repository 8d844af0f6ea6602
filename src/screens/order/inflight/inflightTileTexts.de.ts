import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({ palette: { screen: { inflight: 'Code Sprachcomputer IVR fortsetzen' } } });

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly inflightTileTexts: typeof de;
  }
}
