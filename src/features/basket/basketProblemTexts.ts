import type { TextKey, Translate } from '~/shared/i18n/i18n';
import type { BasketProblem } from './basketState';
import './basketProblemTexts.de';

const problemTexts = {
  reservationFailed: 'basket.problem.reservationFailed',
  invalidVariantSku: 'basket.problem.invalidVariantSku',
  productNotFound: 'basket.problem.productNotFound',
  invalidPriceDate: 'basket.problem.invalidPriceDate',
  basketNotFound: 'basket.problem.basketNotFound',
  sessionInactive: 'basket.problem.sessionInactive',
  itemNotFound: 'basket.problem.itemNotFound',
  basketFull: 'basket.problem.basketFull',
  complaintHoldsItem: 'basket.problem.complaintHoldsItem',
  timeout: 'basket.problem.timeout',
  failed: 'orderentry.basket.error',
} as const satisfies Record<Exclude<BasketProblem['kind'], 'quantityExceeded'>, TextKey>;

/** The text of a problem: the service's own where it sends one, else ours. */
export function problemText(problem: BasketProblem, sku: string, t: Translate): string {
  if (problem.kind === 'quantityExceeded') {
    return t('basket.problem.quantityExceeded', { sku, count: problem.available });
  }
  const detail = 'detail' in problem ? problem.detail : null;
  return detail ?? t(problemTexts[problem.kind], { sku });
}
