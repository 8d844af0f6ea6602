import type { NotDone } from '~config/onceOnly';
import { useText } from '~/shared/i18n/i18n';
import { answerText, refusalText } from '~/shared/ui/answerText';
import { Message } from '~/shared/ui/Message';
import '../cancelOrderTexts.de';

/** Renders that an order was not cancelled, or that it is not certain, in words and in those of the service. */
export function CancelFailure({ kind, detail }: NotDone) {
  const t = useText();
  return (
    <Message tone="error">
      {kind === 'refused'
        ? refusalText(t('cancelOrder.refused'), detail, t)
        : `${answerText(detail, t)} ${t('cancelOrder.unknown')}`}
    </Message>
  );
}
