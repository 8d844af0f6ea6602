import { aWireOrder } from '../../builders/aWireOrder.ts';
import { berlinDate, timestamp } from '../common/calendar.ts';
import { bankingDetailsFor } from '../offer/bankAccounts.ts';
import { currencyOf } from '../product/catalogue.ts';
import { nextCustomerNumber } from '../customer/newCustomers.ts';
import { takeCustomerOf } from '../customer/orderedCustomers.ts';
import type { Db } from '../createDb.ts';
import type { CalculatedOffer, OfferFacts } from '../offer/offers.ts';
import type { OrderRecord } from './orderRecord.ts';
import type { OrderFate } from './orderSteps.ts';
import { orderedItem } from './orderItems.ts';
import type { WireCreateOrder, WireOrder, WireOrderPayment, WirePayment, WireVoucher } from './wireOrderTypes.ts';

const FIRST_NUMBER = 1_400_000_000;

function fateOf(db: Db, facts: OfferFacts): OrderFate {
  const customer = facts.externalCustomerId === undefined ? undefined : db.customers.get(facts.externalCustomerId);
  return customer?.indicators.blocks.includes('EXTERNAL_CHECK')
    ? { rejected: { kind: 'ErpRejectionReason', reason: 'credit_limit_exceeded' } }
    : {};
}

export function redeemVouchers(db: Db, vouchers: readonly WireVoucher[], orderNumber: string): void {
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

/** The payment as an order shows it: of a typed IBAN only the ends. */
export function orderPayment({ iban, ...payment }: WirePayment, totalInterest: number): WireOrderPayment {
  const { account_holder: holder } = payment;
  const bank = iban && holder ? bankingDetailsFor(holder, iban) : undefined;
  return {
    ...payment,
    ...(bank ? { masked_iban: bank.masked_iban, bank_name: bank.bank_name } : {}),
    type: payment.method,
    total_interest: totalInterest,
  };
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
    items: offer.items.map((item, index) =>
      orderedItem(item, facts.basket.items[index], {
        id: `position-${index + 1}`,
        deliveryAddress: order.delivery_address,
        placedAt,
      }),
    ),
    delivery_address: order.delivery_address,
    dis_channel: order.sales_channel,
    payment: orderPayment(order.payment, db.installmentPlans.chosen(order.payment, total)?.total_interest ?? 0),
    vouchers: offer.vouchers,
    service_voucher: offer.service_voucher ?? null,
    free_shipping_reason: order.free_shipping ?? offer.free_shipping_reason ?? null,
    employee_discount: offer.employee_discount,
    cash_on_delivery_fee: offer.cash_on_delivery_fee ?? 0,
    original_order_id: order.original_order_id ?? null,
    customer: customer
      ? { ...order.customer_info, external_customer_id: customer.external_customer_id }
      : order.customer_info,
    rekla_flag: order.rekla_flag,
    sales_office: order.sales_office,
    sales_channel: order.sales_channel,
    order_type: orderType(facts, order),
    created_by: agent,
  });
  if (order.original_order_id) db.orders.find(order.original_order_id)?.markRecreated(agent);
  return db.orders.place(wire, fateOf(db, facts));
}
