import { useDispatch } from 'react-redux';
import { Link } from 'react-router';
import { recreatablePayments } from '~config/recreatablePayments';
import type { ComplaintClaim } from '~/domain/order/complaint';
import { actionBlock, isRejected, type ActionBlock, type ActionFacts } from '~/domain/order/orderActions';
import { recreatedOrderOf, type RecreatedOrder } from '~/domain/order/recreation';
import { selectCallState } from '~/features/call/callSlice';
import { ComplaintButton } from '~/features/complaint/components/ComplaintButton';
import { useParts } from '~/shared/hooks/useParts';
import { orderDisplayActions, selectOrderDisplayState, type LoadedOrder } from '../orderDisplaySlice';
import { cancellableOrder, orderCancellationActions } from '~/features/orderCancellation/orderCancellationSlice';
import { PaypalNote } from './PaypalNote';
import { usePaypalWindow } from '../usePaypalWindow';
import { useText } from '~/shared/i18n/i18n';
import { notify } from '~/shared/notify/notices';
import { keyOf } from '~/shared/hooks/useScreenKeys';
import { Button } from '~/shared/ui/Button';
import { ChoiceKey } from '~/shared/ui/ChoiceKey';
import { copyToClipboard } from '~/shared/ui/copyToClipboard';
import { ReasonedButton } from '~/shared/ui/ReasonedButton';
import { orderAsText } from '../orderAsText';
import '../orderDisplayPageTexts.de';
import styles from './OrderDisplay.module.css';

interface OrderActionsProps {
  readonly shown: LoadedOrder;
  readonly onRecreate: (order: RecreatedOrder) => void;
  readonly onClaim: (claim: ComplaintClaim) => void;
}

/**
 * The digit of an action. It focuses the button instead of pressing it, because the digits of an order number that is typed outside a
 * field must not trigger anything (DECISIONS 220).
 */
function keyOfAction(digit: number) {
  return { choice: String(digit), choiceFocuses: true };
}

/** Renders the actions of the order (REQ E2.2); beside one that is not possible stands why. */
export function OrderActions({ shown, onRecreate, onClaim }: OrderActionsProps) {
  const t = useText();
  const dispatch = useDispatch();
  const { order } = shown;
  const { allowed, flags } = useParts(selectCallState, 'allowed', 'flags');
  const { resubmission } = useParts(selectOrderDisplayState, 'resubmission');
  const paypal = usePaypalWindow(order);
  const facts: ActionFacts = {
    mayResubmit: allowed.rejectionManagement,
    mayCancel: isRejected(order) ? allowed.rejectionManagement : allowed.orderHistory,
    mayEdit: allowed.editOrder,
    paypal,
    recreatablePayments,
  };
  const reasonOf = (block: ActionBlock | null) => (block === null ? null : t(`orderAction.block.${block}`));
  const isSending = resubmission.status === 'sending';
  const cancel = () => {
    if (isRejected(order)) dispatch(orderDisplayActions.cancellationAdvanced({ status: 'asking' }));
    else dispatch(orderCancellationActions.cancellationAdvanced({ phase: 'asking', order: cancellableOrder(order) }));
  };
  const copy = async () => {
    const isCopied = await copyToClipboard(orderAsText(shown, t));
    notify(
      isCopied
        ? { variant: 'success', text: { key: 'orderAction.copied' } }
        : { variant: 'error', text: { key: 'orderAction.copyFailed' } },
    );
  };
  const editBlock = actionBlock('edit', order, facts);
  return (
    <section className={styles.actions} aria-label={t('orderAction.region')}>
      <PaypalNote paypal={paypal} />
      <div className={styles.buttons}>
        <ReasonedButton
          reason={reasonOf(actionBlock('resubmit', order, facts))}
          aria-disabled={isSending}
          {...keyOfAction(1)}
          look="primary"
          onClick={() => dispatch(orderDisplayActions.resubmitRequested())}
        >
          {t(isSending ? 'orderAction.resubmitting' : 'orderAction.resubmit')}
        </ReasonedButton>
        <ReasonedButton
          reason={reasonOf(actionBlock('cancel', order, facts))}
          look="danger"
          {...keyOfAction(2)}
          onClick={cancel}
        >
          {t('orderAction.cancel')}
        </ReasonedButton>
        {flags.orderRecreation && (
          <ReasonedButton
            reason={reasonOf(actionBlock('recreate', order, facts))}
            {...keyOfAction(3)}
            onClick={() => onRecreate(recreatedOrderOf(order, shown.details))}
          >
            {t('orderAction.recreate')}
          </ReasonedButton>
        )}
        {editBlock === null ? (
          <Link
            className={styles.button}
            to={`/edit-order/${encodeURIComponent(order.id)}`}
            data-choice-focuses=""
            {...keyOf('4')}
          >
            {t('orderAction.edit')}
            <ChoiceKey choice="4" />
          </Link>
        ) : (
          <ReasonedButton reason={reasonOf(editBlock)} {...keyOfAction(4)}>
            {t('orderAction.edit')}
          </ReasonedButton>
        )}
        <ComplaintButton order={order} isOn={flags.complaintOrders} {...keyOfAction(5)} onClaim={onClaim} />
        <Button {...keyOfAction(6)} onClick={() => globalThis.print()}>
          {t('orderAction.print')}
        </Button>
        <Button {...keyOfAction(7)} onClick={() => void copy()}>
          {t('orderAction.copy')}
        </Button>
      </div>
    </section>
  );
}
