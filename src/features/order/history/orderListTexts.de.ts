import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  orderList: {
    tab: { ALL: 'Alle', IN_PROGRESS: 'In Bearbeitung', CANCELED: 'Abgeschlossen' },
    filters: 'Aufträge filtern',
    status: 'Status',
    payment: 'Zahlungsart',
    anyPayment: 'Alle',
    keyword: 'Stichwort',
    keywordHint: 'z. B. Ring, Creme',
    items: 'Artikel',
    delivery: 'Lieferung',
    total: 'Gesamt',
    actions: 'Aktionen',
    details: 'Einzelheiten zu {{number}}',
    edit: 'Bearbeiten',
    editNamed: 'Auftrag bearbeiten',
    mark: {
      complaint: 'Reklamation',
      crmCustomerDataAccepted: 'CRM-Kundendaten angenommen',
      edited: 'bearbeitet',
      cancelledNow: 'in dieser Sitzung storniert',
    },
    totals: '{{filtered}} von {{all}} Aufträgen',
    filtered_one: 'ein Auftrag',
    filtered_other: '{{count}} Aufträge',
    loaded: '{{count}} geladen',
    none: 'In diesem Zeitraum gibt es keine Aufträge. Ein längerer Zeitraum findet ältere.',
    searched: 'Das Stichwort sucht in Auftragsnummer, Artikelnummer, Bezeichnung und Marke. Zeitraum: {{period}}.',
    noneFiltered: 'Kein Auftrag passt zu den Filtern. Ein längerer Zeitraum oder weniger Filter finden mehr.',
    failed: 'Die Bestellhistorie konnte nicht geladen werden.',
    moreFailed: 'Die nächsten Aufträge konnten nicht geladen werden.',
  },
  historyDialog: { swissTitle: 'Bestellhistorie Schweiz', asPage: 'Als eigene Seite öffnen' },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly orderListTexts: typeof de;
  }
}
