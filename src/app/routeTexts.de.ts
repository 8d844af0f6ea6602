import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  app: {
    rejectionManagement: 'Ablehnungsverwaltung',
    voucherManagement: 'Gutscheinverwaltung',
    creditCheck: 'Bonitätsprüfung',
    subscriptionManagement: 'Abonnementverwaltung',
  },
  screen: {
    subscriptions: 'Abonnements',
    order: 'Auftrag',
    home: 'Startseite',
    editOrder: 'Auftrag bearbeiten',
    waitlist: 'Warteliste',
    vouchers: 'Gutscheine',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly routeTexts: typeof de;
  }
}
