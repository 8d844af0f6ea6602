import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  waitlist: {
    title: 'Warteliste',
    status: {
      CREATED: 'aktiv',
      PROCESSED: 'Auftrag angelegt',
      CANCELLED: 'storniert',
      FAILED: 'fehlgeschlagen',
      REJECTED: 'abgelehnt',
      unknown: 'unbekannt ({{code}})',
    },
    cancelReason: {
      CUSTOMER_REQUEST: 'Wunsch des Kunden',
      DELIVERY_NOT_POSSIBLE: 'Lieferung nicht möglich',
      DETECTION_ERROR: 'Erfassungsfehler',
      WAITLIST_TIMEOUT: 'Wartezeit abgelaufen',
    },
    failure: {
      deviant_customer_data: 'Kundendaten weichen ab',
      general_crm_rejection: 'vom Kundensystem abgelehnt',
      general_erp_rejection: 'vom Warenwirtschaftssystem abgelehnt',
      unknown: 'Grund nicht bekannt',
    },
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly waitlistWords: typeof de;
  }
}
