import { berlinDate, timestamp } from '../common/calendar.ts';
import { productByNumber, variantBySku } from '../product/catalogue.ts';
import { SHIPPING_FEE } from '../offer/offers.ts';
import { isEqual } from '../common/equality.ts';
import { toAmount, toCents } from '../common/amounts.ts';
import { ACTIVE_AFTER_SECONDS, type SubscriptionRecord } from './subscriptionRecord.ts';
import { subscriptionProductOf } from './seedSubscriptions.ts';
import {
  addressRefusal,
  paymentRefusal,
  refusal,
  shownPayment,
  type SubscriptionRefusal,
} from './subscriptionTerms.ts';
import type { Db } from '../createDb.ts';
import type {
  WireBulkResult,
  WireCreateSubscription,
  WireSelection,
  WireSubscriptionEdit,
} from './wireSubscriptionTypes.ts';

const isPast = (db: Db, day: string): boolean => day < berlinDate(db.now());
const inThePast = refusal('next_order_date_in_past', 'Das nächste Bestelldatum muss heute oder später sein.');

function creationRefusal(db: Db, sent: WireCreateSubscription): SubscriptionRefusal | undefined {
  const customer = db.customers.get(sent.customer.external_customer_id);
  if (!customer)
    return refusal('customer_not_found', 'Diese Kundennummer gibt es nicht. Bitte die Nummer prüfen.', 404);
  if (customer.locked) return refusal('customer_locked', 'Der Kunde ist gesperrt.');
  const product = productByNumber(sent.product.sku);
  if (!product?.deliveryProductNo || !variantBySku(sent.product.sku))
    return refusal('product_not_subscribable', 'Dieses Produkt gibt es nicht im Abonnement. Bitte BNR prüfen.');
  if (product.subscriptionStatus === 'RAN_OUT')
    return refusal('subscription_product_ran_out', 'Dieses Abonnement ist ausgelaufen. Neue sind nicht möglich.', 409);
  if (!product.countries.includes(customer.origin_country))
    return refusal('wrong_country', 'In diesem Land gibt es das Abonnement nicht.');
  if (isPast(db, sent.abo_info.next_order_date)) return inThePast;
  return (
    addressRefusal(sent.delivery_address) ??
    paymentRefusal(customer, sent.payment, sent.product.price * sent.product.quantity)
  );
}

/** Creates a subscription; it becomes active, or fails where the CRM rejects the customer's orders. */
export function createSubscription(
  db: Db,
  sent: WireCreateSubscription,
  agent: string,
): SubscriptionRecord | SubscriptionRefusal {
  const refused = creationRefusal(db, sent);
  if (refused) return refused;
  const customer = db.customers.get(sent.customer.external_customer_id);
  const link = db.productLinks.ofSubscriptionProduct(sent.product.sku.slice(0, 6));
  if (!link)
    return refusal('product_not_subscribable', 'Dieses Produkt gibt es nicht im Abonnement. Bitte BNR prüfen.');
  const shippingCost = toAmount(SHIPPING_FEE[customer?.origin_country ?? 'DE']);
  const { price, quantity } = sent.product;
  const at = timestamp(db.now());
  const record = db.subscriptions.add({
    external_customer_id: sent.customer.external_customer_id,
    status: { type: 'CREATED', agent_username: agent, timestamp: at, reason: null, failure: null },
    product: subscriptionProductOf(link),
    details: {
      customer: { external_customer_id: sent.customer.external_customer_id },
      product: sent.product,
      payment: shownPayment(sent.payment, customer),
      delivery_address: sent.delivery_address,
      sales_channel: sent.sales_channel,
      sales_office: sent.sales_office,
      source_channel: sent.source_channel,
      shipping_cost: shippingCost,
    },
    abo_info: { abo_number: '', ...sent.abo_info, previous_order_date: null },
    promo_order_number: link.delivery_product,
    delivery_order_number: link.subscription_product,
    price,
    total: toAmount(toCents(price) * quantity + toCents(shippingCost)),
    created_at: at,
    updated_at: at,
    note: null,
  });
  const isRejected = customer?.indicators.blocks.includes('EXTERNAL_CHECK') ?? false;
  record.becomeIn(ACTIVE_AFTER_SECONDS, {
    type: isRejected ? 'FAILED' : 'ACTIVE',
    agent_username: agent,
    reason: null,
    failure: isRejected ? 'general_crm_rejection' : null,
  });
  return record;
}

function closedRefusal(record: SubscriptionRecord): SubscriptionRefusal | undefined {
  return record.isCanceled() || record.isBeingCanceled()
    ? refusal('subscription_canceled', 'Dieses Abonnement ist gekündigt und kann nicht mehr geändert werden.', 409)
    : undefined;
}

