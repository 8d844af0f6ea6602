import { limits } from '~config/limits';
import type { Translate } from '~/shared/i18n/i18n';
import type { LineProblem } from './orderTextSlice';
import './orderTextTexts.de';

/** Why nothing came of a confirmed line, and what to do next. */
export function lineProblemText(problem: LineProblem, t: Translate): string {
  switch (problem.kind) {
    case 'customerNotFound':
      return t('orderText.problem.customerNotFound', { number: problem.customerNumber });
    case 'customerStopped':
      return t('orderText.problem.customerStopped');
    case 'customerNotIdentified':
      return t('orderText.problem.customerNotIdentified');
    case 'otherCustomer':
      return t('orderText.problem.otherCustomer');
    case 'notFound':
      return t('orderText.problem.notFound');
    case 'unsellable':
      return t('orderText.problem.unsellable');
    case 'quantityExceeded':
      return t('orderText.problem.quantityExceeded', { count: problem.available });
    case 'basketFull':
      return t('orderText.problem.basketFull', { count: limits.basketElements });
    case 'complaintHoldsItem':
      return t('orderText.problem.complaintHoldsItem');
    case 'notChosen':
      return t('orderText.problem.notChosen');
    case 'articleRefused':
      return t('orderText.problem.articleRefused');
    case 'interrupted':
      return t('orderText.problem.interrupted');
    case 'voucherRefused':
      return problem.detail === null
        ? t('orderText.problem.voucherRefused')
        : t('orderText.problem.voucherRefusedWhy', { detail: problem.detail });
    case 'voucherNotForEmployees':
      return t('orderText.problem.voucherNotForEmployees');
    case 'needsCustomerAndBasket':
      return t('orderText.problem.needsCustomerAndBasket');
    // These occur only where an existing order is taken over, not for a line of a text.
    case 'technical':
    case 'articlesNotAdded':
    case 'needsCustomer':
    case 'addressNotPossible':
    case 'serviceVoucherUnknown':
    case 'basketNotFound':
    case 'basketNotReadable':
    case 'articlesUnknown':
    case 'basketInUse':
    case 'noOffer':
    case 'paymentRefused':
      return t('orderText.problem.technical');
  }
}
