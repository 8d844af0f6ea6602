import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  home: { tile: { rejectionManagement: 'Abgelehnte Aufträge prüfen, ändern und erneut einreichen' } },
  palette: { screen: { rejection: 'abgelehnt Storno erneut einreichen' } },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly rejectionsTileTexts: typeof de;
  }
}
