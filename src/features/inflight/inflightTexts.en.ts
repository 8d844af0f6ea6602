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
    done: '{{step}} taken over',
    open: '{{step}} open',
    retry: '{{step}}: try again',
    step: { basket: 'Basket', customer: 'Customer', voucher: 'Voucher', payment: 'Payment method' },
    technical: {
      basket: 'The basket could not be loaded. Try again, otherwise ask for the items and enter them anew.',
      customer: 'The customer could not be loaded. Try again, otherwise ask for the customer number and enter it.',
      voucher: 'The voucher could not be checked. Try again, otherwise ask for the code and redeem it.',
      payment: 'The payment method could not be chosen. Try again, otherwise choose it under "Payment".',
    },
    problem: {
      interrupted: '{{step}}: the transfer was interrupted. Try again or complete it by hand.',
      articlesUnknown:
        'The items are in the basket, but some have no name and price yet. Try again before reading them out.',
      basketInUse:
        'The basket of the order was not taken over because there are items here by now. Ask what is missing and enter it.',
      customerNotFound:
        'The customer number {{number}} of the order does not exist. Ask for customer number or name and search.',
      customerStopped: 'The customer of the order cannot go on like this. Reason and next step stand at the customer.',
      customerNotIdentified: 'The customer of the order is not confirmed yet. Try again or load another customer.',
      otherCustomer: 'Another customer than that of the order is loaded. Find out with the caller who is ordering.',
      voucherRefused: 'Voucher {{code}} is not accepted.',
      voucherTodo: 'Tell the caller and ask for another voucher, or go on without it.',
      voucherNotForEmployees:
        'The voucher of the order is not valid for this kind of customer. Tell the caller and go on without it.',
      needsCustomerAndBasket: '{{step}}: customer or items are still missing. Load both, then try again.',
      noOffer:
        'Without a calculated offer the payment method of the order is not certain. Solve the problem of the offer, then try again.',
      paymentRefused: '{{method}} is not possible for this order: {{reason}} Offer another payment method.',
    },
    rejection: {
      productNumber: {
        headline: 'The item number was not recognised.',
        instruction:
          'Ask for item number or broadcast, find the item and put it into the basket. Then complete the order.',
      },
      variant: {
        headline: 'No variant was chosen.',
        instruction: 'Ask for size, colour or other variant and put the item into the basket.',
      },
      crossSelling: {
        headline: 'The additional offer could not be completed.',
        instruction: 'Ask whether the additional item is wanted and put it into the basket if so.',
      },
      authentication: {
        headline: 'The caller could not sign in.',
        instruction:
          'Ask for name and customer number and confirm the customer as usual by PIN or date of birth. If it is somebody else, load that customer number.',
      },
      voucher: {
        headline: 'The voucher was not accepted.',
        instruction: 'Ask for the voucher code and redeem it; otherwise find out whether to order without it.',
      },
      address: {
        headline: 'No delivery address was chosen.',
        instruction: 'Ask for the delivery address and choose or create it.',
      },
      payment: {
        headline: 'No payment method was chosen.',
        instruction:
          'Ask for the payment method and choose it; what is not possible stands with its reason at "Payment".',
      },
      order: {
        headline: 'The order could not be completed.',
        instruction: 'Go through customer, items, address and payment with the caller and submit the order here.',
      },
      takeBackByForwarder: {
        headline: 'Old device: clarify collection by the forwarder.',
        instruction:
          'Ask whether an old device is to be collected and note it at the item. The forwarder takes it along free of charge on delivery.',
      },
      takeBackByParcel: {
        headline: 'Old device: clarify return by parcel.',
        instruction:
          'Ask whether an old device is to be returned and note it at the item. It is sent in by parcel free of charge.',
      },
      takeBackByBoth: {
        headline: 'Old devices: clarify the return for each item.',
        instruction:
          'Ask about an old device for each item and note it there. The forwarder takes large ones along, small ones are sent in by parcel free of charge.',
      },
      basketNotFound: {
        headline: 'Technical error: the basket is gone.',
        instruction: 'Apologise to the caller, ask for the items and enter the order again.',
      },
      unknown: {
        headline: 'The voice computer gave up.',
        instruction: 'Go through what is there already with the caller and complete the order here.',
      },
    },
  },
};
