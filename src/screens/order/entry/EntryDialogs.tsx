import { useEffect, useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { selectSearchDialog } from '~/features/article/search/productSearchSlice';
import { selectOrderHistoryState } from '~/features/order/history/orderHistorySlice';
import { selectOrderState } from '~/features/order/place/orderSlice';
import { selectIsOnAirOpen } from '~/features/recommendations/recommendationsSlice';
import { useParts } from '~/shared/hooks/useParts';
import { lateModules } from '~/shared/module/lateModules';
import { laterPart } from '~/shared/ui/laterPart';
import { selectHasCustomerQuestion, selectHasOrderQuestion } from './deskQuestions';

const CustomerDialogs = laterPart(async () => (await import('./CustomerDialogs')).CustomerDialogs, 'floating');
const OrderDialogs = laterPart(async () => (await import('./OrderDialogs')).OrderDialogs, 'floating');
const loadConfirmation = async () => (await import('./OrderConfirmation')).OrderConfirmation;
const OrderConfirmation = laterPart(loadConfirmation, 'floating');
const HistoryOverEntry = laterPart(async () => (await import('./HistoryOverEntry')).HistoryOverEntry, 'floating');
const ProductSearchDialog = laterPart(
  async () => (await import('./ProductSearchDialog')).ProductSearchDialog,
  'floating',
);
const OnAirPart = laterPart(async () => (await import('./OnAirPart')).OnAirPart, 'floating');
const SubscriptionDialogs = laterPart(
  async () => (await import('./SubscriptionDialogs')).SubscriptionDialogs,
  'floating',
);

const haveSubscriptionsLoaded = () => lateModules.areLoaded('besideOrders');

/** Renders the dialogs of the order entry, one question at a time. `isAgreed`: what the call holds is given up without asking. */
export function EntryDialogs({ onNewSession }: { readonly onNewSession: (isAgreed: boolean) => void }) {
  const { dialogFor } = useParts(selectOrderHistoryState, 'dialogFor');
  const searchDialog = useSelector(selectSearchDialog);
  const isOnAirOpen = useSelector(selectIsOnAirOpen);
  const order = useSelector(selectOrderState);
  const hasCustomerQuestion = useSelector(selectHasCustomerQuestion);
  const hasOrderQuestion = useSelector(selectHasOrderQuestion);
  const hasSubscriptions = useSyncExternalStore(lateModules.subscribe, haveSubscriptionsLoaded);
  const isSubmitting = order.phase === 'waiting' || order.phase === 'checking';
  useEffect(() => {
    // Loads the code while the requests of the submission run. The confirmation itself reports an import that fails.
    if (isSubmitting) void loadConfirmation().catch(() => undefined);
  }, [isSubmitting]);
  return (
    <>
      {hasSubscriptions && !hasCustomerQuestion && <SubscriptionDialogs />}
      {hasCustomerQuestion && <CustomerDialogs />}
      {!hasCustomerQuestion && hasOrderQuestion && <OrderDialogs onNewSession={() => onNewSession(true)} />}
      {!hasOrderQuestion && searchDialog.phase !== 'closed' && <ProductSearchDialog />}
      {isOnAirOpen && <OnAirPart />}
      {dialogFor !== null && <HistoryOverEntry customerId={dialogFor} />}
      {order.phase === 'confirmed' && !order.acknowledged && (
        <OrderConfirmation onNewSession={() => onNewSession(false)} />
      )}
    </>
  );
}
