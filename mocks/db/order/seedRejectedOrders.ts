import { daysBefore } from '../common/calendar.ts';
import { pastItem, pastOrder, type Extras } from './pastOrder.ts';
import type { Rejection } from './orderSteps.ts';
import type { Orders } from './orders.ts';
import type { WireOrder } from './wireOrderTypes.ts';
import type { WireCustomer, WirePaymentMethod } from '../common/wireTypes.ts';

/** Any fields that an order may carry; the contract does not name all of them. */
type OrderFields = Partial<WireOrder> & Record<string, unknown>;

export type Lines = readonly (readonly [sku: string, quantity: number])[];

export interface SampleOrder {
  /** The last three digits of the number. */
  number: number;
  /** Age in days. */
  days: number;
  lines?: Lines;
  method?: WirePaymentMethod;
  extras?: Extras;
  fields?: OrderFields;
}

const FIRST_NUMBER = 1_300_000_000;

export function sampleOrder(
  customer: WireCustomer,
  { number, days, lines = [['432011001', 1]], method = 'INVOICE', extras, fields = {} }: SampleOrder,
  now: Date,
): WireOrder {
  const serial = String(number).padStart(3, '0');
  const items = lines.map(([sku, quantity]) => pastItem(sku, customer.origin_country, quantity));
  const numbers = { id: `5e0000000${serial}`, number: String(FIRST_NUMBER + number), erpNumber: `2300000${serial}` };
  return { ...pastOrder(customer, numbers, daysBefore(now, days), items, method, extras), ...fields };
}

/** Fields that the contract does not name, spelled in several ways: an order that is sent back has to keep them. */
const UNKNOWN_FIELDS = {
  loyalty_points: 120,
  internal_flags: { risk_score: 7, Reviewed_By: 'Team B', 'x-route': null },
  campaign_codes: ['TV_11', 'radio-7'],
};

type RejectedOrder = SampleOrder & { rejected: Rejection };

const TEN_HOURS = 10 / 24;
const FORTY_HOURS = 40 / 24;
const TWO_ARTICLES: Lines = [
  ['432011001', 1],
  ['443015001', 2],
];

/** One order of each kind and reason of a rejection (REQ E4.5), and what is special about rejected orders. */
const rejectedOrders: readonly RejectedOrder[] = [
  { number: 101, days: 3, rejected: { kind: 'CrmErrorCode', reason: 'general_crm_rejection' } },
  { number: 102, days: 3, rejected: { kind: 'CustomerModificationRequired', reason: 'duplicate_customer' } },
  { number: 103, days: 3, rejected: { kind: 'CustomerModificationRequired', reason: 'fields_could_not_be_updated' } },
  { number: 104, days: 3, rejected: { kind: 'Exception' } },
  { number: 105, days: 3, rejected: { kind: 'UnexpectedCrmResponse', reason: 'SOMETHING_NEW' } },
  { number: 106, days: 3, rejected: { kind: 'ErpRejectionReason', reason: 'general_erp_rejection' } },
  {
    number: 107,
    days: 3,
    rejected: { kind: 'ErpRejectionReason', reason: 'credit_limit_exceeded' },
    lines: TWO_ARTICLES,
  },
  { number: 108, days: 3, rejected: { kind: 'ErpRejectionReason', reason: 'UniversumBonitaetCheckFailed' } },
  { number: 109, days: 3, rejected: { kind: 'ErpRejectionReason', reason: 'BoniversumCheckFailed' } },
  { number: 110, days: 3, rejected: { kind: 'CrmErrorCode', reason: 'deviant_customer_data' } },
  { number: 111, days: 3, rejected: { kind: 'BrandNewKind', reason: 'unknown' } },
  {
    number: 112,
    days: 3,
    rejected: { kind: 'ErpRejectionReason', reason: 'order_with_address_category1_not_allowed' },
  },
  {
    number: 113,
    days: 4,
    lines: TWO_ARTICLES,
    rejected: { kind: 'CrmErrorCode', reason: 'deviant_customer_data' },
    fields: UNKNOWN_FIELDS,
  },
  {
    number: 115,
    days: TEN_HOURS,
    method: 'PAYPAL',
    rejected: { kind: 'CrmErrorCode', reason: 'deviant_customer_data' },
  },
  {
    number: 116,
    days: FORTY_HOURS,
    method: 'PAYPAL',
    rejected: { kind: 'CrmErrorCode', reason: 'deviant_customer_data' },
  },
  {
    number: 117,
    days: 5,
    rejected: { kind: 'ErpRejectionReason', reason: 'credit_limit_exceeded' },
    fields: { customer_id: null, external_customer_id: null, order_type: 'GUEST_ORDER' },
  },
];

export function seedRejectedOrders(orders: Orders, customer: WireCustomer, now: Date): void {
  for (const { rejected, ...sample } of rejectedOrders) orders.place(sampleOrder(customer, sample, now), { rejected });
  const paid = { number: 118, days: TEN_HOURS, method: 'PAYPAL' } as const;
  orders.place(sampleOrder(customer, paid, now), { settledAs: 'processing' });
}

/** Rejected orders of a customer whose new orders are accepted: to be recreated. */
export function seedOrdersToRecreate(orders: Orders, customer: WireCustomer, now: Date): void {
  const [other] = customer.delivery_addresses;
  const rejected = { kind: 'ErpRejectionReason', reason: 'credit_limit_exceeded' };
  const voucher = { wire: { code: 'SOMMER', type: 'VALUE', value: 10 }, off: 1_000 } as const;
  const complete: SampleOrder = {
    number: 251,
    days: 2,
    lines: TWO_ARTICLES,
    extras: { voucher },
    fields: {
      delivery_address: other ?? null,
      service_voucher: { code: 'UMTAUSCH' },
      free_shipping_reason: 'UMTAUSCH',
      ...UNKNOWN_FIELDS,
    },
  };
  const expired = { wire: { code: 'ABGELAUFEN', type: 'VALUE', value: 10 }, off: 1_000 } as const;
  const failing: SampleOrder = {
    number: 252,
    days: 2,
    lines: [
      ['432011001', 1],
      ['454740001', 1],
    ],
    method: 'CASH_ON_DELIVERY',
    extras: { voucher: expired, cashOnDeliveryFee: 599 },
  };
  const noVoucher: SampleOrder = { number: 253, days: 2, fields: { service_voucher: { code: '----' } } };
  for (const sample of [complete, failing, noVoucher]) orders.place(sampleOrder(customer, sample, now), { rejected });
}