/** Edits one subscription; every field that changes is an entry of the history. */
export function editSubscription(
  db: Db,
  record: SubscriptionRecord,
  edit: WireSubscriptionEdit,
  agent: string,
): SubscriptionRefusal | undefined {
  const wire = record.read();
  const { abo_info: info, details } = wire;
  const customer = db.customers.get(wire.external_customer_id);
  const isMoved = edit.next_order_date !== info.next_order_date;
  const payment = shownPayment(edit.payment, customer);
  const isPaidOtherwise = payment.method !== details.payment.method || Boolean(edit.payment.iban);
  const refused =
    closedRefusal(record) ??
    (isMoved && record.traits.isNextOrderProcessed
      ? refusal(
          'next_order_date_already_processed',
          'Die nächste Bestellung ist schon erzeugt. Das Datum kann nicht mehr geändert werden.',
          409,
        )
      : undefined) ??
    (isMoved && isPast(db, edit.next_order_date) ? inThePast : undefined) ??
    addressRefusal(edit.delivery_address) ??
    (isPaidOtherwise ? paymentRefusal(customer, edit.payment, wire.total) : undefined);
  if (refused) return refused;

  if (isMoved) record.change({ type: 'DELIVERY_DATE_UPDATED', note: edit.next_order_date }, agent);
  if (edit.rotation !== info.rotation) record.change({ type: 'ROTATION_UPDATED', note: edit.rotation }, agent);
  if (edit.delivery_product_quantity !== details.product.quantity)
    record.change({ type: 'PRODUCT_QUANTITY_UPDATED', note: String(edit.delivery_product_quantity) }, agent);
  if (isPaidOtherwise) record.change({ type: 'PAYMENT_UPDATED', note: payment.method }, agent);
  if (!isEqual(edit.delivery_address, details.delivery_address))
    record.change({ type: 'DELIVERY_ADDRESS_UPDATED' }, agent);

  wire.abo_info = { ...info, start_in: 'CUSTOM', rotation: edit.rotation, next_order_date: edit.next_order_date };
  details.delivery_address = edit.delivery_address;
  details.product.quantity = edit.delivery_product_quantity;
  if (isPaidOtherwise) details.payment = payment;
  record.recalculate();
  return undefined;
}

/** Runs a bulk operation for each selected subscription; cancelled and unknown ones fail. */
function forEachSelected(
  db: Db,
  selection: WireSelection,
  change: (record: SubscriptionRecord) => 'processed' | 'processed already',
): { results: WireBulkResult[]; already_processed_subscriptions_count: number } {
  const results: WireBulkResult[] = [];
  let alreadyProcessed = 0;
  for (const id of db.subscriptions.selectedIds(selection)) {
    const record = db.subscriptions.find(id);
    const failure = !record || closedRefusal(record) ? 'unknown' : record.bulkFailure();
    if (!record || failure) results.push({ id, result: 'FAILED', failure: failure ?? 'unknown' });
    else if (change(record) === 'processed already') alreadyProcessed += 1;
    else results.push({ id, result: 'PROCESSED' });
  }
  return { results, already_processed_subscriptions_count: alreadyProcessed };
}

export type BulkAnswer = ReturnType<typeof forEachSelected>;

export function cancelSubscriptions(
  db: Db,
  selection: WireSelection & { reason: Parameters<SubscriptionRecord['cancel']>[1] },
  agent: string,
): BulkAnswer {
  return forEachSelected(db, selection, (record) => {
    record.cancel(agent, selection.reason);
    return 'processed';
  });
}

export function editDeliveryDates(
  db: Db,
  selection: WireSelection & { next_delivery_date: string; note?: string | null },
  agent: string,
): BulkAnswer | SubscriptionRefusal {
  const { next_delivery_date: day, note } = selection;
  if (isPast(db, day)) return inThePast;
  return forEachSelected(db, selection, (record) => {
    if (record.traits.isNextOrderProcessed) return 'processed already';
    record.change({ type: 'DELIVERY_DATE_UPDATED', note: note ?? day }, agent);
    record.wire.abo_info.next_order_date = day;
    return 'processed';
  });
}

export function editProductNumbers(
  db: Db,
  selection: WireSelection & {
    delivery_product_number?: string | null;
    subscription_product_number?: string | null;
  },
  agent: string,
): BulkAnswer | SubscriptionRefusal {
  const { delivery_product_number: delivery, subscription_product_number: subscription } = selection;
  const link = subscription ? db.productLinks.ofSubscriptionProduct(subscription) : undefined;
  if (subscription && !link)
    return refusal('subscription_product_not_found', 'Dieses Abonnementprodukt gibt es nicht. Bitte BNR prüfen.');
  if (delivery && !db.productLinks.isDeliveryProduct(delivery))
    return refusal('product_not_found', 'Produkt nicht gefunden. Bitte BNR prüfen.');
  return forEachSelected(db, selection, (record) => {
    const { product, price } = record.wire;
    const base = link ? { ...subscriptionProductOf(link), delivery_product_no: product.delivery_product_no } : product;
    if (subscription) record.change({ type: 'SUBSCRIPTION_PRODUCT_NUMBER_UPDATED', note: subscription }, agent);
    if (delivery) record.change({ type: 'DELIVERY_PRODUCT_NUMBER_UPDATED', note: delivery }, agent);
    record.setProduct(delivery ? { ...base, delivery_product_no: delivery } : base, link?.price ?? price);
    return 'processed';
  });
}
