import type { Currency } from '~/domain/common/country';
import { useText, type Translate } from '~/shared/i18n/i18n';
import { paymentMethodWords } from '~/domain/payment/paymentMethodWords';
import { Message } from '~/shared/ui/Message';
import type { PaymentReset } from '../paymentSlice';
import { refusalText } from '../paymentTexts';
import '../paymentResetTexts.de';

interface ResetMessageProps {
  readonly reset: PaymentReset;
  readonly currency: Currency;
}

/** Renders why the payment has to be chosen again. */
export function ResetMessage({ reset, currency }: ResetMessageProps) {
  const t = useText();
  return <Message tone="warning">{resetText(reset, currency, t)}</Message>;
}

function resetText(reset: PaymentReset, currency: Currency, t: Translate): string {
  switch (reset.kind) {
    case 'ruledOut':
      return t('payment.reset.ruledOut', {
        method: t(paymentMethodWords[reset.method]),
        reason: refusalText(reset.refusal, currency, t),
      });
    case 'noLongerOffered':
      return t('payment.reset.noLongerOffered', { method: t(paymentMethodWords[reset.method]) });
    case 'refusedByService':
      return `${t('payment.reset.refusedByService', { method: t(paymentMethodWords[reset.method]) })} ${reset.detail ?? ''}`;
    case 'noPlans':
      return t('payment.reset.noPlans', { method: t(paymentMethodWords[reset.method]) });
    case 'plansNotLoaded':
      return t('payment.reset.plansNotLoaded', { method: t(paymentMethodWords[reset.method]) });
    case 'planGone':
      return t('payment.reset.planGone');
    case 'bankDetailsLost':
      return t('payment.reset.bankDetailsLost');
  }
}
