import type { Currency } from '~/domain/common/country';
import { useText } from '~/shared/i18n/i18n';
import { Message } from '~/shared/ui/Message';
import type { PaymentReset } from '../paymentSlice';
import { resetText } from '../paymentResetTexts';

interface ResetMessageProps {
  readonly reset: PaymentReset;
  readonly currency: Currency;
}

/** Renders why the payment has to be chosen again. */
export function ResetMessage({ reset, currency }: ResetMessageProps) {
  const t = useText();
  return <Message tone="warning">{resetText(reset, currency, t)}</Message>;
}
