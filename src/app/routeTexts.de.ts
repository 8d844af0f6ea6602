import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  app: {
    orderEntryText: 'Telefonische Bestellungen aufnehmen und Kunden betreuen',
    swissOrderEntryText: 'Bestellungen in Franken, nur auf Rechnung',
    rejectionManagement: 'Ablehnungsverwaltung',
    rejectionManagementText: 'Abgelehnte Aufträge prüfen, ändern und erneut einreichen',
    voucherManagement: 'Gutscheinverwaltung',
    voucherManagementText: 'Gutscheine eines Kunden ansehen und Codes prüfen',
    creditCheck: 'Bonitätsprüfung',
    creditCheckText: 'Kreditrahmen, Mahnstufe und Sperren eines Kunden ansehen',
    subscriptionManagement: 'Abonnementverwaltung',
    subscriptionManagementText: 'Abonnements, Abo-Produkte und Artikelpflege',
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
