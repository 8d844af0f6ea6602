import { useDispatch } from 'react-redux';
import { cancelReasons } from '~config/cancelReasons';
import '../changeOrderTexts.de';
import { orderNumberGroups } from '~/domain/common/digitGroups';
import type { Order } from '~/domain/order/order';
import { editOrderActions } from '../state/editOrderSlice';
import { CancelFailure } from '~/features/orderCancellation/components/CancelFailure';
import { formatMoney } from '~/shared/i18n/formatMoney';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { DigitGroups } from '~/shared/ui/DigitGroups';
import { Dialog } from '~/shared/ui/Dialog';
import { EditInstallmentDialog } from './EditInstallmentDialog';
import { EditProductDialog } from './EditProductDialog';
import { ReasonDialog } from './ReasonDialog';
import type { OpenEditView } from './useOpenEdit';
import '~/domain/order/orderWords.de';
import '~/features/order/orderConfirmationTexts.de';
import '~/features/orderCancellation/cancelOrderTexts.de';
import '~/shared/i18n/dialogTexts.de';
import '../editOrderTexts.de';
import styles from './EditOrder.module.css';

/** Renders the most urgent question of the edit. */
export function EditDialogs({ view }: { readonly view: OpenEditView }) {
  const { submission, productDetails, installments } = view.state;
  if (submission.phase === 'submitted') return <EditedDialog order={submission.order} />;
  if (submission.phase === 'cancelled') return <CancelledDialog view={view} />;
  if (submission.phase === 'asking' || submission.phase === 'cancelling') return <CancelOrderDialog view={view} />;
  if (productDetails !== null) {
    return <EditProductDialog key={productDetails.product.baseProductNo} details={productDetails} view={view} />;
  }
  return installments === null ? null : <EditInstallmentDialog view={view} mode={installments} />;
}

/** Asks before the whole order is cancelled; the reason of the positions is preselected (REQ F3.3). */
function CancelOrderDialog({ view }: { readonly view: OpenEditView }) {
  const t = useText();
  const dispatch = useDispatch();
  const { edit, state } = view;
  const isAsking = state.submission.phase === 'asking';
  const failed = state.submission.phase === 'asking' ? state.submission.failed : undefined;
  return (
    <ReasonDialog
      title={t('editOrder.wholeOrder.title')}
      text={t('editOrder.wholeOrder.text')}
      confirm={t('editOrder.wholeOrder.confirm')}
      firstReason={
        edit.editedOffer.items.find(({ cancellationReason }) => cancellationReason !== null)?.cancellationReason ??
        cancelReasons[0]
      }
      isSending={!isAsking}
      confirmByKey={false}
      onClose={() => {
        if (isAsking) dispatch(editOrderActions.reported({ submission: { phase: 'idle' } }));
      }}
      onConfirm={(reasonCode) => dispatch(editOrderActions.cancellationConfirmed({ reasonCode }))}
    >
      {failed !== undefined && <CancelFailure {...failed} />}
    </ReasonDialog>
  );
}

/** Confirms the edit; closing it goes to the customer's history (REQ F3.8). */
function EditedDialog({ order }: { readonly order: Order | null }) {
  const t = useText();
  const { close, closeButton } = useClosing();
  return (
    <Dialog
      title={t('editOrder.confirmation.title')}
      width="medium"
      returnFocus={false}
      confirmByKey={false}
      onClose={close}
      actions={closeButton}
    >
      {order === null ? <p className={styles.dialogText}>{t('editOrder.edited')}</p> : <EditedOrder order={order} />}
    </Dialog>
  );
}

function EditedOrder({ order }: { readonly order: Order }) {
  const t = useText();
  return (
    <>
      <p className={styles.dialogText}>{t('editOrder.confirmation.text', { number: order.number })}</p>
      <dl className={styles.facts}>
        <dt>{t('editOrder.confirmation.total')}</dt>
        <dd>
          <b>{formatMoney(order.totalPrice, order.currency)}</b>
        </dd>
        <dt>{t('order.number')}</dt>
        <dd>
          <DigitGroups groups={orderNumberGroups(order.number)} />
        </dd>
        <dt>{t('order.items')}</dt>
        <dd>
          <ul>
            {order.items.map(({ sku, quantity, title }, index) => (
              <li key={`${String(index)} ${sku}`}>
                {quantity ?? '?'} × {title} ({sku})
              </li>
            ))}
          </ul>
        </dd>
      </dl>
    </>
  );
}

function CancelledDialog({ view }: { readonly view: OpenEditView }) {
  const t = useText();
  const { close, closeButton } = useClosing();
  return (
    <Dialog
      title={t('editOrder.wholeOrder.title')}
      returnFocus={false}
      confirmByKey={false}
      onClose={close}
      actions={closeButton}
    >
      {t('editOrder.confirmation.cancelled', { number: view.edit.originalOrder.number })}
    </Dialog>
  );
}

function useClosing() {
  const t = useText();
  const dispatch = useDispatch();
  const close = () => dispatch(editOrderActions.leaveConfirmed({ path: null }));
  return {
    close,
    closeButton: (
      <Button initialFocus look="primary" shortcut="⏎" onClick={close}>
        {t('common.close')}
      </Button>
    ),
  };
}
