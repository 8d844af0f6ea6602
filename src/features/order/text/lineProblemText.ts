import { limits } from '~config/limits';
import type { Translate } from '~/shared/i18n/i18n';
import type { LineProblem } from './orderTextSlice';
import './orderTextTexts.de';

/** Why nothing came of a confirmed line, and what to do next. */
export function lineProblemText(problem: LineProblem, t: Translate): string {
  switch (problem.kind) {
    case 'customerNotFound':
      return t('orderText.problem.customerNotFound', { number: problem.customerNumber });
    case 'quantityExceeded':
      return t('orderText.problem.quantityExceeded', { count: problem.available });
    case 'basketFull':
      return t('orderText.problem.basketFull', { count: limits.basketElements });
    case 'voucherRefused':
      return problem.detail === null
        ? t('orderText.problem.voucherRefused')
        : t('orderText.problem.voucherRefusedWhy', { detail: problem.detail });
    case 'customerStopped':
    case 'customerNotIdentified':
    case 'otherCustomer':
    case 'notFound':
    case 'unsellable':
    case 'complaintHoldsItem':
    case 'notChosen':
    case 'articleRefused':
    case 'interrupted':
    case 'voucherNotForEmployees':
    case 'needsCustomerAndBasket':
      return t(`orderText.problem.${problem.kind}`);
    // These occur only where an existing order is taken over, not for a line of a text.
    case 'technical':
    case 'articlesNotAdded':
    case 'needsCustomer':
    case 'addressNotPossible':
    case 'serviceVoucherUnknown':
    case 'onlyOneVoucher':
    case 'basketNotFound':
    case 'basketNotReadable':
    case 'articlesUnknown':
    case 'basketInUse':
    case 'noOffer':
    case 'paymentRefused':
      return t('orderText.problem.technical');
  }
}
