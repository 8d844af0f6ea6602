import { aWireOrder } from '../../builders/aWireOrder.ts';
import { berlinDate, timestamp } from '../common/calendar.ts';
import { currencyOf, productByNumber } from '../product/catalogue.ts';
import { nextCustomerNumber } from '../customer/newCustomers.ts';
import { takeCustomerOf } from '../customer/orderedCustomers.ts';
import type { Db } from '../createDb.ts';
import type { CalculatedOffer, OfferFacts } from '../offer/offers.ts';
import type { OrderFate, OrderRecord } from './orderRecord.ts';
import type { WireCreateOrder, WireOfferItem, WireOrder, WireOrderItem, WireVoucher } from './wireOrderTypes.ts';
import type { WireSentAddress } from '../common/wireTypes.ts';

const FIRST_NUMBER = 1_400_000_000;

function orderItem(item: WireOfferItem, deliveryAddress: WireSentAddress | null): WireOrderItem {
  const product = productByNumber(item.sku);
  return {
    sku: item.sku,
    base_product_number: item.base_product_no,
    total: item.total,
    brand: product?.brand ?? '',
    title: product?.name.short ?? item.sku,
    single_price: item.single_price,
    quantity: item.quantity,
    variants: item.variant.dimensions,
    media_uris: item.variant.images,
    delivery_address: deliveryAddress,
  };
}

function fateOf(db: Db, facts: OfferFacts): OrderFate {
  const customer = facts.externalCustomerId === undefined ? undefined : db.customers.get(facts.externalCustomerId);
  return customer?.indicators.blocks.includes('EXTERNAL_CHECK')
    ? { rejected: { kind: 'ErpRejectionReason', reason: 'credit_limit_exceeded' } }
    : {};
}

function redeemVouchers(db: Db, vouchers: readonly WireVoucher[], orderNumber: string): void {
  for (const { code } of vouchers) {
    const record = db.vouchers.get(code);
    if (record && !record.forEverybody) record.usedOn = berlinDate(db.now());
  }
  const redeemed = vouchers.map(({ code, value, calculated_percentage_value: part }) => ({
    code,
    value: part ?? value,
  }));
  db.redeemedVouchers.note(orderNumber, redeemed);
}

function orderType(facts: OfferFacts, order: WireCreateOrder): WireOrder['order_type'] {
  if (facts.externalCustomerId !== undefined) return 'EXISTING_CUSTOMER_ORDER';
  return order.customer_info.create_account ? 'NEW_CUSTOMER_ORDER' : 'GUEST_ORDER';
}

/** A guest has no customer number (CONTRACT Orders). */
function numberOf(db: Db, order: WireCreateOrder, facts: OfferFacts): string | null {
  if (facts.externalCustomerId !== undefined) return facts.externalCustomerId;
  return order.customer_info.create_account ? nextCustomerNumber(db) : null;
}

/** Turns the basket into an order: sells its pieces, redeems the vouchers and stores the customer data. */
export function placeOrder(
  db: Db,
  order: WireCreateOrder,
  facts: OfferFacts,
  { offer, total }: CalculatedOffer,
  agent: string,
): OrderRecord {
  const serial = db.orders.count() + 1;
  const number = String(FIRST_NUMBER + serial);
  const placedAt = timestamp(db.now());
  db.baskets.turnIntoOrder(facts.basket);
  redeemVouchers(db, offer.vouchers, number);
  const customerNumber = numberOf(db, order, facts);
  if (customerNumber !== null) takeCustomerOf(db, order, customerNumber);
  const customer = customerNumber === null ? undefined : db.customers.get(customerNumber);
  const wire = aWireOrder({
    id: `6a${String(serial).padStart(10, '0')}`,
    number,
    pregenerated_erp_number: facts.basket.pregenerated_erp_number,
    customer_id: customer?.id ?? null,
    external_customer_id: customerNumber,
    placed_at: placedAt,
    created_at: placedAt,
    updated_at: placedAt,
    currency: currencyOf(facts.country),
    subtotal: offer.total_product_price,
    shipping_costs: offer.shipping_cost,
    delivery: { price: offer.shipping_cost },
    voucher: offer.vouchers[0] ?? null,
    total: offer.total_price,
    total_price: offer.total_price,
    total_product_price: offer.total_product_price,
    total_savings: offer.total_savings,
    total_voucher_discount: offer.total_voucher_discount,
    items: offer.items.map((item) => orderItem(item, order.delivery_address)),
    delivery_address: order.delivery_address,
    dis_channel: order.sales_channel,
    payment: {
      type: order.payment.method,
      method: order.payment.method,
      total_interest: db.installmentPlans.chosen(order.payment, total)?.total_interest ?? 0,
    },
    customer: customer
      ? { ...order.customer_info, external_customer_id: customer.external_customer_id }
      : order.customer_info,
    rekla_flag: order.rekla_flag,
    sales_office: order.sales_office,
    sales_channel: order.sales_channel,
    order_type: orderType(facts, order),
    created_by: agent,
  });
  return db.orders.place(wire, fateOf(db, facts));
}
