import type { PaypalWindow } from '~/domain/order/paypalWindow';
import { useText } from '~/shared/i18n/i18n';
import { Message } from '~/shared/ui/Message';
import '../paypalTexts.de';

const hour = 3_600_000;

/** Renders what is left of the 36 hours of a PayPal order (REQ E5.1). */
export function PaypalNote({ paypal }: { readonly paypal: PaypalWindow }) {
  const t = useText();
  switch (paypal.kind) {
    case 'none':
      return null;
    case 'closed':
      return (
        <Message tone="warning" live="off">
          {t('paypal.closed')}
        </Message>
      );
    case 'open':
      return (
        <Message tone="info" live="off">
          {t('paypal.open', {
            hours: Math.floor(paypal.remaining / hour),
            minutes: Math.floor((paypal.remaining % hour) / 60_000),
          })}
        </Message>
      );
  }
}
