import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  order: {
    checkFailed: 'Die Bestellung konnte nicht geprüft werden und wurde nicht abgeschickt. Bitte erneut abschicken.',
    unavailable: 'Die Bestellung ist nicht angelegt. Erneut abschicken ist gefahrlos.',
    confirmedShort: 'Auftrag {{number}} ist angelegt.',
    resend: 'Erneut senden',
    lookUpAgain: 'Erneut nachsehen',
    unknown: {
      running: 'Ausgang unbekannt: In der Bestellhistorie wird nachgesehen …',
      failed:
        'Ausgang unbekannt, und die Bestellhistorie gibt keine Auskunft. Bitte nicht neu bestellen, sondern erneut nachsehen.',
      notThere: 'Die Bestellung ist nicht angekommen. Sie kann gefahrlos erneut gesendet werden.',
    },
    created: {
      running: 'Die Bestellung ist angelegt. Auftragsnummer und Gesamtbetrag werden nachgesehen …',
      failed:
        'Die Bestellung ist angelegt. Auftragsnummer und Gesamtbetrag ließen sich nicht nachsehen. Bitte nicht neu bestellen, sondern erneut nachsehen.',
    },
    failure: {
      refused: 'Die Bestellung wurde nicht angenommen.',
      credit_limit_exceeded:
        'Der Bestellwert ist zu hoch. Bitte den Warenkorb verkleinern oder die Zahlungsart wechseln.',
      missing_banking_info: 'Die Bankverbindung fehlt. Bitte eingeben.',
      missing_delivery_address: 'Die Lieferadresse fehlt. Bitte wählen.',
      order_with_address_category1_not_allowed:
        'An diese Lieferadresse darf nicht geliefert werden (KAT1). Bitte eine andere wählen.',
      stock_reservation_failure: 'Ein Artikel ist inzwischen ausverkauft. Bitte den Warenkorb prüfen.',
      BasketNotFound:
        'Der Dienst hat den Warenkorb nicht mehr. Die Bestellung ist nicht angelegt, der Warenkorb wird neu angelegt: bitte prüfen und erneut abschicken.',
      product_not_sellable: 'Ein Artikel ist nicht mehr bestellbar. Bitte aus dem Warenkorb nehmen.',
      product_not_found: 'Ein Artikel wurde gelöscht. Bitte aus dem Warenkorb nehmen.',
      invalid_variant_sku: 'Eine Ausführung gibt es nicht mehr. Bitte aus dem Warenkorb nehmen.',
      deviant_customer_data: 'Die Kundendaten weichen ab. Bitte prüfen.',
      general_crm_rejection: 'Die Kundenverwaltung hat die Bestellung abgelehnt.',
      general_erp_rejection: 'Die Warenwirtschaft hat die Bestellung abgelehnt.',
    },
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly orderFailureTexts: typeof de;
  }
}
