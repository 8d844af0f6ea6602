import type { NotDone } from '~config/onceOnly';
import { useText } from '~/shared/i18n/i18n';
import { Message } from '~/shared/ui/Message';
import '../cancelOrderTexts.de';

const sentences = { refused: 'cancelOrder.refused', unknown: 'cancelOrder.unknown' } as const;

/** Renders that an order was not cancelled, in words and in those of the service. */
export function CancelFailure({ kind, detail }: NotDone) {
  const t = useText();
  return (
    <Message tone="error">
      {t(sentences[kind])} {detail}
    </Message>
  );
}
