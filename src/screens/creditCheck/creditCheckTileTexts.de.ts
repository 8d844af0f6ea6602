import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  home: { tile: { creditCheck: 'Kreditrahmen, Mahnstufe und Sperren eines Kunden ansehen' } },
  palette: { screen: { credit: 'Kreditrahmen Mahnung Sperre Schufa' } },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly creditCheckTileTexts: typeof de;
  }
}
