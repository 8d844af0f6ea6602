import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './waitlistWords.de';

export const en: SameKeys<typeof de> = {
  waitlist: {
    title: 'Waitlist',
    status: {
      CREATED: 'active',
      PROCESSED: 'order created',
      CANCELLED: 'cancelled',
      FAILED: 'failed',
      REJECTED: 'rejected',
      unknown: 'unknown ({{code}})',
    },
    cancelReason: {
      CUSTOMER_REQUEST: 'Request of the customer',
      DELIVERY_NOT_POSSIBLE: 'Delivery not possible',
      DETECTION_ERROR: 'Entered by mistake',
      WAITLIST_TIMEOUT: 'Waiting time is over',
    },
    failure: {
      deviant_customer_data: 'customer data differ',
      general_crm_rejection: 'rejected by the customer system',
      general_erp_rejection: 'rejected by the merchandise system',
      unknown: 'reason not known',
    },
  },
};
