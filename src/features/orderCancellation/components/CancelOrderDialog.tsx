import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { cancelReasons, type CancelReason } from '~config/cancelReasons';
import { cancelReasonWords } from '~/domain/order/cancelReasonWords';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { Dialog } from '~/shared/ui/Dialog';
import { SelectField } from '~/shared/ui/SelectField';
import { orderCancellationActions, selectOrderCancellation, type Cancellation } from '../orderCancellationSlice';
import { CancelFailure } from './CancelFailure';
import '../cancelOrderTexts.de';
import styles from './CancelOrderDialog.module.css';

/** Asks for the reason and cancels the order (REQ E3.1); renders nothing while no order is to be cancelled. Load it lazily. */
export function CancelOrderDialog() {
  const { cancellation } = useSelector(selectOrderCancellation);
  if (cancellation === null) return null;
  return <OpenDialog key={cancellation.order.orderId} cancellation={cancellation} />;
}

function OpenDialog({ cancellation }: { readonly cancellation: Cancellation }) {
  const t = useText();
  const dispatch = useDispatch();
  const [reason, setReason] = useState<CancelReason | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const { order, phase } = cancellation;
  const isInProgress = phase === 'inProgress';
  const close = () => {
    if (!isInProgress) dispatch(orderCancellationActions.cancellationChanged(null));
  };
  const confirm = () => {
    setIsMissing(reason === null);
    if (reason !== null && !isInProgress) {
      dispatch(orderCancellationActions.cancelRequested({ order, reasonCode: reason }));
    }
  };
  return (
    <Dialog
      title={t('cancelOrder.title')}
      onClose={close}
      actions={
        <>
          <Button aria-disabled={isInProgress} onClick={close}>
            {t('cancelOrder.keep')}
          </Button>
          <Button look="danger" aria-disabled={isInProgress} onClick={confirm}>
            {t(isInProgress ? 'cancelOrder.inProgress' : 'cancelOrder.confirm')}
          </Button>
        </>
      }
    >
      <p className={styles.which}>{t('cancelOrder.which', { number: order.orderNumber })}</p>
      <SelectField
        byDigit
        label={t('cancelOrder.reason')}
        data-initial-focus=""
        value={reason ?? ''}
        error={isMissing ? t('cancelOrder.reasonMissing') : undefined}
        onChange={({ currentTarget: { value } }) => {
          setReason(cancelReasons.find((known) => known === value) ?? null);
          setIsMissing(false);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.ctrlKey || event.repeat) return;
          event.preventDefault();
          confirm();
        }}
      >
        <option value="">{t('cancelOrder.choose')}</option>
        {cancelReasons.map((known) => (
          <option key={known} value={known}>
            {t(cancelReasonWords[known])}
          </option>
        ))}
      </SelectField>
      <p role="status" className="visually-hidden">
        {isInProgress && t('cancelOrder.inProgress')}
      </p>
      {(cancellation.phase === 'refused' || cancellation.phase === 'unknown') && (
        <CancelFailure kind={cancellation.phase} detail={cancellation.detail} />
      )}
    </Dialog>
  );
}
