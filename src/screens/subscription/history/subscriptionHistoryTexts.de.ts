import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  subscriptionHistory: {
    title: 'Abonnements von {{number}}',
    toOrderEntry: 'Zur Bestellannahme',
    off: 'Die Abonnements eines Kunden sind in dieser Umgebung nicht eingeschaltet.',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly subscriptionHistoryTexts: typeof de;
  }
}
