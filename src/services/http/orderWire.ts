import * as v from 'valibot';
import { memberOf } from '~/domain/common/memberOf';
import { mayBeCancelable, orderStatusCodes, type ComplaintFlag, type Order } from '~/domain/order/order';
import { paymentMethods } from '~/domain/payment/payment';
import { WireAddress, toAddress } from './commonWire';
import { optionalDeliveryTime } from './deliveryWire';
import { optionalPieces, shownAmount, shownAmountOrZero } from './wireFigures';
import {
  codeOr,
  codeText,
  flagOr,
  id,
  idText,
  list,
  listOf,
  optionalFlag,
  optionalPart,
  optionalText,
  optionalTime,
  readEach,
  text,
  time,
  optionalCustomerNumber,
} from './wireValues';
import { currencies } from '~/domain/common/country';
import { sumCents, type Cents } from '~/domain/common/money';

const WireDimension = v.object({ type: idText, value: idText });

// An order without its id is none; any other part that is malformed is left out, so that it does not hide the order.
const address = optionalPart(WireAddress);

/** The status of an order, as an object or as its code. */
export const WireOrderStatus = v.union([
  v.pipe(
    codeText(orderStatusCodes),
    v.nonEmpty(),
    v.transform((sent) => ({ code: sent, label: '' })),
  ),
  v.object({ code: codeText(orderStatusCodes), label: text }),
]);

const statusOfEntry = v.fallback(WireOrderStatus, { code: '', label: '' });

/** A reason as its code, alone or in an object; one without a code is read as its detail. */
const WireReason = v.union([
  idText,
  v.pipe(
    v.object({ code: optionalText, detail: optionalText }),
    v.transform(({ code, detail }) => code ?? detail),
  ),
]);

/**
 * An entry writes its status as an order or a subscription does: as an object or its code, under `status`, `code` or `type`. An entry without one
 * has that of its label (REQ E2.3); a `type` that is no status is the kind of a rejection.
 */
const WireStatusEntry = v.pipe(
  v.object({
    status: statusOfEntry,
    code: statusOfEntry,
    type: optionalText,
    label: text,
    timestamp: time,
    createdAt: time,
    agent: optionalText,
    agentUsername: optionalText,
    cancelledBy: optionalText,
    reason: optionalPart(WireReason),
    failure: optionalPart(WireReason),
    kind: optionalText,
  }),
  v.transform(({ status, code, type, ...entry }) => {
    const label = entry.label || status.label;
    const ofType = memberOf(orderStatusCodes, type);
    return {
      status: status.code || code.code || (ofType ?? memberOf(orderStatusCodes, label) ?? ''),
      label,
      timestamp: entry.timestamp || entry.createdAt,
      agent: entry.agent ?? entry.agentUsername ?? entry.cancelledBy,
      reason: entry.reason ?? entry.failure,
      kind: entry.kind ?? (ofType === null ? type : null),
    };
  }),
);

/** The status history of an order (CONTRACT 5), sorted so that the latest entry is the last one. */
export const WireStatusHistory = v.pipe(
  list,
  v.transform((entries) =>
    readEach(WireStatusEntry, entries).toSorted((a, b) => Date.parse(a.timestamp) - Date.parse(b.timestamp) || 0),
  ),
);

const WireOrderItem = v.object({
  sku: text,
  baseProductNumber: optionalText,
  title: text,
  brand: text,
  quantity: optionalPieces,
  singlePrice: shownAmount,
  total: shownAmount,
  variants: listOf(WireDimension),
  mediaUris: listOf(idText),
  id: optionalText,
  priceDate: optionalTime,
  deliveryTime: optionalDeliveryTime,
  deliveryAddress: address,
});

/** The code where it is known, else the words of the service. */
const WireDeliveryStatus = v.pipe(
  WireOrderStatus,
  v.transform(({ code, label }) => memberOf(orderStatusCodes, code) ?? (label || code || null)),
);

/** One number, several in a text, or a list of either. */
const trackingNumbers = v.pipe(
  listOf(idText),
  v.transform((sent) =>
    sent
      .join(',')
      .split(/[,;]/)
      .map((number) => number.trim())
      .filter((number) => number !== ''),
  ),
);

/** A payment, as an object or as the name of its method. */
const WirePayment = v.pipe(
  v.unknown(),
  v.transform((sent) => (typeof sent === 'string' ? { method: sent } : sent)),
  v.object({ type: codeText(paymentMethods), method: codeText(paymentMethods) }),
);

