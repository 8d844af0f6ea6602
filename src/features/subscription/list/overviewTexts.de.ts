import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  subscriptionOverview: {
    title: 'Abonnements',
    filters: 'Abonnements filtern',
    keyword: 'Stichwort',
    keywordHint: 'Komma trennt',
    keywordType: 'Stichwort sucht in',
    anyKeywordType: 'Allen Feldern',
    status: 'Status',
    cancelReason: 'Kündigungsgrund',
    anyReason: 'Alle',
    dateKind: 'Datum',
    noDate: 'Nicht filtern',
    product: 'Werbe BNR',
    productInvalid: 'Eine BNR hat 6 Ziffern.',
    sort: 'Sortierung',
    noSort: 'Ohne',
    ascending: 'Aufsteigend',
    descending: 'Absteigend',
    column: {
      number: 'Abonummer',
      customer: 'Kunde',
      product: 'Produkt',
      deliveryProduct: 'Werbe BNR',
      subscriptionProduct: 'Lifer BNR',
      rotation: 'Rhythmus',
      quantity: 'Menge',
      next: 'Nächster Liefertermin',
      previous: 'Letzte Lieferung',
      total: 'Gesamt',
      created: 'Erstellt',
      updated: 'Letzte Bearbeitung',
      note: 'Notiz',
    },
    failed: 'Hoppla... Fehler beim Abrufen der Abonnementübersicht',
    none: 'Es gibt noch keine Abonnements.',
    searched:
      'Das Stichwort sucht in Abonummer, Vertragsnummer, Kundennummer, Werbe BNR, Lifer BNR und Produktname. Namen von Kunden durchsucht der Dienst nicht, dafür gibt es die Kundensuche. Zeitraum: {{period}}.',
    noneFiltered: 'Kein Abonnement passt zu den Filtern. Weniger Filter oder ein längerer Zeitraum finden mehr.',
    loadedOf: '{{count}} von {{total}} geladen',
    selected: '{{count}} ausgewählt',
    selectedAtLeast: 'mindestens {{count}} ausgewählt',
    counting: 'Auswahl wird gezählt …',
    countFailed: 'Wie viele Abonnements ausgewählt sind, konnte nicht ermittelt werden.',
    clearSelection: 'Auswahl aufheben',
    back: 'Zur Liste',
    notFound: 'Das Abonnement {{number}} wurde nicht gefunden. Bitte die Nummer prüfen.',
    openFailed: 'Das Abonnement {{number}} konnte nicht geladen werden.',
    processing_one: '{{count}} Kündigung wird verarbeitet.',
    processing_other: '{{count}} Kündigungen werden verarbeitet.',
    processingLong_one:
      '{{count}} Kündigung wird noch verarbeitet. Das dauert länger als üblich; bitte die Liste später neu laden.',
    processingLong_other:
      '{{count}} Kündigungen werden noch verarbeitet. Das dauert länger als üblich; bitte die Liste später neu laden.',
    reload: 'Neu laden',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly subscriptionOverviewTexts: typeof de;
  }
}
