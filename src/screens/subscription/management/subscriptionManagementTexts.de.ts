import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  subscriptionManagement: {
    title: 'Abonnementverwaltung',
    overview: 'Übersicht',
    products: 'Produkte',
    care: 'Artikelpflege',
    noReport:
      'Den Bericht dürfen nur Berechtigte sehen. Bitte die Leitung um die Rolle SubscriptionManagementRole bitten.',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly subscriptionManagementTexts: typeof de;
  }
}
