import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router';
import { urlPart } from '~/domain/common/urlPart';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { Dialog } from '~/shared/ui/Dialog';
import { firstView } from '../historyView';
import { orderHistoryActions } from '../orderHistorySlice';
import { OrderHistory, type OrderHistoryProps } from './OrderHistory';
import '~/domain/order/orderHistoryWords.de';
import '../orderListTexts.de';
import styles from './HistoryDialog.module.css';

interface HistoryDialogProps extends Pick<
  OrderHistoryProps,
  'customerId' | 'appends' | 'now' | 'mayOpen' | 'mayEdit' | 'moreActions'
> {
  /** The customer id is the placeholder by which the Swiss order entry searches all orders (REQ D4.3). */
  readonly isPlaceholder: boolean;
}

/** The order history over the order entry; the dialog of the Swiss one too (REQ D4.1, DECISIONS 20). Load it lazily. */
export function HistoryDialog({ isPlaceholder, ...history }: HistoryDialogProps) {
  const t = useText();
  const dispatch = useDispatch();
  const [view, setView] = useState(firstView);
  const close = () => dispatch(orderHistoryActions.dialogToggled(null));
  const { customerId } = history;
  return (
    <Dialog
      title={isPlaceholder ? t('historyDialog.swissTitle') : t('customer.orderHistory')}
      width="full"
      confirmByKey={false}
      onClose={close}
      actions={
        <>
          {!isPlaceholder && (
            <Link className={styles.page} to={`/orderhistory/${urlPart(customerId)}`} onClick={close}>
              {t('historyDialog.asPage')}
            </Link>
          )}
          <Button onClick={close}>{t('common.close')}</Button>
        </>
      }
    >
      <div
        className={styles.history}
        // A link that leaves the order entry closes the dialog, which would wait there otherwise.
        role="presentation"
        onClick={({ target, defaultPrevented }) => {
          if (!(target instanceof Element)) return;
          const isFollowedLink = defaultPrevented && target.closest('a') !== null;
          if (isFollowedLink || target.closest('[data-leaves-screen]') !== null) close();
        }}
      >
        <OrderHistory {...history} orderNumber={null} view={view} onView={setView} takesFocus />
      </div>
    </Dialog>
  );
}
