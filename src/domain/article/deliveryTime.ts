import type { DeliveryType } from './product';

/** Delivery-time types (REQ C2.4). */
export type DeliveryTime =
  | { readonly type: 'fourteenDaysDelay' }
  | { readonly type: 'daysDeliveryTime'; readonly days: number }
  | { readonly type: 'standardDeliveryTime' };

export const deliveryTimeTypes = [
  'fourteenDaysDelay',
  'daysDeliveryTime',
  'standardDeliveryTime',
] as const satisfies readonly DeliveryTime['type'][];

const consignmentThresholdDays = 10;

/**
 * Derives the delivery time (REQ C2.4): telephone notification → 14-day delay; third party, or consignment over 10 days
 * → that number of days; otherwise standard. `deliveryDays` in days.
 */
export function deliveryTime(deliveryType: DeliveryType | null, deliveryDays: number | null): DeliveryTime {
  if (deliveryType === 'TELEPHONE_NOTIFICATION') return { type: 'fourteenDaysDelay' };
  const days = deliveryDays ?? 0;
  const showsDays =
    (deliveryType === 'THIRD_PARTY' && days > 0) || (deliveryType === 'CONSIGNMENT' && days > consignmentThresholdDays);
  return showsDays ? { type: 'daysDeliveryTime', days } : { type: 'standardDeliveryTime' };
}
