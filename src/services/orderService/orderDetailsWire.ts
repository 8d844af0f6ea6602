import * as v from 'valibot';
import { memberOf } from '~/domain/common/memberOf';
import { completePostcode } from '~/domain/address/postcode';
import { countries } from '~/domain/common/country';
import { salutations } from '~/domain/common/names';
import type { OrderDetails } from '~/domain/order/orderDetails';
import { paymentMethods } from '~/domain/payment/payment';
import { consentsOr } from '../http/personWire';
import { optionalRestriction } from '../http/restrictionWire';
import { shownAmount, shownAmountOrZero } from '../http/wireFigures';
import {
  codeOr,
  codeText,
  idText,
  list,
  optionalCode,
  optionalDay,
  optionalFlag,
  optionalNumber,
  optionalPart,
  optionalText,
  optionalTime,
  readEach,
  text,
  optionalCustomerNumber,
} from '../http/wireValues';

// Every part is for display only: one that is malformed is left out, so that it does not hide the order.
const WireOrderPerson = v.object({
  externalCustomerId: optionalCustomerNumber,
  salutation: codeOr(salutations, null),
  firstName: text,
  lastName: text,
  dateOfBirth: optionalDay,
  email: optionalText,
  phone: optionalText,
  careOf: optionalText,
  street: text,
  streetNumber: text,
  addressAddition: optionalText,
  zipCode: text,
  city: text,
  countryCode: optionalCode(countries),
  consents: optionalPart(consentsOr(null, null)),
  dataProtection: optionalFlag,
  reception: optionalText,
  preferredPaymentMethod: optionalCode(paymentMethods),
  signupForNewsletter: optionalFlag,
  createAccount: optionalFlag,
});
const WireOrderCustomer = v.pipe(
  WireOrderPerson,
  v.transform((person) => ({
    ...person,
    zipCode: completePostcode(person.zipCode, memberOf(countries, person.countryCode)),
  })),
);

const WirePayment = v.object({
  method: codeText(paymentMethods),
  type: codeText(paymentMethods),
  totalInterest: shownAmount,
  installmentCount: optionalNumber,
  installment: shownAmount,
  finalInstallment: shownAmount,
  dueDay: optionalNumber,
  interestRate: optionalNumber,
  totalGrossAmount: shownAmount,
});

/** A voucher of an offer, a code, or the codes as an order is created with them (REQ C12.3). */
const WireVoucher = v.union([
  v.pipe(
    v.object({
      code: optionalText,
      codes: list,
      value: shownAmount,
      calculatedPercentageValue: shownAmount,
    }),
    v.transform(({ code, codes, value, calculatedPercentageValue }) => [
      ...(code === null ? [] : [{ code, value: calculatedPercentageValue ?? value }]),
      ...readEach(idText, codes).map((other) => ({ code: other, value: null })),
    ]),
  ),
  v.pipe(
    idText,
    v.transform((code) => [{ code, value: null }]),
  ),
]);

/** A value by itself, or in an object. */
const WireServiceVoucher = v.union([
  idText,
  v.pipe(
    v.object({ code: idText }),
    v.transform(({ code }) => code),
  ),
]);

/** The parts of an order that only the order display reads, after key conversion (REQ E2.8, CONTRACT 5). */
export const WireOrderDetails = v.object({
  customer: optionalPart(WireOrderCustomer),
  payment: optionalPart(WirePayment),
  voucher: v.nullish(v.unknown(), null),
  vouchers: list,
  serviceVoucher: optionalPart(WireServiceVoucher),
  totalSavings: shownAmountOrZero,
  subtotal: shownAmount,
  disChannel: optionalText,
  sourceChannel: optionalText,
  exportTarget: optionalText,
  processingSystem: optionalText,
  orderRestriction: optionalRestriction,
  originalOrderId: optionalText,
  createdAt: optionalTime,
});

/** The placeholder of the service for "no service voucher" (REQ C12.3). */
const noServiceVoucher = '----';

export function toOrderDetails(wire: v.InferOutput<typeof WireOrderDetails>): OrderDetails {
  const { payment, voucher, vouchers, serviceVoucher, disChannel, ...rest } = wire;
  return {
    ...rest,
    payment: payment === null ? null : { ...payment, method: payment.method || payment.type },
    vouchers: readEach(WireVoucher, [...vouchers, voucher].flat())
      .flat()
      .filter(({ code }, index, all) => all.findIndex((other) => other.code === code) === index),
    serviceVoucher: serviceVoucher === noServiceVoucher || serviceVoucher === '' ? null : serviceVoucher,
    displayChannel: disChannel,
  };
}
