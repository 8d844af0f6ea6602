import { useDispatch } from 'react-redux';
import type { Order } from '~/domain/order/order';
import { nameOfOrder } from '~/domain/order/orderHistory';
import { orderDisplayActions } from '../orderDisplaySlice';
import type { RejectedCancellation } from '../orderDisplayState';
import { reasonText } from '../reasonTexts';
import { formatMoney } from '~/shared/i18n/formatMoney';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { Dialog } from '~/shared/ui/Dialog';
import { answerText, refusalText } from '~/shared/ui/answerText';
import { Message } from '~/shared/ui/Message';
import '../orderDisplayPageTexts.de';

interface CancelRejectedDialogProps {
  readonly order: Order;
  readonly cancellation: RejectedCancellation;
}

/** Renders the dialog that cancels a rejected order (REQ E4.3); a failure stays in it with the service's detail. */
export function CancelRejectedDialog({ order, cancellation }: CancelRejectedDialogProps) {
  const t = useText();
  const dispatch = useDispatch();
  const isSending = cancellation.status === 'sending';
  const close = () => {
    if (!isSending) dispatch(orderDisplayActions.cancellationAdvanced({ status: 'none' }));
  };
  return (
    <Dialog
      title={t('cancelRejected.title')}
      onClose={close}
      actions={
        <>
          <Button aria-disabled={isSending} onClick={close}>
            {t('cancelRejected.keep')}
          </Button>
          <Button
            look="danger"
            initialFocus
            isOff={isSending}
            onClick={() => dispatch(orderDisplayActions.cancelRequested())}
          >
            {t(isSending ? 'cancelRejected.sending' : 'cancelRejected.confirm')}
          </Button>
        </>
      }
    >
      <p>
        {t('cancelRejected.text', {
          number: nameOfOrder(order),
          total: formatMoney(order.totalPrice, order.currency),
        })}
      </p>
      {cancellation.status === 'refused' && (
        <Message tone="error">
          {refusalText(t('rejected.failed'), cancellation.detail ?? reasonText(cancellation.reason ?? null, t), t)}
        </Message>
      )}
      {cancellation.status === 'unknown' && (
        <Message tone="warning">
          {answerText(cancellation.detail, t)} {t('cancelRejected.unknown')}
        </Message>
      )}
    </Dialog>
  );
}
