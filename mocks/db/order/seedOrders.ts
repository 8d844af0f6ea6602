import { catalogue, type CatalogueProduct } from '../product/catalogue.ts';
import { daysBefore } from '../common/calendar.ts';
import { SAMPLE_NUMBERS } from '../customer/sampleCustomers.ts';
import { NUMBERS_AT_THE_EDGE } from '../customer/customersAtTheEdge.ts';
import { pastItem, pastOrder, type OrderNumbers } from './pastOrder.ts';
import { seedEmployeeOrder, seedPlacedOrders } from './seedPlacedOrders.ts';
import { seedOrdersToRecreate, seedRejectedOrders } from './seedRejectedOrders.ts';
import type { Orders } from './orders.ts';
import type { Random } from '../common/random.ts';
import { HISTORY_CODES, type WireOrderItem } from './wireOrderTypes.ts';
import type { WireCountry, WireCustomer, WirePaymentMethod } from '../common/wireTypes.ts';

const PAYMENTS: readonly [WirePaymentMethod, ...WirePaymentMethod[]] = [
  'INVOICE',
  'DIRECT_DEBIT',
  'CASH_ON_DELIVERY',
  'INVOICE',
];
const ORDERS_OF = new Map<string, number>([
  [SAMPLE_NUMBERS.erika, 28],
  [SAMPLE_NUMBERS.austrian, 12],
  [SAMPLE_NUMBERS.swiss, 6],
  [SAMPLE_NUMBERS.bankingDetails, 4],
  [SAMPLE_NUMBERS.rejectedOrders, 3],
  [SAMPLE_NUMBERS.employee, 2],
]);

const numbersOf = (serial: number): OrderNumbers => ({
  id: `5f${String(serial).padStart(10, '0')}`,
  number: String(1_000_000_000 + serial),
  erpNumber: String(2_000_000_000 + serial),
});

function ordinaryProducts(country: WireCountry): CatalogueProduct[] {
  return catalogue.filter((product) => product.status === 'Sellable' && product.countries.includes(country));
}

function anyItems(country: WireCountry, random: Random): WireOrderItem[] {
  const products = ordinaryProducts(country);
  return Array.from({ length: 1 + random.below(3) }, () => products[random.below(products.length)])
    .filter((product) => product !== undefined)
    .map((product) => pastItem(product.defaultVariantSku, country, 1 + random.below(2)));
}

/** Seeds orders with every history code in turn; the newest is two days old, the oldest older than six months. */
export function seedOrders(
  orders: Orders,
  customers: ReadonlyMap<string, WireCustomer>,
  now: Date,
  random: Random,
): void {
  let serial = 0;
  for (const customer of customers.values()) {
    const { external_customer_id: number } = customer;
    const count = ORDERS_OF.get(number) ?? (random.below(4) === 0 ? 1 + random.below(3) : 0);
    for (let index = 0; index < count; index += 1) {
      serial += 1;
      const items = anyItems(customer.origin_country, random);
      const method = customer.origin_country === 'CH' ? 'INVOICE' : random.pick(PAYMENTS);
      const order = pastOrder(customer, numbersOf(serial), daysBefore(now, 2 + index * 7), items, method);
      const settledAs = HISTORY_CODES[index % HISTORY_CODES.length] ?? 'dispatched';
      const isRejected = number === SAMPLE_NUMBERS.rejectedOrders;
      orders.place(
        order,
        isRejected ? { rejected: { kind: 'ErpRejectionReason', reason: 'credit_limit_exceeded' } } : { settledAs },
      );
    }
  }
}

/** Seeds two orders of one customer, 5 and 20 days old. */
export function seedLateOrders(orders: Orders, customers: ReadonlyMap<string, WireCustomer>, now: Date): void {
  const customer = customers.get(NUMBERS_AT_THE_EDGE.orderedLately);
  if (!customer) return;
  for (const [productNo, days] of [
    ['443015', 5],
    ['432011', 20],
  ] as const) {
    const items = [pastItem(`${productNo}001`, customer.origin_country, 1)];
    orders.place(pastOrder(customer, numbersOf(orders.count() + 1), daysBefore(now, days), items, 'INVOICE'), {
      settledAs: 'dispatched',
    });
  }
}

/** Seeds the orders with which everything after an order can be tried; README lists them. */
export function seedOrdersForLater(orders: Orders, customers: ReadonlyMap<string, WireCustomer>, now: Date): void {
  const rita = customers.get(SAMPLE_NUMBERS.rejectedOrders);
  const dora = customers.get(NUMBERS_AT_THE_EDGE.afterOrder);
  const maria = customers.get(SAMPLE_NUMBERS.employee);
  if (rita) seedRejectedOrders(orders, rita, now);
  if (dora) {
    seedPlacedOrders(orders, dora, now);
    seedOrdersToRecreate(orders, dora, now);
  }
  if (maria) seedEmployeeOrder(orders, maria, now);
}
