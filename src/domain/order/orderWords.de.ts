import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  customerSearch: {
    openHistory: 'Bestellhistorie öffnen',
  },
  order: {
    failure: {
      order_with_invoice_address_category1_not_allowed: 'Die Rechnungsadresse ist gesperrt (KAT1).',
    },
    number: 'Auftragsnummer',
    claim: 'Reklamation',
    cancelReason: {
      CUSTOMER_REQUEST: 'Wunsch des Kunden',
      WRONG_ITEM: 'Falscher Artikel bestellt',
      DOUBLE_ORDER: 'Doppelt bestellt',
      DELIVERY_TOO_LONG: 'Lieferung dauert zu lange',
      OTHER: 'Anderer Grund',
    },
  },
  history: {
    placedAt: 'Bestellt am',
  },
  workList: {
    title: 'Arbeitsliste',
    notOpened: 'noch nicht geöffnet',
    markOf: {
      open: 'offen',
      skipped: 'übersprungen',
      done: 'erledigt',
    },
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly orderWords: typeof de;
  }
}
