import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Address } from '~/domain/address/address';
import { orderNumberGroups } from '~/domain/common/digitGroups';
import type { Order } from '~/domain/order/order';
import type { OrderReadOut } from '~/domain/order/orderReadOut';
import { paymentMethodText } from '~/features/payment/paymentMethodTexts';
import { formatMoney } from '~/shared/i18n/formatMoney';
import { useText } from '~/shared/i18n/i18n';
import { immediateAnswers } from '~/shared/keyboard/openQuestion';
import { typeAhead } from '~/shared/keyboard/typeAhead';
import { notify } from '~/shared/notify/notices';
import { Button } from '~/shared/ui/Button';
import { Dialog } from '~/shared/ui/Dialog';
import { DigitGroups } from '~/shared/ui/DigitGroups';
import { EmailText } from '~/shared/ui/EmailText';
import { Message } from '~/shared/ui/Message';
import { orderActions, selectOrderState } from '../orderSlice';
import { ReadOut } from './ReadOut';
import '~/domain/address/addressWords.de';
import '~/domain/offer/offerWords.de';
import '~/domain/order/orderWords.de';
import '../orderTexts.de';
import '~/domain/payment/paymentMethodWords.de';
import styles from './ConfirmationDialog.module.css';

interface ConfirmationDialogProps {
  readonly title: string;
  readonly onNewSession: () => void;
  readonly describeAddress: (address: Address) => string;
  /** The status of what is saved beside the order. */
  readonly children?: ReactNode;
}

/** Renders the confirmation with everything the agent reads out; Enter closes it, N begins the next call. */
export function ConfirmationDialog(props: ConfirmationDialogProps) {
  const state = useSelector(selectOrderState);
  if (state.phase !== 'confirmed' || state.acknowledged) return null;
  return <Confirmation {...props} order={state.order} readOut={state.readOut} />;
}

interface ConfirmationProps extends ConfirmationDialogProps {
  readonly order: Order;
  readonly readOut: OrderReadOut | null;
}

function Confirmation({ title, order, readOut, onNewSession, describeAddress, children }: ConfirmationProps) {
  const t = useText();
  const dispatch = useDispatch();
  const close = () => {
    // No field takes the keys typed meanwhile; a new call does, as its customer number.
    if (typeAhead.drop()) notify({ variant: 'info', text: { key: 'order.confirmation.typedDropped' } });
    dispatch(orderActions.confirmationClosed());
  };
  const method = order.payment?.method;
  const address = readOut?.deliveryAddress ?? order.deliveryAddress;
  return (
    <Dialog
      question={immediateAnswers}
      title={title}
      width="medium"
      returnFocus={false}
      confirmByKey={false}
      onClose={close}
      actions={
        <>
          <Button choice="n" onClick={onNewSession}>
            {t('order.newSession')}
          </Button>
          <Button initialFocus look="primary" shortcut="⏎" onClick={close}>
            {t('common.close')}
          </Button>
        </>
      }
    >
      {children}
      {readOut !== null && order.totalPrice !== null && readOut.announcedTotal !== order.totalPrice && (
        <Message tone="warning" live="assertive">
          {t('order.confirmation.otherTotal', {
            announced: formatMoney(readOut.announcedTotal, order.currency),
            total: formatMoney(order.totalPrice, order.currency),
          })}
        </Message>
      )}
      <p className={styles.script}>{t('order.confirmation.script')}</p>
      <dl className={styles.facts}>
        <dt className={styles.first}>{t('offer.total')}</dt>
        <dd className={styles.total}>{formatMoney(order.totalPrice, order.currency)}</dd>
        <dt className={styles.first}>{t('order.number')}</dt>
        <dd className={styles.number}>
          {order.number === '' ? (
            t('order.confirmation.numberFollows', { erpNumber: order.pregeneratedErpNumber ?? '–' })
          ) : (
            <DigitGroups groups={orderNumberGroups(order.number)} />
          )}
        </dd>
        {readOut !== null && readOut.voucherCodes.length > 0 && (
          <>
            <dt>{t('order.section.voucher')}</dt>
            <dd>
              {readOut.voucherCodes.join(', ')}
              {order.totalVoucherDiscount !== 0 && ` (−${formatMoney(order.totalVoucherDiscount, order.currency)})`}
            </dd>
          </>
        )}
        <dt>{t('payment.title')}</dt>
        <dd>{paymentMethodText(method ?? '–', t)}</dd>
        {address !== null && (
          <>
            <dt>{t('address.delivery')}</dt>
            <dd>{describeAddress(address)}</dd>
          </>
        )}
        {readOut !== null && readOut.email !== null && (
          <>
            <dt>{t('order.confirmation.emailTo')}</dt>
            <dd>
              <EmailText email={readOut.email} />
            </dd>
          </>
        )}
        <dt>{t('order.items')}</dt>
        <dd>
          <ul>
            {order.items.map(({ sku, quantity, title: name }, index) => (
              <li key={`${String(index)} ${sku}`}>
                {quantity ?? '?'} × {name} ({sku})
              </li>
            ))}
          </ul>
        </dd>
      </dl>
      <ReadOut order={order} readOut={readOut} />
    </Dialog>
  );
}
