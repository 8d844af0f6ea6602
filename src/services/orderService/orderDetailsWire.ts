import * as v from 'valibot';
import { marketResearchConsents } from '~/domain/customer/customer';
import { salutations } from '~/domain/common/names';
import type { OrderDetails } from '~/domain/order/orderDetails';
import { amountOrZero, idText, optionalAmount, optionalId, optionalText, readEach } from '../http/commonWire';

// Every part is for display only: one that is malformed is left out, so that it does not hide the order.
const text = v.fallback(optionalText, null);
const id = v.fallback(optionalId, null);
const flag = v.fallback(v.nullish(v.boolean(), null), null);
const figure = v.fallback(v.nullish(v.number(), null), null);
const amount = v.fallback(optionalAmount, null);
const consentState = v.fallback(v.optional(v.picklist(marketResearchConsents)), undefined);
const consentFlag = v.fallback(v.optional(v.boolean()), undefined);

const WireOrderCustomer = v.object({
  externalCustomerId: id,
  salutation: v.fallback(v.nullish(v.picklist(salutations), null), null),
  firstName: v.fallback(v.nullish(v.string(), ''), ''),
  lastName: v.fallback(v.nullish(v.string(), ''), ''),
  dateOfBirth: text,
  email: text,
  phone: id,
  careOf: text,
  street: v.fallback(v.nullish(v.string(), ''), ''),
  streetNumber: v.fallback(v.nullish(idText, ''), ''),
  addressAddition: text,
  zipCode: v.fallback(v.nullish(idText, ''), ''),
  city: v.fallback(v.nullish(v.string(), ''), ''),
  countryCode: text,
  consents: v.fallback(
    v.nullish(
      v.object({
        emailNewsletter: consentFlag,
        exportDhlEmail: consentFlag,
        printedAdvertising: consentFlag,
        phoneMarketResearch: consentState,
        emailMarketResearch: consentState,
      }),
      null,
    ),
    null,
  ),
  dataProtection: flag,
  reception: text,
  preferredPaymentMethod: text,
  signupForNewsletter: flag,
  createAccount: flag,
});

const WirePayment = v.object({
  method: text,
  type: text,
  totalInterest: amount,
  installmentCount: figure,
  installment: amount,
  finalInstallment: amount,
  dueDay: figure,
  interestRate: figure,
  totalGrossAmount: amount,
});

/** A voucher of an offer, a code, or the codes as an order is created with them (REQ C12.3). */
const WireVoucher = v.union([
  v.pipe(
    v.object({
      code: id,
      codes: v.fallback(v.nullish(v.array(v.unknown()), []), []),
      value: amount,
      calculatedPercentageValue: amount,
    }),
    v.transform(({ code, codes, value, calculatedPercentageValue }) => [
      ...(code === null ? [] : [{ code, value: calculatedPercentageValue ?? value }]),
      ...readEach(idText, codes).map((other) => ({ code: other, value: null })),
    ]),
  ),
  v.pipe(
    v.string(),
    v.transform((code) => [{ code, value: null }]),
  ),
]);

const WireServiceVoucher = v.union([
  v.string(),
  v.pipe(
    v.object({ code: idText }),
    v.transform(({ code }) => code),
  ),
]);
const WireRestriction = v.union([
  v.string(),
  v.pipe(
    v.object({ reason: v.string() }),
    v.transform(({ reason }) => reason),
  ),
]);

/** The parts of an order that only the order display reads, after key conversion (REQ E2.8, CONTRACT 5). */
export const WireOrderDetails = v.object({
  customer: v.fallback(v.nullish(WireOrderCustomer, null), null),
  payment: v.fallback(v.nullish(WirePayment, null), null),
  voucher: v.fallback(v.nullish(v.unknown(), null), null),
  vouchers: v.fallback(v.nullish(v.array(v.unknown()), []), []),
  serviceVoucher: v.fallback(v.nullish(WireServiceVoucher, null), null),
  totalSavings: v.fallback(amountOrZero, 0),
  subtotal: amount,
  disChannel: id,
  sourceChannel: id,
  exportTarget: text,
  processingSystem: text,
  orderRestriction: v.fallback(v.nullish(WireRestriction, null), null),
  originalOrderId: id,
  createdAt: text,
});

/** The placeholder of the service for "no service voucher" (REQ C12.3). */
const noServiceVoucher = '----';

export function toOrderDetails(wire: v.InferOutput<typeof WireOrderDetails>): OrderDetails {
  const { payment, voucher, vouchers, serviceVoucher, disChannel, ...rest } = wire;
  return {
    ...rest,
    payment: payment === null ? null : { ...payment, method: payment.method ?? payment.type ?? '' },
    vouchers: readEach(WireVoucher, [...vouchers, voucher].flat())
      .flat()
      .filter(({ code }, index, all) => all.findIndex((other) => other.code === code) === index),
    serviceVoucher: serviceVoucher === noServiceVoucher || serviceVoucher === '' ? null : serviceVoucher,
    displayChannel: disChannel,
  };
}
