/** Words for codes that several features show; the codes stand as plain text because nothing of the business lives here. */
export const paymentMethodWords = {
  INVOICE: 'payment.method.INVOICE',
  DIRECT_DEBIT: 'payment.method.DIRECT_DEBIT',
  CASH_ON_DELIVERY: 'payment.method.CASH_ON_DELIVERY',
  INSTALLMENTS: 'payment.method.INSTALLMENTS',
  INSTALLMENTS_FACTORING: 'payment.method.INSTALLMENTS_FACTORING',
  PAYPAL: 'payment.method.PAYPAL',
  CREDIT_CARD: 'payment.method.CREDIT_CARD',
  SOFORT: 'payment.method.SOFORT',
} as const;

export const countryWords = { DE: 'country.DE', AT: 'country.AT', CH: 'country.CH' } as const;

export const inCountryWords = { DE: 'inCountry.DE', AT: 'inCountry.AT', CH: 'inCountry.CH' } as const;

export const servicePointWords = {
  PACKSTATION: 'address.servicePoint.PACKSTATION',
  POSTFILIALE: 'address.servicePoint.POSTFILIALE',
  PAKETSHOP: 'address.servicePoint.PAKETSHOP',
  POSTSTATION: 'address.servicePoint.POSTSTATION',
} as const;

export const birthDateWords = {
  missing: 'customer.dateOfBirth.required',
  notADate: 'birthDate.notADate',
  before1900: 'birthDate.before1900',
  inFuture: 'birthDate.inFuture',
  underage: 'birthDate.underage',
} as const;

export const addressKindWords = {
  VERIFIED: 'addressCheck.kind.VERIFIED',
  NORMALIZED: 'addressCheck.kind.NORMALIZED',
  ABBREVIATION: 'addressCheck.kind.ABBREVIATION',
  FULL_TITLE: 'addressCheck.kind.FULL_TITLE',
  CORRECTED: 'addressCheck.kind.CORRECTED',
  DUBIOUS: 'addressCheck.kind.DUBIOUS',
  RENAMED: 'addressCheck.kind.RENAMED',
  WITHOUT: 'addressCheck.kind.WITHOUT',
  EMPTY: 'addressCheck.kind.EMPTY',
  NOT_FOUND: 'addressCheck.kind.NOT_FOUND',
  PACKSTATION: 'addressCheck.kind.PACKSTATION',
  PARTIALLY: 'addressCheck.kind.PARTIALLY',
} as const;

export const salutationWords = {
  MR: 'customer.salutation.MR',
  MS: 'customer.salutation.MS',
  COMPANY: 'customer.salutation.COMPANY',
  FAMILY: 'customer.salutation.FAMILY',
} as const;
