import { useEffect } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { Link, useParams } from 'react-router';
import { urlPart } from '~/domain/common/urlPart';
import { nameOfOrder } from '~/domain/order/orderHistory';
import { selectCallState } from '~/features/call/callSlice';
import { editOrderActions, selectEditOrderState } from '~/features/order/edit/state/editOrderSlice';
import { useParts } from '~/shared/hooks/useParts';
import { useText } from '~/shared/i18n/i18n';
import { Message } from '~/shared/ui/Message';
import { PlainPage } from '~/shared/ui/PlainPage';
import { OpenEditScreen } from '~/features/order/edit/components/OpenEditScreen';
import '~/domain/address/addressWords.de';
import '~/domain/article/articleWords.de';
import '~/domain/offer/offerWords.de';
import '~/domain/order/orderWords.de';
import '~/features/payment/installmentTexts.de';
import '~/features/order/edit/editOrderTexts.de';
import styles from '~/features/order/edit/components/EditOrder.module.css';

/** Opens the draft of the order of the address and renders its editing; leaving it while edited asks first. */
export function EditOrderPage() {
  const t = useText();
  const dispatch = useDispatch();
  const store = useStore<Parameters<typeof selectCallState>[0]>();
  const { orderId = '' } = useParams();
  const state = useParts(selectEditOrderState, 'orderId', 'session');
  const session = state.orderId === orderId ? state.session : { phase: 'loading' as const };
  useEffect(() => {
    dispatch(editOrderActions.opened(orderId));
    return () => {
      // A parked call comes back to this screen, with what was typed and what is still being sent.
      if (selectCallState(store.getState()).parked === null) dispatch(editOrderActions.closed());
    };
  }, [orderId, dispatch, store]);

  switch (session.phase) {
    case 'open':
      return <OpenEditScreen edit={session} orderId={orderId} />;
    case 'notEditable': {
      const { reason, originalOrder } = session;
      const detail = reason.kind === 'service' ? reason.detail : null;
      const customerNumber = originalOrder?.externalCustomerId ?? null;
      const name = nameOfOrder({ number: originalOrder?.number ?? '', id: orderId });
      return (
        <PlainPage title={t('editOrder.notEditable.title', { number: name })}>
          <p>{detail ?? t(`editOrder.notEditable.${reason.kind}`)}</p>
          <p className={styles.links}>
            <Link to={`/orders/${urlPart(orderId)}`}>{t('editOrder.toOrder')}</Link>
            <Link to={`/edited-order/history/${urlPart(name)}`}>{t('editOrder.edits')}</Link>
            {customerNumber !== null && (
              <Link to={`/orderhistory/${urlPart(customerNumber)}`}>{t('editOrder.toHistory')}</Link>
            )}
          </p>
        </PlainPage>
      );
    }
    case 'notFound':
    case 'failed':
      return (
        <main className={styles.page}>
          <header className={styles.head}>
            <h1>{t('editOrder.title', { number: orderId })}</h1>
          </header>
          {session.phase === 'notFound' ? (
            <Message tone="error" actions={<Link to="/">{t('notFound.home')}</Link>}>
              {t('editOrder.notFound')}
            </Message>
          ) : (
            <Message
              tone="error"
              actionText={t('common.tryAgain')}
              onAction={() => dispatch(editOrderActions.reopenRequested())}
            >
              {t('editOrder.loadFailed')}
            </Message>
          )}
        </main>
      );
    case 'none':
    case 'loading':
      return (
        <main className={styles.page}>
          <p role="status">{t('editOrder.loading')}</p>
        </main>
      );
  }
}
