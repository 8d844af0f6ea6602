import { useDispatch } from 'react-redux';
import { cancelReasons } from '~config/cancelReasons';
import '~/domain/order/orderWords.de';
import { useParts } from '~/shared/hooks/useParts';
import { useText } from '~/shared/i18n/i18n';
import { CancelDialog } from '~/shared/ui/CancelDialog';
import { orderCancellationActions, selectOrderCancellationState } from '../orderCancellationSlice';
import { CancelFailure } from './CancelFailure';
import '../cancelButtonTexts.de';
import '../cancelOrderTexts.de';

/** Asks for the reason and cancels the order (REQ E3.1); renders nothing while no order is to be cancelled. Load it lazily. */
export function CancelOrderDialog() {
  const t = useText();
  const dispatch = useDispatch();
  const { cancellation } = useParts(selectOrderCancellationState, 'cancellation');
  if (cancellation === null) return null;
  const { order, phase } = cancellation;
  return (
    <CancelDialog
      key={order.orderId}
      words={{
        title: t('cancelOrder.title'),
        which: t('cancelOrder.which', { number: order.orderNumber }),
        keep: t('cancelOrder.keep'),
        confirm: t('cancelOrder.confirm'),
        inProgress: t('cancelOrder.inProgress'),
        reason: t('cancelOrder.reason'),
        reasonMissing: t('cancelOrder.reasonMissing'),
        choose: t('cancelOrder.choose'),
      }}
      reasons={cancelReasons}
      wordOf={(reason) => t(`order.cancelReason.${reason}`)}
      isInProgress={phase === 'inProgress'}
      onClose={() => dispatch(orderCancellationActions.cancellationClosed())}
      onConfirm={(reasonCode) => dispatch(orderCancellationActions.cancelRequested({ order, reasonCode }))}
    >
      {(phase === 'refused' || phase === 'unknown') && <CancelFailure {...cancellation} kind={phase} />}
    </CancelDialog>
  );
}
