import { isEqual } from '../common/equality.ts';
import type { WireOrder } from './wireOrderTypes.ts';

type Part = 'payment' | 'person' | 'address' | 'anything' | 'nothing';

/** What has to change before an order is accepted that was rejected for this reason. */
const MENDED_BY: Readonly<Record<string, Part>> = {
  credit_limit_exceeded: 'payment',
  invalid_payment_method: 'payment',
  missing_banking_info: 'payment',
  UniversumBonitaetCheckFailed: 'payment',
  BoniversumCheckFailed: 'payment',
  deviant_customer_data: 'person',
  duplicate_customer: 'person',
  fields_could_not_be_updated: 'person',
  order_with_address_category1_not_allowed: 'address',
  general_crm_rejection: 'anything',
  general_erp_rejection: 'anything',
};

const placesOf = (order: WireOrder): unknown => [
  order.delivery_address,
  order.items.map(({ delivery_address }) => delivery_address),
];

function hasChanged(part: Part, before: WireOrder, now: WireOrder): boolean {
  const hasMoved = !isEqual(placesOf(before), placesOf(now));
  const isOtherPerson = !isEqual(before.customer, now.customer);
  const isPaidOtherwise = !isEqual(before.payment, now.payment);
  switch (part) {
    case 'payment':
      return before.payment.method !== now.payment.method;
    case 'person':
      return isOtherPerson || hasMoved;
    case 'address':
      return hasMoved;
    case 'anything':
      return isOtherPerson || hasMoved || isPaidOtherwise || !isEqual(before.items, now.items);
    case 'nothing':
      return true;
  }
}

/** Whether the order is accepted this time. A failure without a known reason was a disturbance that has passed. */
export function isMended(reason: string | undefined, rejected: WireOrder, now: WireOrder): boolean {
  return hasChanged(MENDED_BY[reason ?? ''] ?? 'nothing', rejected, now);
}
