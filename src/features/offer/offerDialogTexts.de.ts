import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  offer: {
    explanationTitle: 'So kommt der Preis zustande',
    line: {
      article: '{{count}} × {{name}} {{sku}} zu {{price}}',
      articleVoucher: 'davon Anteil am Gutschein',
      shippingOncePerDay: 'Versand, nur einmal am Tag',
      shippingWaived: 'Versand, erlassen',
      shippingFree: 'Versand, heute schon bezahlt oder kostenlos',
      cashOnDeliveryFee: 'Nachnahmegebühr (Deutschland 5,99 €)',
      cashOnDeliveryFeeAT: 'Nachnahmegebühr (Österreich 4,50 €)',
      savings: 'Ersparnis gegenüber dem früheren Preis, im Artikelpreis enthalten',
    },
    freeShippingText: 'Der Grund wird mit dem Auftrag gespeichert.',
    priceStop: {
      title: 'Der Gesamtbetrag hat sich geändert',
      text: 'Dem Kunden wurde ein anderer Betrag genannt. Bitte den neuen nennen, bevor es weitergeht.',
      risen:
        'Seit der Wahl der Zahlungsart ist der Gesamtbetrag gestiegen. Bitte den neuen nennen, bevor die Bestellung abgeschickt wird.',
      announced: 'Neuer Betrag ist genannt',
      announcedAndSubmit: 'Genannt: abschicken',
      keep: 'Genannt, noch nicht abschicken',
      causes: 'Was sich geändert hat',
      unknownCause: 'Gesamt',
    },
    blockedBillingAddress: {
      title: 'Rechnungsadresse gesperrt (KAT1)',
      text: 'Mit dieser Rechnungsadresse kann nicht bestellt werden: {{address}}. Eine andere Lieferadresse hilft nicht.',
      todo: 'Wohnt der Kunde inzwischen woanders, die neue Rechnungsadresse eintragen; sonst die Bestellung freundlich ablehnen.',
      todoOthers:
        'Wohnt der Kunde inzwischen woanders, muss die Teamleitung die Rechnungsadresse ändern; sonst die Bestellung freundlich ablehnen.',
      edit: 'Rechnungsadresse ändern',
    },
    blockedAddress: {
      title: 'Lieferadresse gesperrt (KAT1)',
      text: 'An diese Adresse kann nicht geliefert werden: {{address}}. Bitte eine andere Lieferadresse wählen oder anlegen.',
      use: 'Liefern an: {{address}}',
    },
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly offerDialogTexts: typeof de;
  }
}
