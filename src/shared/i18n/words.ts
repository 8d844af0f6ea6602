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

export const deliveryTimeWords = {
  fourteenDaysDelay: 'product.delivery.fourteenDaysDelay',
  daysDeliveryTime: 'product.delivery.daysDeliveryTime',
  standardDeliveryTime: 'product.delivery.standardDeliveryTime',
} as const;

export const servicePointWords = {
  PACKSTATION: 'address.servicePoint.PACKSTATION',
  POSTFILIALE: 'address.servicePoint.POSTFILIALE',
  PAKETSHOP: 'address.servicePoint.PAKETSHOP',
  POSTSTATION: 'address.servicePoint.POSTSTATION',
} as const;

export const salutationWords = {
  MR: 'customer.salutation.MR',
  MS: 'customer.salutation.MS',
  COMPANY: 'customer.salutation.COMPANY',
  FAMILY: 'customer.salutation.FAMILY',
} as const;
