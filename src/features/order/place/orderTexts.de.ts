import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  customer: { locked: 'Der Kunde ist gesperrt' },
  order: {
    open: 'Noch offen',
    nothingOpen: 'Es ist alles da.',
    submit: 'Bestellung abschicken',
    submitting: 'Bestellung wird abgeschickt …',
    waiting: 'Wird abgeschickt, sobald gerechnet ist',
    waitingHint: 'Esc oder eine Änderung nimmt es zurück.',
    newSession: 'Neue Bestellung',
    basketIsEmpty: 'Artikel in den Warenkorb legen',
    basketPending: 'Warenkorb wird gespeichert …',
    quantityTyped: 'Eingegebene Menge von {{sku}} mit Enter übernehmen',
    articleTyped: 'Artikel {{sku}} ist noch nicht übernommen: Enter, oder Feld leeren',
    voucherTyped: 'Gutschein {{sku}} ist noch nicht übernommen: Enter, oder Feld leeren',
    bankDetailsPending: 'Bankverbindung wird geprüft …',
    stockWarning: 'Bestand von {{sku}} prüfen',
    preloadPending: 'Angaben werden übernommen …',
    preloadIncomplete: 'Nicht übernommene Angaben noch einmal versuchen oder ohne sie weiter',
    linesRefused: 'Nicht übernommene Artikel noch einmal versuchen oder entfernen',
    chosePaymentMethod: 'Zahlungsart wählen',
    bankDetailsMissing: 'Bankverbindung eingeben und prüfen oder der hinterlegten zustimmen',
    enterCustomerData: 'Kunden laden',
    billingAddressAbroad: 'Rechnungsadresse im Land der Bestellung eingeben',
    consentsPostponed: 'Nach den Einwilligungen fragen',
    loginUnfinished: 'Kundenanmeldung abschließen',
    formOpen: 'Formular übernehmen oder verwerfen',
    choseDeliveryAddress: 'Lieferadresse wählen',
    billingAddressBlocked: 'Andere Rechnungsadresse eintragen: diese ist gesperrt (KAT1)',
    addressBlocked: 'Andere Lieferadresse wählen: diese ist gesperrt (KAT1)',
    installmentPlanMissing: 'Ratenplan wählen',
    conditionsNotAccepted: 'Bedingungen des Ratenkaufs bestätigen',
    noPaymentLeft: 'Keine Zahlungsart möglich: Kunden an den Online-Shop verweisen',
    voucherPending: 'Gutschein wird geprüft …',
    totalChanged: 'Neuen Gesamtbetrag nennen',
    pickupPointNotAllowed: 'Andere Lieferadresse wählen: Die Artikel gehen nicht an eine Abholstelle',
    bulkyNotToPickupPoint: 'Andere Lieferadresse wählen: Sperrgut geht nicht an eine Packstation',
    CustomerWithoutEmail: 'E-Mail-Adresse fehlt: im Kanal Internet nötig, oder Kanal TV wählen',
    offerPending: 'Angebot wird berechnet …',
    offerFailed: 'Angebot neu berechnen',
    invalid: {
      customerData: 'Kundeninformationen oder Lieferadresse fehlen',
      dateOfBirth: 'Customer date of birth is empty: Geburtsdatum eintragen',
      email: 'E-Mail-Adresse des Kunden prüfen',
      paymentMethod: 'Die gewählte Zahlungsart ist nicht möglich',
      billingAddressEmpty: 'Billing address is empty: Rechnungsadresse eintragen',
      billingAddress: 'Rechnungsadresse des Kunden ist unvollständig',
    },
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly orderTexts: typeof de;
  }
}
