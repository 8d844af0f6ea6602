import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  home: { tile: { voucherManagement: 'Gutscheine eines Kunden ansehen und Codes prüfen' } },
  palette: { screen: { vouchers: 'Gutschein eingelöst Rabatt' } },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly voucherManagementTileTexts: typeof de;
  }
}
