import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  customerRecord: {
    title: 'Kundenakte',
    subscriptions: 'Abonnements',
    waitlist: 'Warteliste',
    vouchers: 'Gutscheine',
    notes: 'Notizen',
    notesLabel: 'Notizen zu diesem Gespräch',
    noOrders: 'Keine Bestellungen in den letzten sechs Monaten.',
    noVouchers: 'Noch kein Gutschein eingelöst.',
    historyDialog: 'Hier durchsuchen',
    allVouchers: 'Gutscheine öffnen und Codes prüfen',
    refusal: {
      noCustomer: 'Erst einen Kunden laden.',
      noNumber: 'Dieser Kunde hat noch keine Kundennummer.',
    },
    failed: 'Konnte nicht geladen werden.',
    notesHint: 'Bleiben in diesem Gespräch und werden mit ihm gelöscht.',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly customerRecordTexts: typeof de;
  }
}
