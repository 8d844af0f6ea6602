import * as v from 'valibot';
import { deliveryTimeTypes } from '~/domain/article/deliveryTime';
import { deliveryTypes, type DeliveryType } from '~/domain/article/product';
import { code, codeOr, optionalCount, optionalPart } from './wireValues';

/** A delivery time, as an object or as the name of its type (REQ C2.4); null for an unknown one. */
export const optionalDeliveryTime = optionalPart(
  v.union([
    v.object({ type: code(deliveryTimeTypes), days: optionalCount }),
    v.pipe(
      code(deliveryTimeTypes),
      v.transform((type) => ({ type, days: null })),
    ),
  ]),
);

/** The requirement names `deliveryTime`; its origin, from which the application can derive it, is an assumption. */
export const deliveryEntries = {
  deliveryType: codeOr(deliveryTypes, null),
  deliveryDays: optionalCount,
  deliveryTime: optionalDeliveryTime,
} as const;

type WireDelivery = v.InferOutput<v.ObjectSchema<typeof deliveryEntries, undefined>>;

/** The way of delivery; without one, that which the delivery time follows from. */
export function toDelivery({ deliveryType, deliveryDays, deliveryTime }: WireDelivery): {
  readonly deliveryType: DeliveryType | null;
  readonly deliveryDays: number | null;
} {
  if (deliveryType !== null) return { deliveryType, deliveryDays: deliveryDays ?? deliveryTime?.days ?? null };
  switch (deliveryTime?.type) {
    case 'fourteenDaysDelay':
      return { deliveryType: 'TELEPHONE_NOTIFICATION', deliveryDays };
    case 'daysDeliveryTime':
      return { deliveryType: 'THIRD_PARTY', deliveryDays: deliveryDays ?? deliveryTime.days };
    case 'standardDeliveryTime':
    case undefined:
      return { deliveryType: null, deliveryDays };
  }
}
