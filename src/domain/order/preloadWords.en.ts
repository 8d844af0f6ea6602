import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './preloadWords.de';

export const en: SameKeys<typeof de> = {
  preload: {
    retry: '{{step}}: try again',
    open: '{{step}} open',
    done: '{{step}} taken over',
    skipped: '{{step}} left open',
    step: {
      deliveryAddress: 'Delivery address',
      serviceVoucher: 'Service voucher',
      basket: 'Basket',
      customer: 'Customer',
      voucher: 'Voucher',
      payment: 'Payment method',
    },
    technical: {
      deliveryAddress:
        'The delivery address could not be set. Try again, otherwise choose it under "Delivery address".',
      serviceVoucher: 'The service voucher could not be set. Try again, otherwise waive the shipping by hand.',
      basket: 'The basket could not be loaded. Try again, otherwise ask for the items and enter them anew.',
      customer: 'The customer could not be loaded. Try again, otherwise ask for the customer number and enter it.',
      voucher: 'The voucher could not be checked. Try again, otherwise ask for the code and redeem it.',
      payment: 'The payment method could not be chosen. Try again, otherwise choose it under "Payment".',
    },
    skip: 'Go on without',
    skipStep: '{{step}}: go on without',
    missing: {
      country: 'not deliverable in this country',
      subscriptionOnly: 'by subscription only',
      notReleased: 'not released yet',
      discontinued: 'no longer in the range',
      notAvailable: 'variant not available',
      soldOut: 'sold out',
      notFound: 'not found',
      notReserved: 'not enough in stock',
      quantityUnknown: 'quantity not known',
      basketFull: 'basket is full',
      failed: 'technical error, please try again',
    },
    articleAdded:
      'The basket of the voice computer cannot be read: article {{sku}} was added once anew. Please ask for the quantity and further articles.',
    problem: {
      basketNotReadable:
        'The basket of the voice computer cannot be read. Please ask for the articles and add them anew.',
      basketNotReadableArticle:
        'The basket of the voice computer cannot be read. It was about article {{number}}: please ask for variant and quantity and add it anew.',
      basketNotFound:
        'Technical error: the basket is gone. Apologise to the caller, ask for the articles and enter the order again.',
      articlesNotAdded: 'Not taken over: {{articles}}. Enter another article or go on without it.',
      addressNotPossible: 'The delivery address of the order is not on file and cannot be added. Choose another one.',
      needsCustomer: 'The customer is missing for the delivery address. Load the customer, then try again.',
      serviceVoucherUnknown: 'The service voucher {{code}} is not known. Waive the shipping by hand if needed.',
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
      onlyOneVoucher:
        'Voucher {{code}} is not redeemed, because an order takes only one. Ask the caller which one is to apply.',
      voucherNotForEmployees:
        'The voucher of the order is not valid for this kind of customer. Tell the caller and go on without it.',
      needsCustomerAndBasket: '{{step}}: customer or items are still missing. Load both, then try again.',
      noOffer:
        'Without a calculated offer the payment method of the order is not certain. Solve the problem of the offer, then try again.',
      paymentRefused: '{{method}}: {{reason}} – please offer another payment method.',
    },
  },
};
