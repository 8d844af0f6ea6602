import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  home: { tile: { subscriptionManagement: 'Abonnements, Abo-Produkte und Artikelpflege' } },
  palette: { screen: { subscriptionProducts: 'Abo Abos Verknüpfung Artikelpflege Bericht' } },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly subscriptionManagementTileTexts: typeof de;
  }
}
