import type { Currency } from '~/domain/common/country';
import type { Translate } from '~/shared/i18n/i18n';
import type { PaymentReset } from './paymentSlice';
import { refusalText } from './paymentTexts';
import './paymentResetTexts.de';
import '~/domain/payment/paymentMethodWords.de';

/** Why the payment has to be chosen again. */
export function resetText(reset: PaymentReset, currency: Currency, t: Translate): string {
  switch (reset.kind) {
    case 'ruledOut':
      return t('payment.reset.ruledOut', {
        method: t(`payment.method.${reset.method}`),
        reason: refusalText(reset.refusal, currency, t),
      });
    case 'refusedByService':
      return withDetail(
        t('payment.reset.refusedByService', { method: t(`payment.method.${reset.method}`) }),
        reset.detail,
      );
    case 'noLongerOffered':
    case 'noPlans':
    case 'plansNotLoaded':
      return t(`payment.reset.${reset.kind}`, { method: t(`payment.method.${reset.method}`) });
    case 'planGone':
      return withDetail(t('payment.reset.planGone'), reset.detail);
    case 'bankDetailsLost':
      return t('payment.reset.bankDetailsLost');
  }
}

/** The text, and what the service said about it (REQ C6.6). */
function withDetail(text: string, detail: string | null): string {
  return detail === null ? text : `${text} ${detail}`;
}
