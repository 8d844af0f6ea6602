import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  subscription: {
    isBeingCanceled: 'Kündigung wird bearbeitet',
    status: {
      ACTIVE: 'aktiv',
      CANCELED: 'gekündigt',
      CREATED: 'angelegt',
      FAILED: 'fehlgeschlagen',
      IN_PROGRESS: 'in Bearbeitung',
      DELAYED_IN_DELIVERY: 'Lieferverzug',
      unknown: 'Status nicht bekannt',
    },
    filterStatus: {
      ALL: 'Alle',
      ACTIVE: 'Aktiv',
      IN_PROGRESS: 'In Bearbeitung',
      DELAY_IN_DELIVERY: 'Lieferverzug',
      CANCELED: 'Gekündigt',
    },
    rotation: {
      ONE_MONTH: 'jeden Monat',
      TWO_MONTHS: 'alle 2 Monate',
      THREE_MONTHS: 'alle 3 Monate',
      FOUR_MONTHS: 'alle 4 Monate',
      FIVE_MONTHS: 'alle 5 Monate',
      SIX_MONTHS: 'alle 6 Monate',
    },
    start: {
      TODAY: 'Heute',
      ONE_WEEK: 'In einer Woche',
      TWO_WEEKS: 'In zwei Wochen',
      THREE_WEEKS: 'In drei Wochen',
      SIX_WEEKS: 'In sechs Wochen',
      ONE_MONTH: 'In einem Monat',
      SKIP_NEXT_DELIVERY: 'Nächste Lieferung überspringen',
      CUSTOM: 'Eigenes Datum',
    },
    cancelReason: {
      ANIMAL_DIED: 'Tier verstorben',
      INCOMPATIBILITY: 'Unverträglichkeit',
      COLLECTION: 'Inkasso',
      QUANTITY_BECAME_TOO_MUCH: 'Menge wurde zu groß',
      CUSTOMER_DIDNT_WANT_SUBSCRIPTION: 'Kunde wollte kein Abonnement',
      PRODUCT_REGULARLY_OFFERED_CHEAPER: 'Produkt ist regelmäßig günstiger im Angebot',
      NO_MORE_NEED: 'Kein Bedarf mehr',
      NO_INDICATION_OF_REASON: 'Ohne Angabe von Gründen',
      DOUBLE_SUBSCRIPTION: 'Doppeltes Abonnement',
      WRONG_SUBSCRIPTION: 'Falsches Abonnement',
      ORDER_RESTRICTION: 'Bestelleinschränkung',
      NO_LONGER_ON_OFFER: 'Nicht mehr im Angebot',
      HSE_DECISION: 'Entscheidung von HSE',
      SUBSCRIPTION_EXPIRED: 'Abonnement abgelaufen',
      VARIANT_CHANGE: 'Wechsel der Variante',
      PRICE_INCREASE: 'Preiserhöhung',
    },
    keywordType: {
      DELIVERY_PRODUCT_NO: 'Werbe BNR',
      SUBSCRIPTION_NO: 'Abonummer',
      CUSTOMER_NO: 'Kundennummer',
    },
    dateKind: {
      CREATION_DATE: 'Erstellungsdatum',
      NEXT_DELIVERY_DATE: 'Nächster Liefertermin',
      PREVIOUS_EDIT_DATE: 'Letzte Bearbeitung',
    },
    sort: {
      CREATION_DATE: 'Erstellungsdatum',
      NEXT_ORDER_DATE: 'Nächster Liefertermin',
      UPDATED_DATE: 'Letzte Bearbeitung',
      PRODUCT_NAME: 'Produktname',
    },
    move: {
      WEEK: 'Um eine Woche verschieben',
      MONTH: 'Um einen Monat verschieben',
      SKIP: 'Lieferungen aussetzen',
    },
    skip: {
      ONE_MONTH: '1 Monat',
      TWO_MONTHS: '2 Monate',
      THREE_MONTHS: '3 Monate',
      FOUR_MONTHS: '4 Monate',
      FIVE_MONTHS: '5 Monate',
      SIX_MONTHS: '6 Monate',
    },
    result: {
      PROCESSED: 'geändert',
      FAILED: 'fehlgeschlagen',
    },
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly subscriptionWords: typeof de;
  }
}
