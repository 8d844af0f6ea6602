import type { NotDone } from '~config/onceOnly';
import { memberOf } from '~/domain/common/memberOf';
import { placedOrderRefusals } from '~/domain/order/orderRefusals';
import { useText } from '~/shared/i18n/i18n';
import { answerText, refusalText } from '~/shared/ui/answerText';
import { Message } from '~/shared/ui/Message';
import '~/domain/order/placedOrderWords.de';
import '../cancelOrderTexts.de';

/** Renders that an order was not cancelled, or may not be, with the text of the service, else with the meaning of its code. */
export function CancelFailure({ kind, detail, reason }: NotDone) {
  const t = useText();
  const known = memberOf(placedOrderRefusals, reason);
  return (
    <Message tone="error">
      {kind === 'refused'
        ? refusalText(t('cancelOrder.refused'), detail ?? (known && t(`order.placed.${known}`)), t)
        : `${answerText(detail, t)} ${t('cancelOrder.unknown')}`}
    </Message>
  );
}
