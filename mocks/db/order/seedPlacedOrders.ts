import { InstallmentPlans } from '../offer/installmentPlans.ts';
import { toCents } from '../common/amounts.ts';
import { customerInfoOf } from './pastOrder.ts';
import { sampleOrder, type Lines, type SampleOrder } from './seedRejectedOrders.ts';
import type { OrderFate, PastStep } from './orderSteps.ts';
import type { Orders } from './orders.ts';
import type { WireOrder, WireOrderPayment } from './wireOrderTypes.ts';
import { ORDER_RESTRICTIONS, type WireCustomer, type WirePaymentMethod } from '../common/wireTypes.ts';

const THREE_ARTICLES: Lines = [
  ['432011001', 1],
  ['443015001', 2],
  ['411064001', 1],
];
const WITH_SOLD_OUT: Lines = [
  ['432011001', 1],
  ['454740001', 1],
];
const TWO_ARTICLES: Lines = [
  ['432011001', 1],
  ['443015001', 1],
];

const open: OrderFate = { settledAs: 'processing' };
const accepted: PastStep = { minutes: 1, status: 'ACCEPTED' };
const withSteps = (...steps: PastStep[]): OrderFate => ({ steps: [accepted, ...steps] });

type Sample = SampleOrder & { fate?: OrderFate };

/** Orders in processing, which can be edited, unless `fate` says otherwise. */
function samplesOf(customer: WireCustomer): Sample[] {
  const [elsewhere = null, , packstation = null] = customer.delivery_addresses;
  const free = {
    total: 0,
    total_price: 0,
    total_product_price: 0,
    subtotal: 0,
    shipping_costs: 0,
    delivery: { price: 0 },
  };
  return [
    { number: 201, days: 2, lines: THREE_ARTICLES },
    { number: 202, days: 3, lines: [['443015001', 2]] },
    { number: 203, days: 4, fields: { delivery_address: elsewhere } },
    { number: 205, days: 6, lines: TWO_ARTICLES, fate: { settledAs: 'dispatched' } },
    {
      number: 208,
      days: 9,
      lines: THREE_ARTICLES,
      extras: { voucher: { wire: { code: 'SOMMER', type: 'VALUE', value: 10 }, off: 1_000 }, savings: 750 },
    },
    { number: 210, days: 10, lines: TWO_ARTICLES, fields: { delivery_address: packstation } },
    {
      number: 211,
      days: 11,
      lines: TWO_ARTICLES,
      fields: {
        customer: {
          ...customerInfoOf(customer),
          phone: '022112345678',
          consents: { ...customer.consents, phone_market_research: 'ALLOWED' },
          data_protection: true,
          reception: 'DIGITAL_SATELLITE_HD',
          signup_for_newsletter: true,
          preferred_payment_method: 'INVOICE',
        },
        sap_order_number: '5000000211',
      },
    },
    {
      number: 213,
      days: 12,
      fate: { steps: [{ minutes: 1, status: 'ERP_EXPORT_IN_PROGRESS' }], settledAs: 'received' },
    },
    {
      number: 214,
      days: 13,
      fate: { steps: [{ minutes: 1, status: 'FAILED', kind: 'Exception', reason: 'general_erp_rejection' }] },
    },
    {
      number: 215,
      days: 14,
      fate: {
        steps: [
          { minutes: 1, status: 'REJECTED', kind: 'ErpRejectionReason', reason: 'credit_limit_exceeded' },
          { minutes: 90, status: 'RECREATED_ORDER', agent: 'bernd.backoffice' },
        ],
      },
    },
    { number: 216, days: 13.9, fields: { original_order_id: '5e0000000215' } },
    {
      number: 217,
      days: 15,
      fate: {
        steps: [
          { minutes: 1, status: 'ACCEPTED', label: 'CRM-Kundendaten angenommen', kind: 'CRM_CUSTOMER_DATA_ACCEPTED' },
          { minutes: 2, status: 'ACCEPTED' },
        ],
        settledAs: 'processing',
      },
    },
    {
      number: 218,
      days: 16,
      lines: TWO_ARTICLES,
      fate: {
        ...withSteps({
          minutes: 90,
          status: 'ACCEPTED',
          label: 'bearbeitet',
          kind: 'EDITED',
          agent: 'bernd.backoffice',
        }),
        settledAs: 'processing',
      },
    },
    {
      number: 219,
      days: 17,
      fate: withSteps({ minutes: 30, status: 'CANCELLED', agent: 'bernd.backoffice', reason: 'CUSTOMER_REQUEST' }),
    },
    { number: 220, days: 18, fate: withSteps({ minutes: 30, status: 'CANCELLED', agent: 'SYSTEM' }) },
    {
      number: 221,
      days: 19,
      fields: { ...free, rekla_flag: { original_external_order_id: '1300000222', is_zero_percent: true } },
    },
    { number: 222, days: 40, fate: { settledAs: 'dispatched' } },
    { number: 223, days: 20, lines: WITH_SOLD_OUT },
    { number: 224, days: 21, lines: TWO_ARTICLES, method: 'CASH_ON_DELIVERY', extras: { cashOnDeliveryFee: 599 } },
  ];
}

