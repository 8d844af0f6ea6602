import type { DeliveryTime } from '~/domain/article/deliveryTime';
import './articleWords.de';

export const deliveryTimeWords = {
  fourteenDaysDelay: 'product.delivery.fourteenDaysDelay',
  daysDeliveryTime: 'product.delivery.daysDeliveryTime',
  standardDeliveryTime: 'product.delivery.standardDeliveryTime',
} as const satisfies Record<DeliveryTime['type'], string>;
