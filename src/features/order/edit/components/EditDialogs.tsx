import { useDispatch } from 'react-redux';
import { cancelReasons } from '~config/cancelReasons';
import '../changeOrderTexts.de';
import { orderNumberGroups } from '~/domain/common/digitGroups';
import type { Order } from '~/domain/order/order';
import { editOrderActions } from '../state/editOrderSlice';
import { CancelFailure } from '~/features/order/cancellation/components/CancelFailure';
import { formatMoney } from '~/shared/i18n/formatMoney';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { DigitGroups } from '~/shared/ui/DigitGroups';
import { Dialog } from '~/shared/ui/Dialog';
import { addressText, paymentText, serviceVoucherText } from '../changeTexts';
import { EditInstallmentDialog } from './EditInstallmentDialog';
import { EditProductDialog } from './EditProductDialog';
import { ReasonDialog } from './ReasonDialog';
import type { OpenEditView } from './useOpenEdit';
import '~/domain/order/orderWords.de';
import '~/features/order/place/orderConfirmationTexts.de';
import '~/features/order/cancellation/cancelOrderTexts.de';
import '~/shared/i18n/dialogTexts.de';
import '../editOrderTexts.de';
import styles from './EditOrder.module.css';

/** Renders the most urgent question of the edit. */
export function EditDialogs({ view }: { readonly view: OpenEditView }) {
  const { submission, productDetails, installments } = view.state;
  if (submission.phase === 'submitted') return <EditedDialog view={view} order={submission.order} />;
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

/** Confirms the edit with what was sent; closing it goes to the customer's history (REQ F3.8, DECISIONS 243). */
function EditedDialog({ view, order }: { readonly view: OpenEditView; readonly order: Order | null }) {
  const t = useText();
  const { close, closeButton } = useClosing();
  const { editedOffer, originalOrder } = view.edit;
  const { items, payment, deliveryAddress, billingAddress, vouchers, serviceVoucher, figures } = editedOffer;
  const number = order?.number ?? originalOrder.number;
  const address = deliveryAddress ?? billingAddress;
  const codes = vouchers.map(({ code }) => code);
  return (
    <Dialog
      title={t('editOrder.confirmation.title')}
      width="medium"
      returnFocus={false}
      confirmByKey={false}
      onClose={close}
      actions={closeButton}
    >
      <p className={styles.dialogText}>
        {order === null ? t('editOrder.edited') : t('editOrder.confirmation.text', { number })}
      </p>
      <dl className={styles.facts}>
        <dt>{t('editOrder.confirmation.total')}</dt>
        <dd>
          <b>{formatMoney(order?.totalPrice ?? figures.totalPrice, view.currency)}</b>
        </dd>
        <dt>{t('order.number')}</dt>
        <dd>
          <DigitGroups groups={orderNumberGroups(number)} />
        </dd>
        <dt>{t('order.items')}</dt>
        <dd>
          <ul>
            {items
              .filter(({ cancellationReason }) => cancellationReason === null)
              .map((item) => (
                <li key={item.id}>
                  {item.quantity} × {view.nameOf(item)} ({item.sku})
                </li>
              ))}
          </ul>
        </dd>
        <dt>{t('editOrder.changes.kind.payment')}</dt>
        <dd>{paymentText(payment, t)}</dd>
        <dt>{t('editOrder.changes.kind.deliveryAddress')}</dt>
        <dd>{addressText(address, t)}</dd>
        <dt>{t('editOrder.changes.kind.voucher')}</dt>
        <dd>{codes.length === 0 ? t('editOrder.confirmation.noVoucher') : codes.join(', ')}</dd>
        {serviceVoucher !== null && (
          <>
            <dt>{t('editOrder.changes.kind.serviceVoucher')}</dt>
            <dd>{serviceVoucherText(serviceVoucher, t)}</dd>
          </>
        )}
      </dl>
    </Dialog>
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
