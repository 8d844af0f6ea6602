import * as v from 'valibot';
import { deliveryTimeTypes } from '~/domain/article/deliveryTime';
import type { Order, ComplaintFlag } from '~/domain/order/order';
import {
  WireAddress,
  amountOrZero,
  idText,
  optionalAmount,
  optionalId,
  optionalText,
  readEach,
  toAddress,
} from './commonWire';
import { currencies } from '~/domain/common/country';
import type { Cents } from '~/domain/common/money';

const WireDimension = v.object({ type: v.string(), value: idText });

const WireDeliveryTime = v.object({ type: v.picklist(deliveryTimeTypes), days: v.nullish(v.number(), null) });

// An order without its id is none; any other part that is malformed is left out, so that it does not hide the order.
const text = v.fallback(optionalText, null);
const id = v.fallback(optionalId, null);
const words = v.fallback(v.nullish(v.string(), ''), '');
const sum = v.fallback(optionalAmount, null);
const sumOrZero = v.fallback(amountOrZero, 0);
const list = v.fallback(v.nullish(v.array(v.unknown()), []), []);
const address = v.fallback(v.nullish(WireAddress, null), null);
const flag = v.fallback(v.nullish(v.boolean(), false), false);

const WireStatusEntry = v.object({
  status: words,
  label: words,
  timestamp: words,
  agent: id,
  reason: id,
  kind: text,
});

/** The status history of an order (CONTRACT 5), sorted so that the latest entry is the last one. */
export const WireStatusHistory = v.pipe(
  v.array(v.unknown()),
  v.transform((entries) =>
    readEach(WireStatusEntry, entries).toSorted((a, b) => Date.parse(a.timestamp) - Date.parse(b.timestamp) || 0),
  ),
);

const WireOrderItem = v.object({
  sku: v.fallback(v.nullish(idText, ''), ''),
  baseProductNumber: id,
  title: words,
  brand: words,
  quantity: v.fallback(v.nullish(v.number(), 1), 1),
  singlePrice: sumOrZero,
  total: sum,
  variants: list,
  mediaUris: list,
  id,
  priceDate: text,
  deliveryTime: v.fallback(v.nullish(WireDeliveryTime, null), null),
  deliveryAddress: address,
});

const WireStatus = v.union([
  v.object({ code: v.string(), label: words }),
  v.pipe(
    v.string(),
    v.transform((code) => ({ code, label: '' })),
  ),
]);

const WireOrderFields = v.object({
  id: v.pipe(idText, v.nonEmpty()),
  number: v.fallback(v.nullish(idText, ''), ''),
  pregeneratedErpNumber: id,
  externalCustomerId: id,
  placedAt: words,
  updatedAt: text,
  currency: v.fallback(v.picklist(currencies), 'EUR'),
  subtotal: sum,
  shippingCosts: sum,
  delivery: v.fallback(v.nullish(v.object({ price: sum }), null), null),
  total: sum,
  totalPrice: sum,
  totalProductPrice: sum,
  totalVoucherDiscount: sumOrZero,
  employeeDiscount: sumOrZero,
  cashOnDeliveryFee: sumOrZero,
  orderStatus: v.fallback(v.nullish(WireStatus, null), null),
  items: list,
  payment: v.fallback(v.nullish(v.object({ type: text, method: text }), null), null),
  deliveryAddress: address,
  customer: v.fallback(v.nullish(v.object({ firstName: words, lastName: words }), null), null),
  salesChannel: id,
  salesOffice: id,
  orderType: text,
  orderSource: text,
  isCancelable: flag,
  deliveryStatus: text,
  trackingNumber: id,
  sapOrderNumber: id,
  billNumber: id,
  createdBy: id,
  reklaFlag: v.fallback(v.nullish(v.object({ originalExternalOrderId: id, isZeroPercent: flag }), null), null),
  statusHistory: v.fallback(v.nullish(WireStatusHistory, []), []),
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
  const items = readEach(WireOrderItem, wire.items);
  const delivery = wire.deliveryAddress ?? items.find((item) => item.deliveryAddress !== null)?.deliveryAddress ?? null;
  const latest = wire.statusHistory.at(-1);
  // A total that the service leaves out follows from its parts, instead of being shown as nothing.
  const totalProductPrice =
    wire.totalProductPrice ?? wire.subtotal ?? items.reduce((all, item) => all + totalOf(item), 0);
  const { totalVoucherDiscount, employeeDiscount, cashOnDeliveryFee } = wire;
  const shippingCosts = wire.shippingCosts ?? wire.delivery?.price ?? 0;
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
      totalProductPrice + shippingCosts + cashOnDeliveryFee - totalVoucherDiscount - employeeDiscount,
    status: wire.orderStatus ?? { code: latest?.status ?? '', label: latest?.label ?? '' },
    items: items.map(({ baseProductNumber, sku, variants, mediaUris, deliveryAddress, ...item }) => ({
      ...item,
      total: totalOf(item),
      sku,
      baseProductNo: baseProductNumber ?? sku.slice(0, 6),
      variants: readEach(WireDimension, variants),
      mediaUris: readEach(v.string(), mediaUris),
      deliveryAddress: deliveryAddress === null ? null : toAddress(deliveryAddress),
    })),
    payment: wire.payment === null ? null : { method: wire.payment.method ?? wire.payment.type ?? '' },
    deliveryAddress: delivery === null ? null : toAddress(delivery),
    salesChannel: wire.salesChannel,
    salesOffice: wire.salesOffice,
    orderType: wire.orderType,
    orderSource: wire.orderSource,
    isCancelable: wire.isCancelable,
    deliveryStatus: wire.deliveryStatus,
    trackingNumber: wire.trackingNumber,
    sapOrderNumber: wire.sapOrderNumber,
    billNumber: wire.billNumber,
    createdBy: wire.createdBy,
    customerName: name === '' ? null : name,
    complaintFlag: wire.reklaFlag !== null && isComplaint(wire.reklaFlag) ? wire.reklaFlag : null,
    statusHistory: wire.statusHistory,
  };
}

/** An order is a complaint if its flag names the original order or sets the price to zero; a flag with neither is ignored. */
function isComplaint({ originalExternalOrderId, isZeroPercent }: ComplaintFlag): boolean {
  return isZeroPercent || (originalExternalOrderId ?? '') !== '';
}

function totalOf({
  total,
  singlePrice,
  quantity,
}: Pick<v.InferOutput<typeof WireOrderItem>, 'total' | 'singlePrice' | 'quantity'>): Cents {
  return total ?? singlePrice * quantity;
}
