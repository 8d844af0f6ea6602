import type { DeliveryTime } from '~/domain/deliveryTime';
import type { TextKey, Translate } from '~/shared/i18n/i18n';
import type { BasketProblem } from './basketSlice';

const problemTexts = {
  reservationFailed: 'basket.problem.reservationFailed',
  invalidVariantSku: 'basket.problem.invalidVariantSku',
  productNotFound: 'basket.problem.productNotFound',
  invalidPriceDate: 'basket.problem.invalidPriceDate',
  basketNotFound: 'basket.problem.basketNotFound',
  itemNotFound: 'basket.problem.itemNotFound',
  timeout: 'basket.problem.timeout',
  failed: 'orderentry.basket.error',
} as const satisfies Record<BasketProblem['kind'], TextKey>;

/** The service's own words where it has some, else ours. */
export function problemText(problem: BasketProblem, sku: string, t: Translate): string {
  const detail = 'detail' in problem ? problem.detail : null;
  return detail ?? t(problemTexts[problem.kind], { sku });
}

export const deliveryTimeTexts = {
  fourteenDaysDelay: 'product.delivery.fourteenDaysDelay',
  daysDeliveryTime: 'product.delivery.daysDeliveryTime',
  standardDeliveryTime: 'product.delivery.standardDeliveryTime',
} as const satisfies Record<DeliveryTime['type'], TextKey>;
