import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './orderCodeWords.de';

export const en: SameKeys<typeof de> = {
  orderCode: {
    type: {
      GUEST_ORDER: 'Guest order',
      EXISTING_CUSTOMER_ORDER: 'Order of an existing customer',
      NEW_CUSTOMER_ORDER: 'Order of a new customer',
    },
    source: {
      SHOP: 'Internet (manual)',
      SHOP_AUTOMATIC: 'Internet (automatic)',
      BACKOFFICE: 'Service CRM',
      MOBILE: 'Internet (mobile)',
      NEXT_APP: 'App',
      PHONE_BOT: 'Voice computer (IVR)',
      WAITLIST_SERVICE: 'Waitlist',
      SUBSCRIPTION_SERVICE: 'Subscription',
    },
    origin: {
      TV: 'TV',
      INTERNET: 'Internet',
      ECOM: 'Internet',
      IVR: 'Voice computer (IVR)',
      MAIL: 'E-mail',
      OUTB: 'Outbound',
      SCHR: 'in writing',
      TELE: 'Telephone',
      CLASSIC_TV: 'Classic TV',
      CLASSIC_APP: 'Classic app',
      CLASSIC_SHOP: 'Classic shop',
      HELLO_APP: 'Hello app',
    },
    target: {
      CRM: 'Customer system (CRM)',
      ERP: 'Order system (ERP)',
    },
  },
};
