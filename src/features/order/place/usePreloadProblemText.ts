import { useSelector } from 'react-redux';
import type { Currency } from '~/domain/common/country';
import type { PreloadPart, StepProblem } from '~/domain/order/preload';
import { missingReasonWords } from '~/domain/order/preloadWords';
import '~/domain/order/preloadWords.de';
import { selectCurrency } from '~/features/call/callSlice';
import { refusalText } from '~/features/payment/paymentTexts';
import { useText, type Translate } from '~/shared/i18n/i18n';
import '~/domain/payment/paymentMethodWords.de';

/** Says what happened at a step that failed, and what the agent can do. */
export function usePreloadProblemText(): (part: PreloadPart, problem: StepProblem) => string {
  const t = useText();
  const currency = useSelector(selectCurrency);
  return (part, problem) => problemText(part, problem, currency, t);
}

function problemText(part: PreloadPart, problem: StepProblem, currency: Currency, t: Translate): string {
  switch (problem.kind) {
    case 'technical':
      return t(`preload.technical.${part}`);
    case 'interrupted':
      return t('preload.problem.interrupted', { step: t(`preload.step.${part}`) });
    case 'basketNotReadable':
      return problem.baseProductNo === null
        ? t('preload.problem.basketNotReadable')
        : t('preload.problem.basketNotReadableArticle', { number: problem.baseProductNo });
    case 'articlesNotAdded':
      return t('preload.problem.articlesNotAdded', {
        articles: problem.articles
          .map(({ title, sku, reason }) => `${title} (${sku}, ${t(missingReasonWords[reason])})`)
          .join(', '),
      });
    case 'serviceVoucherUnknown':
    case 'onlyOneVoucher':
      return t(`preload.problem.${problem.kind}`, { code: problem.code });
    case 'customerNotFound':
      return t('preload.problem.customerNotFound', { number: problem.customerNumber });
    case 'voucherRefused':
      return `${problem.detail ?? t('preload.problem.voucherRefused', { code: problem.code })} ${t('preload.problem.voucherTodo')}`;
    case 'needsCustomerAndBasket':
      return t('preload.problem.needsCustomerAndBasket', { step: t(`preload.step.${part}`) });
    case 'paymentRefused':
      return t('preload.problem.paymentRefused', {
        method: t(`payment.method.${problem.method}`),
        reason: refusalText(problem.refusal, currency, t),
      });
    default:
      return t(`preload.problem.${problem.kind}`);
  }
}
