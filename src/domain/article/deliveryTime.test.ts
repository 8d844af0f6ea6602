import { expect, it } from 'vitest';
import { deliveryTime } from './deliveryTime';

it.each([
  ['telephone notification: fourteen days', 'TELEPHONE_NOTIFICATION', 3, { type: 'fourteenDaysDelay' }],
  ['third party: its days', 'THIRD_PARTY', 5, { type: 'daysDeliveryTime', days: 5 }],
  ['third party without days: standard', 'THIRD_PARTY', null, { type: 'standardDeliveryTime' }],
  ['consignment of ten days: standard', 'CONSIGNMENT', 10, { type: 'standardDeliveryTime' }],
  ['consignment over ten days: its days', 'CONSIGNMENT', 11, { type: 'daysDeliveryTime', days: 11 }],
  ['consignment without days: standard', 'CONSIGNMENT', null, { type: 'standardDeliveryTime' }],
  ['everything else: standard', null, 20, { type: 'standardDeliveryTime' }],
] as const)('%s (REQ C2.4)', (_rule, type, days, expected) => {
  expect(deliveryTime(type, days)).toEqual(expected);
});
