import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './inflightTexts.de';

export const en: SameKeys<typeof de> = {
  inflight: {
    code: 'Order code',
    codeHint: 'The voice computer tells it to the caller at the end.',
    codeMissing: 'Please enter the code.',
    load: 'Load order',
    loading: 'Loading order {{code}} …',
    notFound: 'There is no order for code {{code}}. Ask for the code again or take the order anew.',
    failed: 'Order {{code}} could not be loaded. Try again, otherwise take the order anew in the order entry.',
    order: 'Order {{code}} from the voice computer',
    otherCode: 'Enter another code',
    understood: 'Got it',
    article: 'The caller named the article number {{number}}.',
    rejection: {
      headline: {
        INVALID_BASE_PRODUCT_NUMBER_SELECTION: 'The item number was not recognised.',
        INVALID_PRODUCT_VARIANT_SELECTION: 'No variant was chosen.',
        INVALID_CROSS_SELLING: 'The additional offer could not be completed.',
        INVALID_AUTHENTICATION: 'The caller could not sign in.',
        INVALID_VOUCHER_SELECTION: 'The voucher was not accepted.',
        INVALID_ADDRESS_SELECTION: 'No delivery address was chosen.',
        INVALID_PAYMENT_METHOD_SELECTION: 'No payment method was chosen.',
        INVALID_ORDER: 'The order could not be completed.',
        TAKEBACK_BY_FORWARDER: 'Old device: clarify collection by the forwarder.',
        TAKEBACK_BY_PARCEL: 'Old device: clarify return by parcel.',
        TAKEBACK_BY_BOTH: 'Old devices: clarify the return for each item.',
        BASKET_NOT_FOUND: 'Technical error: the basket is gone.',
        unknown: 'The voice computer gave up.',
      },
      instruction: {
        INVALID_BASE_PRODUCT_NUMBER_SELECTION:
          'Ask for item number or broadcast, find the item and put it into the basket. Then complete the order.',
        INVALID_PRODUCT_VARIANT_SELECTION: 'Ask for size, colour or other variant and put the item into the basket.',
        INVALID_CROSS_SELLING: 'Ask whether the additional item is wanted and put it into the basket if so.',
        INVALID_AUTHENTICATION:
          'Ask for name and customer number and confirm the customer as usual by PIN or date of birth. If it is somebody else, load that customer number.',
        INVALID_VOUCHER_SELECTION:
          'Ask for the voucher code and redeem it; otherwise find out whether to order without it.',
        INVALID_ADDRESS_SELECTION: 'Ask for the delivery address and choose or create it.',
        INVALID_PAYMENT_METHOD_SELECTION:
          'Ask for the payment method and choose it; what is not possible stands with its reason at "Payment".',
        INVALID_ORDER: 'Go through customer, items, address and payment with the caller and submit the order here.',
        TAKEBACK_BY_FORWARDER:
          'Ask whether an old device is to be collected and note it at the item. The forwarder takes it along free of charge on delivery.',
        TAKEBACK_BY_PARCEL:
          'Ask whether an old device is to be returned and note it at the item. It is sent in by parcel free of charge.',
        TAKEBACK_BY_BOTH:
          'Ask about an old device for each item and note it there. The forwarder takes large ones along, small ones are sent in by parcel free of charge.',
        BASKET_NOT_FOUND: 'Apologise to the caller, ask for the items and enter the order again.',
        unknown: 'Go through what is there already with the caller and complete the order here.',
      },
    },
  },
};
