import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  orderCode: {
    type: {
      GUEST_ORDER: 'Gastbestellung',
      EXISTING_CUSTOMER_ORDER: 'Bestellung eines Bestandskunden',
      NEW_CUSTOMER_ORDER: 'Bestellung eines Neukunden',
    },
    source: {
      SHOP: 'Internet (manuell)',
      SHOP_AUTOMATIC: 'Internet (automatisch)',
      BACKOFFICE: 'Service-CRM',
      MOBILE: 'Internet (mobil)',
      NEXT_APP: 'App',
      PHONE_BOT: 'Sprachcomputer (IVR)',
      WAITLIST_SERVICE: 'Warteliste',
      SUBSCRIPTION_SERVICE: 'Abonnement',
    },
    origin: {
      TV: 'TV',
      INTERNET: 'Internet',
      ECOM: 'Internet',
      IVR: 'Sprachcomputer (IVR)',
      MAIL: 'E-Mail',
      OUTB: 'Outbound',
      SCHR: 'schriftlich',
      TELE: 'Telefon',
      CLASSIC_TV: 'Classic TV',
      CLASSIC_APP: 'Classic App',
      CLASSIC_SHOP: 'Classic Shop',
      HELLO_APP: 'Hello App',
    },
    target: {
      CRM: 'Kundenverwaltung (CRM)',
      ERP: 'Warenwirtschaft (ERP)',
    },
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly orderCodeWords: typeof de;
  }
}
