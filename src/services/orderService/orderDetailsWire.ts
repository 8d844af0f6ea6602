import * as v from 'valibot';
import type { OrderDetails } from '~/domain/order/orderDetails';
import { paymentMethods } from '~/domain/payment/payment';
import { optionalRestriction } from '../http/restrictionWire';
import { shownAmount, shownAmountOrZero } from '../http/wireFigures';
import {
  codeText,
  idText,
  list,
  optionalNumber,
  optionalPart,
  optionalText,
  optionalTime,
  readEach,
} from '../http/wireValues';
import { WireOrderCustomer, toOrderCustomer } from './orderCustomerWire';
import { optionalServiceVoucher } from './serviceVoucherWire';

// Every part is for display only: one that is malformed is left out, so that it does not hide the order.
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

/** The parts of an order that only the order display reads, after key conversion (REQ E2.8, CONTRACT 5). */
export const WireOrderDetails = v.object({
  customer: optionalPart(WireOrderCustomer),
  payment: optionalPart(WirePayment),
  voucher: v.nullish(v.unknown(), null),
  vouchers: list,
  serviceVoucher: optionalServiceVoucher,
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

export function toOrderDetails(wire: v.InferOutput<typeof WireOrderDetails>): OrderDetails {
  const { customer, payment, voucher, vouchers, disChannel, ...rest } = wire;
  return {
    ...rest,
    customer: customer === null ? null : toOrderCustomer(customer),
    payment: payment === null ? null : { ...payment, method: payment.method || payment.type },
    vouchers: readEach(WireVoucher, [...vouchers, voucher].flat())
      .flat()
      .filter(({ code }, index, all) => all.findIndex((other) => other.code === code) === index),
    displayChannel: disChannel,
  };
}
