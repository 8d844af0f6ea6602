import type { WireDeliveryTime, WireDeliveryType } from '../common/wireTypes.ts';

const LONG_CONSIGNMENT = 10;

/** What is said of the delivery: telephone notification 14 days, third party and long consignments the days. */
export function deliveryTimeOf(type: WireDeliveryType | null, days = 0): WireDeliveryTime {
  if (type === 'TELEPHONE_NOTIFICATION') return { type: 'fourteenDaysDelay' };
  const showsDays = type === 'THIRD_PARTY' || (type === 'CONSIGNMENT' && days > LONG_CONSIGNMENT);
  return showsDays ? { type: 'daysDeliveryTime', days } : { type: 'standardDeliveryTime' };
}
