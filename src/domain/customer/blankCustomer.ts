import type { Country } from '~/domain/common/country';
import type { Customer } from './customer';

interface BlankCustomer {
  readonly id: string;
  readonly isGuest: boolean;
  readonly country: Country;
}

/** A customer of this call of whom nothing is known yet: every field with its default. */
export function blankCustomer({ id, isGuest, country }: BlankCustomer): Customer {
  return {
    id,
    externalCustomerId: null,
    isGuest,
    skipDoubleCheck: false,
    salutation: null,
    firstName: '',
    lastName: '',
    email: null,
    dateOfBirth: null,
    phoneNumbers: [],
    billingAddress: null,
    deliveryAddresses: [],
    originCountry: country,
    type: 'REGULAR',
    locked: false,
    isLightUser: false,
    isHelloUser: false,
    consents: {
      emailNewsletter: false,
      exportDhlEmail: false,
      printedAdvertising: false,
      phoneMarketResearch: 'NOT_QUERIED',
      emailMarketResearch: 'NOT_QUERIED',
    },
    dataProtection: false,
    reception: null,
    pinChallenge: null,
    orderRestriction: null,
    indicators: { blocks: [], dunningLevel: 0, addressCategory: null },
    allowUpsells: true,
    isCreateDeliveryAddressAllowed: true,
    bankingDetails: null,
    preferredPaymentMethod: null,
    preferredAddressId: null,
  };
}
