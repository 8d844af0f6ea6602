import type { Translate } from '~/shared/i18n/i18n';
import type { BasketProblem } from './basketState';
import './basketProblemTexts.de';

/** The text of a problem: the service's own where it sends one, else ours. */
export function problemText(problem: BasketProblem, sku: string, t: Translate): string {
  switch (problem.kind) {
    case 'quantityExceeded':
      return t('basket.problem.quantityExceeded', { sku, count: problem.available });
    case 'reservationFailed':
      return problem.detail ?? t('basket.problem.reservationFailed', { sku });
    case 'failed':
      return t('orderentry.basket.error');
    default:
      return t(`basket.problem.${problem.kind}`, { sku });
  }
}
