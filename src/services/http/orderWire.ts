import * as v from 'valibot';
import { deliveryTimeTypes } from '~/domain/article/deliveryTime';
import type { Order } from '~/domain/order/order';
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

const WireDimension = v.object({ type: v.string(), value: idText });
const WireDeliveryTime = v.object({ type: v.picklist(deliveryTimeTypes), days: v.nullish(v.number(), null) });
/** Pictures and dimensions are for display only: an order with malformed ones can still be read. */
const displayList = v.fallback(v.nullish(v.array(v.unknown()), []), []);

/** The status history of an order (CONTRACT 5), sorted so that the latest entry is the last one. */
export const WireStatusHistory = v.pipe(
  v.array(
    v.object({
      status: v.string(),
      label: v.nullish(v.string(), ''),
      timestamp: v.nullish(v.string(), ''),
      agent: optionalText,
      reason: optionalText,
      kind: optionalText,
    }),
  ),
  v.transform((entries) => entries.toSorted((a, b) => Date.parse(a.timestamp) - Date.parse(b.timestamp) || 0)),
);

/** An order after key conversion (REQ E2.8, CONTRACT 5); order service and order-history service send the same. */
export const WireOrder = v.object({
  id: v.pipe(idText, v.nonEmpty()),
  number: v.nullish(idText, ''),
  pregeneratedErpNumber: optionalId,
  externalCustomerId: optionalId,
  placedAt: v.nullish(v.string(), ''),
  updatedAt: optionalText,
  currency: v.fallback(v.picklist(currencies), 'EUR'),
  subtotal: optionalAmount,
  shippingCosts: optionalAmount,
  delivery: v.nullish(v.object({ price: optionalAmount }), null),
  total: optionalAmount,
  totalPrice: optionalAmount,
  totalProductPrice: optionalAmount,
  totalVoucherDiscount: amountOrZero,
  orderStatus: v.object({ code: v.string(), label: v.nullish(v.string(), '') }),
  items: v.nullish(
    v.array(
      v.object({
        sku: idText,
        baseProductNumber: optionalId,
        title: v.nullish(v.string(), ''),
        brand: v.nullish(v.string(), ''),
        quantity: v.nullish(v.number(), 1),
        singlePrice: amountOrZero,
        total: amountOrZero,
        variants: displayList,
        mediaUris: displayList,
        id: optionalId,
        priceDate: optionalText,
        deliveryTime: v.fallback(v.nullish(WireDeliveryTime, null), null),
        deliveryAddress: v.nullish(WireAddress, null),
      }),
    ),
    [],
  ),
  payment: v.fallback(v.nullish(v.object({ type: optionalText, method: optionalText }), null), null),
  deliveryAddress: v.nullish(WireAddress, null),
  customer: v.fallback(
    v.nullish(v.object({ firstName: v.nullish(v.string(), ''), lastName: v.nullish(v.string(), '') }), null),
    null,
  ),
  salesChannel: optionalId,
  salesOffice: optionalId,
  orderType: optionalText,
  orderSource: optionalText,
  isCancelable: v.nullish(v.boolean(), false),
  deliveryStatus: optionalText,
  trackingNumber: optionalId,
  sapOrderNumber: optionalId,
  billNumber: optionalId,
  createdBy: optionalText,
  reklaFlag: v.fallback(
    v.nullish(v.object({ originalExternalOrderId: optionalId, isZeroPercent: v.nullish(v.boolean(), false) }), null),
    null,
  ),
  statusHistory: v.nullish(WireStatusHistory, []),
});

export function toOrder(wire: v.InferOutput<typeof WireOrder>): Order {
  const address = wire.deliveryAddress ?? wire.items[0]?.deliveryAddress ?? null;
  const name = `${wire.customer?.firstName ?? ''} ${wire.customer?.lastName ?? ''}`.trim();
  return {
    id: wire.id,
    number: wire.number,
    pregeneratedErpNumber: wire.pregeneratedErpNumber,
    externalCustomerId: wire.externalCustomerId,
    placedAt: wire.placedAt,
    updatedAt: wire.updatedAt,
    currency: wire.currency,
    totalProductPrice: wire.totalProductPrice ?? wire.subtotal ?? 0,
    shippingCosts: wire.shippingCosts ?? wire.delivery?.price ?? 0,
    totalVoucherDiscount: wire.totalVoucherDiscount,
    totalPrice: wire.totalPrice ?? wire.total ?? 0,
    status: wire.orderStatus,
    items: wire.items.map(({ baseProductNumber, sku, variants, mediaUris, deliveryAddress, ...item }) => ({
      ...item,
      sku,
      baseProductNo: baseProductNumber ?? sku.slice(0, 6),
      variants: readEach(WireDimension, variants),
      mediaUris: readEach(v.string(), mediaUris),
      deliveryAddress: deliveryAddress === null ? null : toAddress(deliveryAddress),
    })),
    payment: wire.payment === null ? null : { method: wire.payment.method ?? wire.payment.type ?? '' },
    deliveryAddress: address === null ? null : toAddress(address),
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
    reklaFlag: wire.reklaFlag,
    statusHistory: wire.statusHistory,
  };
}
