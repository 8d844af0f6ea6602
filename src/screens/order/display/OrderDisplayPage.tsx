import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { Link, useParams } from 'react-router';
import type { Country } from '~/domain/common/country';
import type { ComplaintClaim } from '~/domain/order/complaint';
import { nameOfOrder } from '~/domain/order/orderHistory';
import type { RecreatedOrder } from '~/domain/order/recreation';
import { useKnownOrder } from './knownOrder';
import { orderDisplayActions, selectOrderDisplayState } from '~/features/order/display/orderDisplaySlice';
import { selectOrderCancellationState } from '~/features/order/cancellation/orderCancellationSlice';
import { useParts } from '~/shared/hooks/useParts';
import { useScreenKeys } from '~/shared/hooks/useScreenKeys';
import { useText } from '~/shared/i18n/i18n';
import { laterPart } from '~/shared/ui/laterPart';
import { Message } from '~/shared/ui/Message';
import { CancelRejectedDialog } from '~/features/order/display/components/CancelRejectedDialog';
import { OrderActions } from '~/features/order/display/components/OrderActions';
import { OrderHead } from '~/features/order/display/components/OrderHead';
import { KnownSections, OrderSections } from '~/features/order/display/components/OrderSections';
import { RejectionPanel } from '~/features/order/display/components/RejectionPanel';
import { WorkListBar } from '~/features/order/display/components/WorkListBar';
import '~/features/order/display/orderDisplayPageTexts.de';
import styles from '~/features/order/display/components/OrderDisplay.module.css';

const CancelOrderDialog = laterPart(
  async () => (await import('~/features/order/cancellation/components/CancelOrderDialog')).CancelOrderDialog,
  'floating',
);

interface OrderDisplayPageProps {
  /** Schedules the reload after a corrected order was resubmitted (REQ E4.4); returns a function that cancels it. */
  readonly onResubmittedFromCorrection: () => () => void;
  /** Takes the order over into the order entry (REQ D3.2). `country`: that of its customer; null where it is not named. */
  readonly onRecreate: (order: RecreatedOrder, country: Country | null) => void;
  /** Begins a complaint about the order in the order entry (REQ D2.3). `country`: that of its customer; null where it is not named. */
  readonly onClaim: (claim: ComplaintClaim, country: Country | null) => void;
}

/** Loads and renders the order of the address, with everything that can be done with it (REQ E2, E4). */
export function OrderDisplayPage({ onResubmittedFromCorrection, onRecreate, onClaim }: OrderDisplayPageProps) {
  const t = useText();
  const dispatch = useDispatch();
  const { id = '' } = useParams();
  const page = useRef<HTMLElement>(null);
  useScreenKeys(page);
  const { shown, resubmission, cancellation } = useParts(
    selectOrderDisplayState,
    'shown',
    'resubmission',
    'cancellation',
  );
  const isCancelling = useParts(selectOrderCancellationState, 'cancellation').cancellation !== null;
  useEffect(() => {
    dispatch(orderDisplayActions.orderOpened(id));
    return () => {
      dispatch(orderDisplayActions.orderLeft());
    };
  }, [id, dispatch]);
  const isReloadDue = resubmission.status === 'resubmitted' && resubmission.withCorrection;
  useEffect(
    () => (isReloadDue ? onResubmittedFromCorrection() : undefined),
    [isReloadDue, onResubmittedFromCorrection],
  );

  const known = useKnownOrder(id);
  // Until the effect above has run, the state has the previous order, or none.
  const phase = shown.phase === 'none' || shown.id !== id ? 'loading' : shown.phase;
  const loaded = shown.phase === 'loaded' && shown.id === id ? shown : null;
  const order = loaded?.order ?? (phase === 'loading' ? known : null);
  if (order !== null) {
    return (
      <main className={styles.page} tabIndex={-1} ref={page}>
        <WorkListBar number={nameOfOrder(order)} />
        <OrderHead order={order} />
        <OrderActions order={order} loaded={loaded} onRecreate={onRecreate} onClaim={onClaim} />
        {loaded === null ? (
          <KnownSections order={order} />
        ) : (
          <>
            <RejectionPanel shown={loaded} />
            <OrderSections shown={loaded} />
            {isCancelling && <CancelOrderDialog />}
            {cancellation.status !== 'none' && (
              <CancelRejectedDialog order={loaded.order} cancellation={cancellation} />
            )}
          </>
        )}
      </main>
    );
  }
  return (
    <main className={styles.page} tabIndex={-1} ref={page}>
      {/* A number that cannot be opened does not end the work on the stack. */}
      {phase !== 'loading' && (
        <>
          <WorkListBar number={id} />
          <header className={styles.head}>
            <h1>{t('order.title', { number: id })}</h1>
          </header>
        </>
      )}
      {phase === 'loading' && <p role="status">{t('common.loading')}</p>}
      {(phase === 'notFound' || phase === 'forbidden') && (
        <Message tone="error" actions={<Link to="/rejectionmgmt">{t('order.otherNumber')}</Link>}>
          {t(phase === 'notFound' ? 'order.notFound' : 'order.forbidden')}
        </Message>
      )}
      {phase === 'failed' && (
        <Message
          tone="error"
          actionText={t('common.tryAgain')}
          onAction={() => dispatch(orderDisplayActions.orderRequested(id))}
        >
          {t('order.loadError')}
        </Message>
      )}
    </main>
  );
}