const WireOrderFields = v.object({
  id,
  number: text,
  pregeneratedErpNumber: optionalText,
  externalCustomerId: optionalCustomerNumber,
  placedAt: time,
  // Sent back as it is written, because it names the version of the order.
  updatedAt: optionalText,
  currency: codeOr(currencies, 'EUR'),
  subtotal: shownAmount,
  shippingCosts: shownAmount,
  delivery: optionalPart(v.object({ price: shownAmount })),
  total: shownAmount,
  totalPrice: shownAmount,
  totalProductPrice: shownAmount,
  totalVoucherDiscount: shownAmountOrZero,
  employeeDiscount: shownAmountOrZero,
  cashOnDeliveryFee: shownAmountOrZero,
  orderStatus: optionalPart(WireOrderStatus),
  items: listOf(WireOrderItem),
  payment: optionalPart(WirePayment),
  deliveryAddress: address,
  customer: optionalPart(v.object({ firstName: text, lastName: text })),
  salesChannel: optionalText,
  salesOffice: optionalText,
  orderType: optionalText,
  orderSource: optionalText,
  isCancelable: optionalFlag,
  deliveryStatus: optionalPart(WireDeliveryStatus),
  trackingNumber: trackingNumbers,
  trackingNumbers,
  sapOrderNumber: optionalText,
  billNumber: optionalText,
  createdBy: optionalText,
  reklaFlag: optionalPart(v.object({ originalExternalOrderId: optionalText, isZeroPercent: flagOr(false) })),
  statusHistory: WireStatusHistory,
});

/**
 * An order after key conversion (REQ E2.8, CONTRACT 5); order service and order-history service send the same. An object with an
 * id alone is no order.
 */
export const WireOrder = v.pipe(
  WireOrderFields,
  v.check(
    ({ number, orderStatus, statusHistory }) => number !== '' || orderStatus !== null || statusHistory.length > 0,
  ),
);

export function toOrder(wire: v.InferOutput<typeof WireOrder>): Order {
  const items = wire.items.map(priced);
  const delivery = wire.deliveryAddress ?? items.find((item) => item.deliveryAddress !== null)?.deliveryAddress ?? null;
  const latest = wire.statusHistory.at(-1);
  // A total that the service leaves out follows from its parts, where they are known.
  const totalProductPrice = wire.totalProductPrice ?? wire.subtotal ?? sumOfItems(items);
  const { totalVoucherDiscount, employeeDiscount, cashOnDeliveryFee } = wire;
  const shippingCosts = wire.shippingCosts ?? wire.delivery?.price ?? null;
  const status = wire.orderStatus ?? { code: latest?.status ?? '', label: latest?.label ?? '' };
  const name = `${wire.customer?.firstName ?? ''} ${wire.customer?.lastName ?? ''}`.trim();
  return {
    id: wire.id,
    number: wire.number,
    pregeneratedErpNumber: wire.pregeneratedErpNumber,
    externalCustomerId: wire.externalCustomerId,
    placedAt: wire.placedAt,
    updatedAt: wire.updatedAt,
    currency: wire.currency,
    totalProductPrice,
    shippingCosts,
    totalVoucherDiscount,
    employeeDiscount,
    cashOnDeliveryFee,
    totalPrice:
      wire.totalPrice ??
      wire.total ??
      (totalProductPrice === null || shippingCosts === null
        ? null
        : totalProductPrice + shippingCosts + cashOnDeliveryFee - totalVoucherDiscount - employeeDiscount),
    status,
    items: items.map(({ baseProductNumber, sku, deliveryAddress, ...item }) => ({
      ...item,
      sku,
      baseProductNo: baseProductNumber ?? sku.slice(0, 6),
      deliveryAddress: deliveryAddress === null ? null : toAddress(deliveryAddress),
    })),
    payment: wire.payment === null ? null : { method: wire.payment.method || wire.payment.type },
    deliveryAddress: delivery === null ? null : toAddress(delivery),
    salesChannel: wire.salesChannel,
    salesOffice: wire.salesOffice,
    orderType: wire.orderType,
    orderSource: wire.orderSource,
    isCancelable: wire.isCancelable ?? mayBeCancelable(status.code),
    deliveryStatus: wire.deliveryStatus,
    trackingNumbers: [...new Set([...wire.trackingNumber, ...wire.trackingNumbers])],
    sapOrderNumber: wire.sapOrderNumber,
    billNumber: wire.billNumber,
    createdBy: wire.createdBy,
    customerName: name === '' ? null : name,
    complaintFlag: wire.reklaFlag !== null && isComplaint(wire.reklaFlag) ? wire.reklaFlag : null,
    statusHistory: wire.statusHistory,
  };
}

/** The sum of the item totals; null where there are no items or one of them has no total. */
function sumOfItems(items: readonly { readonly total: Cents | null }[]): Cents | null {
  const totals = items.map(({ total }) => total).filter((total) => total !== null);
  return totals.length === items.length && items.length > 0 ? sumCents(totals) : null;
}

/** An order is a complaint if its flag names the original order or sets the price to zero; a flag with neither is ignored. */
function isComplaint({ originalExternalOrderId, isZeroPercent }: ComplaintFlag): boolean {
  return isZeroPercent || (originalExternalOrderId ?? '') !== '';
}

/** The price of one piece and the total, of which one follows from the other. */
function priced<
  T extends { readonly singlePrice: Cents | null; readonly total: Cents | null; readonly quantity: number | null },
>(item: T): T {
  const { singlePrice, total, quantity } = item;
  if (quantity === null) return item;
  return {
    ...item,
    singlePrice: singlePrice ?? (total !== null && total % quantity === 0 ? total / quantity : null),
    total: total ?? (singlePrice === null ? null : singlePrice * quantity),
  };
}
