import * as v from 'valibot';
import { currencies } from '~/domain/common/country';
import { pick } from '~/domain/common/pick';
import type { OrderContent, OriginalOrder } from '~/domain/order/editOrder';
import { positionFields } from '~/domain/order/editOrderChanges';
import { toAddress } from '../http/commonWire';
import { cleanText } from '../http/serviceError';
import {
  codeOr,
  codeText,
  flagOr,
  id,
  list,
  listOf,
  optionalAmount,
  optionalCustomerNumber,
  optionalList,
  optionalPart,
  optionalText,
  optionalTime,
  readEach,
  text,
} from '../http/wireValues';
import { WireFigures, WireItem, optionalAddress, shippingOf } from './editPartsWire';
import { optionalPayment, toPayment } from './editPaymentWire';
import { optionalPerson, toContact, toHome } from './editPersonWire';
import { WireCode, optionalServiceVoucher } from './serviceVoucherWire';

/** The order that is edited: an order, of which everything may be missing. */
export const WireOriginal = v.object({
  ...WireFigures.entries,
  id: optionalText,
  number: text,
  customerId: optionalText,
  externalCustomerId: optionalCustomerNumber,
  isEditable: flagOr(true),
  notEditableReason: optionalText,
  // Sent back as it is written, because it names the version of the order.
  updatedAt: optionalText,
  placedAt: optionalTime,
  currency: codeOr(currencies, null),
  salesChannel: optionalText,
  processingSystem: codeText(['ERP']),
  exportTarget: codeText(['ERP']),
  items: list,
  customer: optionalPerson,
  deliveryAddress: optionalAddress,
  payment: optionalPayment,
  total: optionalAmount,
  vouchers: optionalList,
  voucher: optionalPart(v.object({ code: optionalText, codes: listOf(id) })),
  serviceVoucher: v.optional(optionalServiceVoucher),
});
type WireOriginal = v.InferOutput<typeof WireOriginal>;

export function toOriginal(wire: WireOriginal): OriginalOrder {
  const method = wire.payment === null ? '' : wire.payment.method || wire.payment.type;
  return {
    id: wire.id,
    number: wire.number,
    customerId: wire.customerId,
    externalCustomerId: wire.externalCustomerId,
    isEditable: wire.isEditable,
    notEditableReason: cleanText(wire.notEditableReason),
    updatedAt: wire.updatedAt,
    placedAt: wire.placedAt,
    currency: wire.currency,
    salesChannel: wire.salesChannel,
    paymentMethod: method === '' ? null : method,
    isInErp: wire.processingSystem === 'ERP' || wire.exportTarget === 'ERP',
    content: toContent(wire),
  };
}

/** The parts of the order that the service names. */
function toContent(wire: WireOriginal): Partial<OrderContent> {
  const items = readEach(WireItem, wire.items);
  const payment = toPayment(wire.payment, null);
  const contact = toContact(wire.customer);
  const home = toHome(wire.customer);
  const deliveryAddress = wire.deliveryAddress === null ? home : toAddress(wire.deliveryAddress);
  const totalPrice = wire.totalPrice ?? wire.total;
  const codes = voucherCodesOf(wire);
  return {
    ...(items.length > 0 && {
      positions: items.map((item) => ({
        id: item.id === '' ? null : item.id,
        isNew: false,
        ...pick(item, positionFields),
        deliveryAddress: item.deliveryAddress === null ? null : toAddress(item.deliveryAddress),
      })),
    }),
    ...(deliveryAddress !== null && { deliveryAddress }),
    ...(payment !== null && { payment }),
    ...(codes !== null && { voucherCodes: codes }),
    ...(wire.serviceVoucher !== undefined && { serviceVoucher: wire.serviceVoucher }),
    ...(contact !== null && { contact }),
    ...(home !== null && { billingAddress: home }),
    ...(totalPrice !== null && {
      figures: {
        totalProductPrice: wire.totalProductPrice ?? totalPrice,
        totalVoucherDiscount: wire.totalVoucherDiscount,
        employeeDiscount: wire.employeeDiscount,
        shippingCost: shippingOf(wire),
        cashOnDeliveryFee: wire.cashOnDeliveryFee,
        totalPrice,
      },
    }),
  };
}

/** Null where the order does not say whether it has vouchers. */
function voucherCodesOf({ vouchers, voucher }: WireOriginal): readonly string[] | null {
  if (vouchers !== null) return readEach(WireCode, vouchers);
  if (voucher === null) return null;
  return voucher.codes.length > 0 || voucher.code === null ? voucher.codes : [voucher.code];
}
