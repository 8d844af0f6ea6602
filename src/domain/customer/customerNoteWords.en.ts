import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './customerNoteWords.de';

export const en: SameKeys<typeof de> = {
  customer: {
    restriction: {
      DUPLICATE: {
        label: 'Duplicate',
        say: 'You have a second customer account with us.',
        do: 'Find the other customer account and continue there.',
      },
      GDPR_DELETION: {
        label: 'GDPR deletion',
        say: 'Your data are being deleted at your request, so I cannot place an order here.',
        do: 'Create a new customer; the duplicate check is skipped then.',
      },
      PERMANENT_RETURNER: {
        label: 'Permanent returner',
        say: 'We no longer accept orders for this customer account.',
        do: 'Take no order; refer to the letter from customer service.',
      },
      CUSTOMER_REQUEST: {
        label: 'locked at own request',
        say: 'Your customer account was locked at your request.',
        do: 'Ask about the request; the team leader can unlock the account.',
      },
      UNKNOWN_ADDRESS: {
        label: 'Address unknown',
        say: 'We were recently unable to reach you at your address.',
        do: 'Ask for the new address and pass it to the team leader for approval.',
      },
      FRAUD: {
        label: 'Suspected fraud',
        say: 'I cannot take an order for this customer account at the moment.',
        do: 'Give no reason, take no order, inform the team leader.',
      },
      DECEASED: {
        label: 'reported as deceased',
        say: 'This customer account is closed.',
        do: "Continue with the caller's name as a new customer; if it is a mistake, inform the team leader.",
      },
      NON_PAYER: {
        label: 'Non-payer',
        say: 'There are still open amounts on your customer account.',
        do: 'Take no order; refer to accounting.',
      },
      PRANK_ORDER: {
        label: 'Prank orders',
        say: 'I cannot take an order for this customer account.',
        do: 'Take no order, inform the team leader.',
      },
      UNDERAGE: {
        label: 'under age',
        say: 'Customers must be at least 18 years old to order from us.',
        do: 'Take no order; an adult can call in person.',
      },
      DISABILITY: {
        label: 'not legally competent',
        say: 'A guardian places the orders for this customer account.',
        do: 'Ask for the guardian, otherwise take no order.',
      },
      DEPARTED_EMPLOYEE: {
        label: 'departed employee',
        say: 'Your employee account is no longer active.',
        do: 'Create as a new customer without employee discount.',
      },
      DEPARTED_CREATOR: {
        label: 'departed creator',
        say: 'Your creator account is no longer active.',
        do: 'Create as a new customer without discount.',
      },
      ARCHIVED: {
        label: 'archived',
        say: 'Your customer account has not been used for a long time and is archived.',
        do: 'Create as a new customer.',
      },
      TO_BE_ARCHIVED: {
        label: 'being archived',
        say: 'Your customer account is being archived at the moment.',
        do: 'Create as a new customer or try again tomorrow.',
      },
      unknown: {
        label: 'locked',
        say: 'I cannot take an order for this customer account at the moment.',
        do: 'Ask the team leader for the reason.',
      },
    },
    block: {
      ADDRESS_CAT_2: {
        label: 'Address category 2',
        say: 'Your order will be checked briefly before it is dispatched.',
        do: 'Take the order; invoice may be refused, offer cash on delivery.',
      },
      NEW_CUSTOMER_ADDRESS_CAT_4: {
        label: 'New customer, address category 4',
        say: 'We check the address with the first order.',
        do: 'Compare the address carefully, offer cash on delivery.',
      },
      DUNNING_LEVEL_1: {
        label: 'Dunning level 1',
        say: 'There is still an open amount on your customer account.',
        do: 'Remind of the open amount; instalments are not possible.',
      },
      DUNNING_LEVEL_2: {
        label: 'Dunning level 2 or higher',
        say: 'Please pay the open amount first.',
        do: 'Offer cash on delivery only; refer to accounting.',
      },
      INSTALLMENT_DUNNING: {
        label: 'Instalment reminder sent',
        say: 'An instalment of your last order is still open.',
        do: 'Offer no instalments; remind of the open one.',
      },
      MAJOR_REPORT: {
        label: 'ongoing major report',
        say: 'An enquiry about your last delivery is still under way.',
        do: 'Take the order; it is released once the enquiry is settled.',
      },
      HIGH_RETURN_RATE: {
        label: 'high return rate',
        say: 'We are glad to advise you in detail so that the article fits straight away.',
        do: 'Describe the article precisely, compare size and variant.',
      },
      HIGH_ORDER_VALUE: {
        label: 'high order value',
        say: 'Your order will be checked briefly because of its value.',
        do: 'Take the order; the check takes up to one working day.',
      },
      NO_ORDER_VALUE: {
        label: 'no order value approved',
        say: 'I am sorry, I cannot place an order by invoice at the moment.',
        do: 'Offer cash on delivery.',
      },
      EXTERNAL_CHECK: {
        label: 'external check',
        say: 'Your order will be checked briefly.',
        do: 'Take the order; the result comes by post or e-mail.',
      },
      CREDIT_LIMIT: {
        label: 'Credit limit reached',
        say: 'The limit for invoice and instalments is used up.',
        do: 'Reduce the basket or offer cash on delivery.',
      },
      INSOLVENCY: {
        label: 'Insolvency',
        say: 'I am sorry, I cannot place an order by invoice or in instalments.',
        do: 'Refer to the online shop.',
      },
      TEMPORARY_DELIVERY_BLOCK: {
        label: 'temporary delivery block',
        say: 'Deliveries to you are suspended for the time being.',
        do: 'Promise no order; ask the team leader when the block ends.',
      },
      unknown: {
        label: 'Block',
        say: 'Your order will be checked briefly.',
        do: 'Ask the team leader what the block means.',
      },
    },
    noteSay: 'Say: “{{text}}”',
  },
};
