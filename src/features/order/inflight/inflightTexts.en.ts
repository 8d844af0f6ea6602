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
      callerCheck: {
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
