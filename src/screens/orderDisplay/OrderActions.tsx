import { useId, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router';
import { recreatablePayments } from '~config/recreatablePayments';
import { actionBlock, isRejected, type ActionBlock, type ActionFacts } from '~/domain/order/orderActions';
import { nameOfOrder } from '~/domain/order/orderHistory';
import { recreatedOrderOf, type RecreatedOrder } from '~/domain/order/recreation';
import { selectCall } from '~/features/call/callSlice';
import { ComplaintButton } from '~/features/complaint/components/ComplaintButton';
import { orderDisplayActions, selectOrderDisplay, type LoadedOrder } from '~/features/orderDisplay/orderDisplaySlice';
import { orderHistoryActions } from '~/features/orderHistory/orderHistorySlice';
import { useText, type PlainTextKey } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { copyText } from './copyText';
import { orderAsText } from './orderAsText';
import { PaypalNote } from './PaypalNote';
import { usePaypalWindow } from './usePaypalWindow';
import './orderDisplayPageTexts.de';
import styles from './OrderDisplayPage.module.css';

const blockTexts = {
  noPermission: 'orderAction.block.noPermission',
  notRejected: 'orderAction.block.notRejected',
  notCancelable: 'orderAction.block.notCancelable',
  noCustomerNumber: 'orderAction.block.noCustomerNumber',
  paypalWindowClosed: 'orderAction.block.paypalWindowClosed',
  paymentNotRecreatable: 'orderAction.block.paymentNotRecreatable',
  alreadyRecreated: 'orderAction.block.alreadyRecreated',
  isRejected: 'orderAction.block.isRejected',
  notEditable: 'orderAction.block.notEditable',
} as const satisfies Record<ActionBlock, PlainTextKey>;

interface OrderActionsProps {
  readonly shown: LoadedOrder;
  readonly onRecreate: (order: RecreatedOrder) => void;
}

/** Renders the actions of the order (REQ E2.2); beside one that is not possible stands why. */
export function OrderActions({ shown, onRecreate }: OrderActionsProps) {
  const t = useText();
  const dispatch = useDispatch();
  const { order } = shown;
  const { allowed, flags } = useSelector(selectCall);
  const { resubmission } = useSelector(selectOrderDisplay);
  const paypal = usePaypalWindow(order);
  const facts: ActionFacts = {
    mayResubmit: allowed.rejectionManagement,
    mayCancel: isRejected(order) ? allowed.rejectionManagement : allowed.orderHistory,
    mayEdit: allowed.editOrder,
    paypal,
    recreatablePayments,
  };
  const isSending = resubmission.status === 'sending';
  const { externalCustomerId } = order;
  const cancel = () => {
    if (isRejected(order)) dispatch(orderDisplayActions.cancellationChanged({ status: 'asking' }));
    else if (externalCustomerId !== null) {
      const cancellable = { orderId: order.id, orderNumber: nameOfOrder(order), customerId: externalCustomerId };
      dispatch(orderHistoryActions.cancellationChanged({ phase: 'asking', order: cancellable }));
    }
  };
  const editBlock = actionBlock('edit', order, facts);
  return (
    <section className={styles.actions} aria-label={t('orderAction.region')}>
      <PaypalNote paypal={paypal} />
      <div className={styles.buttons}>
        <Action
          block={actionBlock('resubmit', order, facts)}
          isBusy={isSending}
          look="primary"
          onClick={() => dispatch(orderDisplayActions.resubmitRequested())}
        >
          {t(isSending ? 'orderAction.resubmitting' : 'orderAction.resubmit')}
        </Action>
        <Action block={actionBlock('cancel', order, facts)} look="danger" onClick={cancel}>
          {t('orderAction.cancel')}
        </Action>
        {flags.orderRecreation && (
          <Action
            block={actionBlock('recreate', order, facts)}
            onClick={() => {
              onRecreate(recreatedOrderOf(order, shown.details));
            }}
          >
            {t('orderAction.recreate')}
          </Action>
        )}
        {editBlock === null ? (
          <Link className={styles.button} to={`/edit-order/${encodeURIComponent(order.id)}`}>
            {t('orderAction.edit')}
          </Link>
        ) : (
          <Action block={editBlock}>{t('orderAction.edit')}</Action>
        )}
        <ComplaintButton order={order} isOn={flags.complaintOrders} />
        <Button
          onClick={() => {
            globalThis.print();
          }}
        >
          {t('orderAction.print')}
        </Button>
        <Button
          onClick={() => {
            void copyText(orderAsText(shown, t));
          }}
        >
          {t('orderAction.copy')}
        </Button>
      </div>
    </section>
  );
}

interface ActionProps {
  readonly block: ActionBlock | null;
  readonly isBusy?: boolean;
  readonly look?: 'primary' | 'danger' | 'secondary';
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

/** Renders a button that stays focusable while it is off, with the reason beside it (UX 3). */
function Action({ block, isBusy = false, look = 'secondary', onClick, children }: ActionProps) {
  const t = useText();
  const reasonId = useId();
  const isOff = block !== null || isBusy;
  return (
    <span className={styles.action}>
      <Button
        look={isOff ? 'secondary' : look}
        aria-disabled={isOff}
        aria-describedby={block === null ? undefined : reasonId}
        onClick={isOff ? undefined : onClick}
      >
        {children}
      </Button>
      {block !== null && (
        <span id={reasonId} className={styles.reason}>
          {t(blockTexts[block])}
        </span>
      )}
    </span>
  );
}
