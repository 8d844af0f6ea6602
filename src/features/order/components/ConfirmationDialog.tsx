import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Order } from '~/domain/order';
import { isPaymentMethod } from '~/domain/payment';
import { formatMoney } from '~/shared/i18n/formatMoney';
import { useLaterText } from '~/shared/i18n/laterTexts';
import { paymentMethodWords } from '~/shared/i18n/words';
import { Button } from '~/shared/ui/Button';
import { Dialog } from '~/shared/ui/Dialog';
import { orderActions, selectOrderState } from '../orderSlice';
import styles from './ConfirmationDialog.module.css';

interface ConfirmationDialogProps {
  readonly onNewSession: () => void;
  /** What is saved beside the order. */
  readonly children?: ReactNode;
}

/** The confirmation with what the agent reads out; Enter closes it. */
export function ConfirmationDialog({ onNewSession, children }: ConfirmationDialogProps) {
  const state = useSelector(selectOrderState);
  if (state.phase !== 'confirmed' || state.acknowledged) return null;
  return (
    <Confirmation order={state.order} onNewSession={onNewSession}>
      {children}
    </Confirmation>
  );
}

interface ConfirmationProps extends ConfirmationDialogProps {
  readonly order: Order;
}

function Confirmation({ order, onNewSession, children }: ConfirmationProps) {
  const t = useLaterText();
  const dispatch = useDispatch();
  const close = () => dispatch(orderActions.confirmationClosed());
  const method = order.payment?.method;
  return (
    <Dialog
      title={t('order.confirmation.title')}
      width="medium"
      returnFocus={false}
      confirmByKey={false}
      onClose={close}
      actions={
        <>
          <Button onClick={onNewSession}>{t('order.newSession')}</Button>
          <Button initialFocus look="primary" shortcut="⏎" onClick={close}>
            {t('common.close')}
          </Button>
        </>
      }
    >
      {children}
      <p className={styles.script}>{t('order.confirmation.script')}</p>
      <dl className={styles.facts}>
        <dt>{t('order.number')}</dt>
        <dd className={styles.number}>{order.number}</dd>
        <dt>{t('offer.total')}</dt>
        <dd>
          <b>{formatMoney(order.totalPrice, order.currency)}</b>
        </dd>
        <dt>{t('payment.title')}</dt>
        <dd>{isPaymentMethod(method) ? t(paymentMethodWords[method]) : (method ?? '–')}</dd>
        <dt>{t('order.items')}</dt>
        <dd>
          <ul>
            {order.items.map(({ sku, quantity, title }, index) => (
              <li key={`${String(index)} ${sku}`}>
                {quantity} × {title} ({sku})
              </li>
            ))}
          </ul>
        </dd>
      </dl>
    </Dialog>
  );
}
