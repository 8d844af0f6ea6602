import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  orderStatus: {
    received: 'eingegangen',
    processing: 'in Bearbeitung',
    inDelivery: 'in Zustellung',
    dispatched: 'versendet',
    cancelled: 'storniert',
    returned: 'retourniert',
    partiallyReturned: 'teilweise retourniert',
    CREATED: 'angelegt',
    SUBMITTED: 'übermittelt',
    ACCEPTED: 'angenommen',
    REJECTED: 'abgelehnt',
    FAILED: 'fehlgeschlagen',
    CANCELLED: 'storniert',
    ERP_EXPORT_IN_PROGRESS: 'wird übertragen',
    RECREATED_ORDER: 'neu angelegt',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly orderStatusTexts: typeof de;
  }
}
