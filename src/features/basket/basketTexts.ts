import type { DeliveryTime } from '~/domain/deliveryTime';
import type { TextKey } from '~/shared/i18n/i18n';
import type { BasketProblem } from './basketSlice';

export const basketProblemTexts = {
  reservationFailed: 'basket.problem.reservationFailed',
  invalidVariantSku: 'basket.problem.invalidVariantSku',
  productNotFound: 'basket.problem.productNotFound',
  invalidPriceDate: 'basket.problem.invalidPriceDate',
  basketNotFound: 'basket.problem.basketNotFound',
  itemNotFound: 'basket.problem.itemNotFound',
  timeout: 'basket.problem.timeout',
  failed: 'orderentry.basket.error',
} as const satisfies Record<BasketProblem['kind'], TextKey>;

export const deliveryTimeTexts = {
  fourteenDaysDelay: 'product.delivery.fourteenDaysDelay',
  daysDeliveryTime: 'product.delivery.daysDeliveryTime',
  standardDeliveryTime: 'product.delivery.standardDeliveryTime',
} as const satisfies Record<DeliveryTime['type'], TextKey>;
