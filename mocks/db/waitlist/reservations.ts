import {
  addressRefusal,
  paymentRefusal,
  refusal,
  type SubscriptionRefusal,
} from '../subscription/subscriptionTerms.ts';
import { productByNumber, variantBySku } from '../product/catalogue.ts';
import { SHIPPING_FEE } from '../offer/offers.ts';
import { timestamp } from '../common/calendar.ts';
import { toAmount, toCents } from '../common/amounts.ts';
import { waitedProduct } from './waitlist.ts';
import type { Db } from '../createDb.ts';
import type { WaitlistCancelReason, WireCreateWaitlistItem, WireWaitlistItem } from './wireWaitlistTypes.ts';

/** Reserves an article; only products of status Waitlistsellable can be waited for. */
export function createWaitlistItem(db: Db, sent: WireCreateWaitlistItem): WireWaitlistItem | SubscriptionRefusal {
  const customer = db.customers.get(sent.customer.external_customer_id);
  if (!customer)
    return refusal('customer_not_found', 'Diese Kundennummer gibt es nicht. Bitte die Nummer prüfen.', 404);
  if (customer.locked) return refusal('customer_locked', 'Der Kunde ist gesperrt.');
  const { sku, quantity, price } = sent.product;
  const product = productByNumber(sku);
  if (product?.status !== 'Waitlistsellable' || !variantBySku(sku))
    return refusal('product_not_waitlist_sellable', 'Für dieses Produkt gibt es keine Warteliste. Bitte BNR prüfen.');
  const refused = addressRefusal(sent.delivery_address) ?? paymentRefusal(customer, sent.payment, price * quantity);
  if (refused) return refused;
  const shippingCosts = toAmount(SHIPPING_FEE[customer.origin_country]);
  return db.waitlist.add({
    external_customer_id: customer.external_customer_id,
    status: { type: 'CREATED', reason: null },
    sku,
    product: waitedProduct(product, price),
    quantity,
    shipping_costs: shippingCosts,
    total_price: toAmount(toCents(price) * quantity + toCents(shippingCosts)),
    selected_payment_method: sent.payment.method,
    creation_date: timestamp(db.now()),
    order_date: null,
    cancellation_reason: null,
  });
}

/** Cancels an item that still waits. */
export function cancelWaitlistItem(
  item: WireWaitlistItem,
  reason: WaitlistCancelReason,
): SubscriptionRefusal | undefined {
  if (item.status.type !== 'CREATED')
    return refusal('waitlist_item_not_cancelable', 'Diese Reservierung kann nicht mehr storniert werden.', 409);
  item.status = { type: 'CANCELLED', reason };
  item.cancellation_reason = reason;
  return undefined;
}
