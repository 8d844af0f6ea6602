import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  subscriptionDetails: {
    title: 'Abonnement {{number}}',
    edit: 'Bearbeiten',
    cancel: 'Kündigen',
    note: 'Notiz',
    event: 'Ereignis',
    copyCustomer: 'Kundendaten kopieren',
    closed: 'Ein gekündigtes Abonnement kann nicht geändert werden.',
    beingCanceled: 'Die Kündigung wird bearbeitet; das Abonnement kann nicht mehr geändert werden.',
    section: {
      subscription: 'Abonnement',
      product: 'Produkt',
      dates: 'Termine',
      price: 'Preis',
      terms: 'Zahlung und Lieferung',
      history: 'Änderungsverlauf',
    },
    number: 'Abonummer',
    contract: 'Vertragsnummer',
    customer: 'Kunde',
    status: 'Status',
    statusSince: 'Status seit',
    statusBy: 'Status durch',
    reason: 'Kündigungsgrund',
    failure: 'Fehler',
    productName: 'Produkt',
    brand: 'Marke',
    sku: 'Artikelnummer',
    productStatus: 'Status des Produkts',
    deliveryProduct: 'Werbe BNR',
    subscriptionProduct: 'Lifer BNR',
    quantity: 'Menge',
    rotation: 'Rhythmus',
    start: 'Startdatum',
    next: 'Nächster Liefertermin',
    previous: 'Letzte Lieferung',
    created: 'Erstellt',
    updated: 'Letzte Bearbeitung',
    price: 'Einzelpreis',
    shipping: 'Versand',
    total: 'Gesamt',
    payment: 'Zahlungsart',
    accountHolder: 'Kontoinhaber',
    iban: 'IBAN',
    bank: 'Kreditinstitut',
    address: 'Lieferadresse',
    billingAddress: 'Rechnungsadresse des Kunden',
    addressUnreadable: 'nicht lesbar',
    channel: 'Vertriebskanal',
    history: {
      oldFirst: 'Älteste zuerst',
      newFirst: 'Neueste zuerst',
      failed: 'Hoppla... Fehler beim Abrufen des Abonnementverlaufs',
      none: 'Es gibt noch keine Änderungen.',
      more: 'Weitere laden',
      by: 'durch {{agent}}',
      order: 'Auftrag {{order}}',
    },
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly subscriptionDetailsTexts: typeof de;
  }
}
