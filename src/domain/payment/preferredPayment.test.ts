import { expect, it } from 'vitest';
import { paymentMethods } from './payment';
import { preferredPaymentProblem } from './preferredPayment';

const withoutDetails = {
  INVOICE: null,
  DIRECT_DEBIT: 'needsBankDetails',
  CASH_ON_DELIVERY: null,
  INSTALLMENTS: 'needsBankDetails',
  INSTALLMENTS_FACTORING: 'needsBankDetails',
  PAYPAL: 'onlineShopOnly',
  CREDIT_CARD: 'onlineShopOnly',
  SOFORT: null,
} as const;

it.each(paymentMethods)('%s as preferred payment, with and without banking details (REQ B12.1, B12.2)', (method) => {
  const expected = withoutDetails[method];
  expect(preferredPaymentProblem(method, false)).toBe(expected);
  expect(preferredPaymentProblem(method, true)).toBe(expected === 'needsBankDetails' ? null : expected);
});
