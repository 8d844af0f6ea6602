import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './orderFailureTexts.de';

export const en: SameKeys<typeof de> = {
  order: {
    checkFailed: 'The order could not be checked and was not sent. Please place it again.',
    unavailable: 'The order was not created. Placing it again is safe.',
    confirmedShort: 'Order {{number}} has been created.',
    resend: 'Send again',
    lookUpAgain: 'Look again',
    unknown: {
      running: 'Outcome unknown: looking into the order history …',
      failed: 'Outcome unknown, and the order history gives no information. Please do not order anew, but look again.',
      notThere: 'The order did not arrive. It can safely be sent again.',
    },
    created: {
      running: 'The order has been created. Looking up its number and total …',
      failed:
        'The order has been created. Its number and total could not be looked up. Please do not order anew, but look again.',
    },
    failure: {
      refused: 'The order was not accepted.',
      credit_limit_exceeded: 'The order value is too high. Please reduce the basket or change the payment method.',
      missing_banking_info: 'The bank details are missing. Please enter them.',
      missing_delivery_address: 'The delivery address is missing. Please choose one.',
      order_with_address_category1_not_allowed:
        'Nothing may be delivered to this delivery address (KAT1). Please choose another.',
      stock_reservation_failure: 'An article has sold out in the meantime. Please check the basket.',
      BasketNotFound:
        'The service no longer has the basket. The order was not created, the basket is being created again: please check it and send again.',
      product_not_sellable: 'An article can no longer be ordered. Please take it out of the basket.',
      product_not_found: 'An article was deleted. Please take it out of the basket.',
      invalid_variant_sku: 'A variant no longer exists. Please take it out of the basket.',
      deviant_customer_data: 'The customer data differ. Please check them.',
      general_crm_rejection: 'Customer management rejected the order.',
      general_erp_rejection: 'Merchandise management rejected the order.',
    },
  },
};
