import { aWireOrder } from '../../builders/aWireOrder.ts';
import { catalogue, currencyOf, productByNumber, type CatalogueProduct } from '../product/catalogue.ts';
import { daysBefore, timestamp } from '../common/calendar.ts';
import { toAmount, type Cents } from '../common/amounts.ts';
import { listPrice, pictureOf } from '../product/products.ts';
import { SAMPLE_NUMBERS } from '../customer/sampleCustomers.ts';
import { NUMBERS_AT_THE_EDGE } from '../customer/customersAtTheEdge.ts';
import type { Orders } from './orders.ts';
import type { Random } from '../common/random.ts';
import { HISTORY_CODES, type WireOrder, type WireOrderItem } from './wireOrderTypes.ts';
import type { WireCountry, WireCustomer, WirePaymentMethod } from '../common/wireTypes.ts';

const SHIPPING: Cents = 595;
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

function orderItem(product: CatalogueProduct, country: WireCountry, quantity: number): WireOrderItem {
  const variant = product.variants.find(({ sku }) => sku === product.defaultVariantSku);
  const single = variant ? listPrice(variant, country) : 0;
  return {
    sku: product.defaultVariantSku,
    base_product_number: product.baseProductNo,
    total: toAmount(single * quantity),
    brand: product.brand,
    title: product.name.short,
    single_price: toAmount(single),
    quantity,
    variants: variant?.dimensions ?? [],
    media_uris: [pictureOf(product, country)],
    delivery_address: null,
  };
}

function ordinaryProducts(country: WireCountry): CatalogueProduct[] {
  return catalogue.filter((product) => product.status === 'Sellable' && product.countries.includes(country));
}

function anyItems(country: WireCountry, random: Random): WireOrderItem[] {
  const products = ordinaryProducts(country);
  return Array.from({ length: 1 + random.below(3) }, () => products[random.below(products.length)])
    .filter((product) => product !== undefined)
    .map((product) => orderItem(product, country, 1 + random.below(2)));
}

function pastOrder(
  customer: WireCustomer,
  serial: number,
  placedAt: Date,
  items: WireOrderItem[],
  method: WirePaymentMethod,
): WireOrder {
  const country = customer.origin_country;
  const subtotal = items.reduce((total, item) => total + Math.round(item.total * 100), 0);
  const address = customer.billing_address;
  return aWireOrder({
    id: `5f${String(serial).padStart(10, '0')}`,
    number: String(1_000_000_000 + serial),
    pregenerated_erp_number: String(2_000_000_000 + serial),
    customer_id: customer.id,
    external_customer_id: customer.external_customer_id,
    placed_at: timestamp(placedAt),
    created_at: timestamp(placedAt),
    updated_at: timestamp(placedAt),
    currency: currencyOf(country),
    subtotal: toAmount(subtotal),
    shipping_costs: toAmount(SHIPPING),
    delivery: { price: toAmount(SHIPPING) },
    total: toAmount(subtotal + SHIPPING),
    total_price: toAmount(subtotal + SHIPPING),
    total_product_price: toAmount(subtotal),
    items,
    payment: { type: method, method, total_interest: 0 },
    customer: {
      external_customer_id: customer.external_customer_id,
      date_of_birth: customer.date_of_birth ?? null,
      salutation: customer.salutation,
      first_name: customer.first_name,
      last_name: customer.last_name,
      ...(customer.email ? { email: customer.email } : {}),
      street: address.street,
      street_number: address.street_number,
      zip_code: address.zip_code,
      city: address.city,
      country_code: address.country_code,
    },
  });
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
      const order = pastOrder(customer, serial, daysBefore(now, 2 + index * 7), items, method);
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
    const product = productByNumber(productNo);
    const items = product ? [orderItem(product, customer.origin_country, 1)] : [];
    orders.place(pastOrder(customer, orders.count() + 1, daysBefore(now, days), items, 'INVOICE'), {
      settledAs: 'dispatched',
    });
  }
}