/** Two lines that go to different places. */
function dispersed(order: WireOrder, { delivery_addresses: [elsewhere] }: WireCustomer): WireOrder {
  return {
    ...order,
    items: order.items.map((item, index) => ({ ...item, delivery_address: index === 0 ? (elsewhere ?? null) : null })),
  };
}

function byInstallments(order: WireOrder, method: WirePaymentMethod): WireOrder {
  const [plan] = new InstallmentPlans().offered({ method, due_day: 15 }, toCents(order.total));
  const bank = { account_holder: 'Dora Danach', masked_iban: 'DE89 **** **** **** **30 00', bank_name: 'Commerzbank' };
  const payment: WireOrderPayment = {
    ...plan,
    ...bank,
    type: method,
    method,
    total_interest: plan?.total_interest ?? 0,
  };
  return { ...order, payment };
}

const RESTRICTIONS = [...ORDER_RESTRICTIONS, 'SOMETHING_NEW'] as const;
const SOURCES = [
  'SHOP',
  'SHOP_AUTOMATIC',
  'BACKOFFICE',
  'MOBILE',
  'NEXT_APP',
  'PHONE_BOT',
  'WAITLIST_SERVICE',
  'SUBSCRIPTION_SERVICE',
] as const;
const CHANNELS = [
  'classic TV',
  'classic app',
  'classic shop',
  'hello app',
  'ECOM',
  'IVR',
  'MAIL',
  'OUTB',
  'SCHR',
  'TELE',
] as const;
const TYPES = ['EXISTING_CUSTOMER_ORDER', 'NEW_CUSTOMER_ORDER', 'GUEST_ORDER'] as const;

/** One order for each restriction; sources, channels, types and export targets take turns (REQ E2.5, E2.6). */
function restrictedOrders(): Sample[] {
  return RESTRICTIONS.map((reason, index) => ({
    number: 301 + index,
    days: 30 + index,
    fields: {
      order_restriction: { reason },
      order_source: SOURCES[index % SOURCES.length] ?? 'SHOP',
      dis_channel: CHANNELS[index % CHANNELS.length] ?? 'TELE',
      order_type: TYPES[index % TYPES.length] ?? 'GUEST_ORDER',
      export_target: index % 2 === 0 ? 'ERP' : 'CRM',
      processing_system: index % 2 === 0 ? 'ERP' : 'CRM',
      sales_channel: index % 2 === 0 ? '04' : '01',
      sales_office: index % 2 === 0 ? '4001' : '1001',
    },
    fate: { settledAs: 'dispatched' },
  }));
}

export function seedPlacedOrders(orders: Orders, customer: WireCustomer, now: Date): void {
  for (const { fate = open, ...sample } of [...samplesOf(customer), ...restrictedOrders()])
    orders.place(sampleOrder(customer, sample, now), fate);
  const two = sampleOrder(customer, { number: 204, days: 5, lines: TWO_ARTICLES }, now);
  orders.place(dispersed(two, customer), open);
  for (const [number, method] of [
    [206, 'INSTALLMENTS'],
    [207, 'INSTALLMENTS_FACTORING'],
  ] as const) {
    const order = sampleOrder(customer, { number, days: 7, lines: THREE_ARTICLES, method }, now);
    orders.place(byInstallments(order, method), open);
  }
}

/** The order of an employee, with the discount. */
export function seedEmployeeOrder(orders: Orders, employee: WireCustomer, now: Date): void {
  const sample: SampleOrder = { number: 209, days: 3, lines: TWO_ARTICLES, extras: { employeePercent: 15 } };
  orders.place(sampleOrder(employee, sample, now), open);
}

/** So many orders of one customer, a few every day of the last half year. */
export function seedManyOrders(orders: Orders, customer: WireCustomer, count: number, now: Date): void {
  const skus = ['432011001', '443015001', '411064001', '454287001', '410588001'] as const;
  for (let index = 0; index < count; index += 1) {
    const sku = skus[index % skus.length] ?? '432011001';
    const days = 1 + index * 0.03;
    orders.place(sampleOrder(customer, { number: 1_000 + index, days, lines: [[sku, 1 + (index % 3)]] }, now), {
      settledAs: index % 4 === 0 ? 'processing' : 'dispatched',
    });
  }
}
