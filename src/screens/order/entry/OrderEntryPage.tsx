import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { limits } from '~config/limits';
import { swissOrderEntry } from '~config/swissOrderEntry';
import type { Country } from '~/domain/common/country';
import { isPassing, placeOf, skuOf } from '~/domain/order/submitBlocks';
import { selectCallState } from '~/features/call/callSlice';
import { selectCustomer } from '~/features/customer/ofCall/customerSlice';
import { offerActions, selectOfferState } from '~/features/offer/offerSlice';
import { orderHistoryActions, selectOrderHistoryState } from '~/features/order/history/orderHistorySlice';
import { selectSubmitBlocks } from '~/flows/order/place/submitFacts';
import { orderActions, selectOrderState } from '~/features/order/place/orderSlice';
import { recommendationsActions, selectIsOnAirOpen } from '~/features/recommendations/recommendationsSlice';
import { selectSearchDialog } from '~/features/article/search/productSearchSlice';
import { useAfter } from '~/shared/hooks/useAfter';
import { useHotkey } from '~/shared/hooks/useHotkey';
import { useParts } from '~/shared/hooks/useParts';
import { useText } from '~/shared/i18n/i18n';
import { keys } from '~/shared/keyboard/keys';
import { Button } from '~/shared/ui/Button';
import { lateModules } from '~/shared/module/lateModules';
import { Region } from '~/shared/ui/Region';
import { laterPart } from '~/shared/ui/laterPart';
import { ArticlesColumn } from './ArticlesColumn';
import { CustomerColumn } from './CustomerColumn';
import { DecisionColumn } from './DecisionColumn';
import { selectHasCustomerQuestion, selectHasOrderQuestion } from './deskQuestions';
import { useFocusOfCall } from './useFocusOfCall';
import { useTypeAhead } from './useTypeAhead';
import { takeNumber, usePlaces } from './usePlaces';
import '~/domain/order/orderHistoryWords.de';
import './orderEntryTitleTexts.de';
import styles from './OrderEntryPage.module.css';

const ContextPanel = laterPart(async () => (await import('./context/ContextPanel')).ContextPanel, 'inPlace');
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

export interface OrderEntryPageProps {
  /** `isAgreed`: what the call holds is given up without asking. */
  readonly onNewSession: (isAgreed: boolean) => void;
  /** Offers the call that was left for this one; null when there is none. */
  readonly leftCallLine: ReactNode;
  readonly onCountrySwitch: (country: Country, customerNumber: string) => void;
}

/** Renders everything that decides the order on one screen (UX 1). */
export function OrderEntryPage({ onNewSession, leftCallLine, onCountrySwitch }: OrderEntryPageProps) {
  const t = useText();
  const store = useStore<Parameters<typeof selectSubmitBlocks>[0]>();
  const dispatch = useDispatch();
  const { allowed, variant } = useParts(selectCallState, 'allowed', 'variant');
  const { dialogFor } = useParts(selectOrderHistoryState, 'dialogFor');
  const customer = useSelector(selectCustomer);
  const searchDialog = useSelector(selectSearchDialog);
  const isOnAirOpen = useSelector(selectIsOnAirOpen);
  const order = useSelector(selectOrderState);
  const hasCustomerQuestion = useSelector(selectHasCustomerQuestion);
  const hasOrderQuestion = useSelector(selectHasOrderQuestion);
  const { status: offerStatus } = useParts(selectOfferState, 'status');
  const hasSubscriptions = useSyncExternalStore(lateModules.subscribe, haveSubscriptionsLoaded);
  const places = usePlaces();
  const isQuiet = useAfter(limits.loadAheadDelay);
  const {
    customerColumn,
    numberField,
    productField,
    addressOption,
    paymentOption,
    voucherField,
    newSessionButton,
    jump,
  } = places;
  useFocusOfCall(places);
  useTypeAhead();
  const isSubmitting = order.phase === 'waiting' || order.phase === 'checking';
  useEffect(() => {
    // Loads the code while the requests of the submission run. The confirmation itself reports an import that fails.
    if (isSubmitting) void loadConfirmation().catch(() => undefined);
  }, [isSubmitting]);
  const submit = () => {
    // Jumps to the first block that the agent has to resolve; in-flight ones resolve by themselves.
    const missing = selectSubmitBlocks(store.getState()).find((block) => !isPassing(block));
    if (missing === undefined) dispatch(orderActions.submitRequested());
    else jump(placeOf(missing), skuOf(missing));
  };

  const openHistory = () => {
    const ownId = allowed.orderHistory && customer?.externalCustomerId;
    const customerId = variant === 'swiss' ? swissOrderEntry.historyCustomerId : ownId;
    if (customerId) dispatch(orderHistoryActions.dialogToggled(customerId));
  };

  useHotkey('history', openHistory);
  useHotkey('customer', () => takeNumber(numberField.current));
  useHotkey('product', () => productField.current?.focus());
  useHotkey('deliveryAddress', () => addressOption.current?.focus());
  useHotkey('payment', () => paymentOption.current?.focus());
  useHotkey('voucher', () => voucherField.current?.focus());
  useHotkey('onAir', () => dispatch(recommendationsActions.onAirRequested()));
  useHotkey('submit', submit);
  useHotkey('announceTotal', () => {
    if (offerStatus === 'current') dispatch(offerActions.totalAnnounced());
  });
  useHotkey('close', () => {
    if (order.phase === 'waiting') dispatch(orderActions.waitEnded());
  });

  return (
    <main className={styles.page}>
      <h1 className="visually-hidden">{t(variant === 'swiss' ? 'app.swissOrderEntry' : 'app.orderEntry')}</h1>
      <div ref={customerColumn} className={styles.customer}>
        <Region>
          <CustomerColumn
            numberFieldRef={numberField}
            addressOptionRef={addressOption}
            onCountrySwitch={onCountrySwitch}
          />
        </Region>
        <div className={styles.foot}>
          <p role="status" className={styles.left}>
            {leftCallLine}
          </p>
          {variant === 'swiss' && (
            <Button aria-keyshortcuts={keys.history.aria} onClick={openHistory}>
              {t('customer.orderHistory')}
            </Button>
          )}
          <Button ref={newSessionButton} onClick={() => onNewSession(false)}>
            {t('order.newSession')}
          </Button>
        </div>
      </div>
      <ArticlesColumn places={places} />
      <DecisionColumn places={places} onSubmit={submit} />
      {/* Last, so that Tab goes from the basket to the payment. */}
      <div className={styles.context}>
        <Region>{isQuiet && <ContextPanel articles={places.articles} onHistory={openHistory} />}</Region>
      </div>
      {hasSubscriptions && !hasCustomerQuestion && <SubscriptionDialogs />}
      {hasCustomerQuestion && <CustomerDialogs />}
      {!hasCustomerQuestion && hasOrderQuestion && <OrderDialogs onNewSession={() => onNewSession(true)} />}
      {!hasOrderQuestion && searchDialog.phase !== 'closed' && <ProductSearchDialog />}
      {isOnAirOpen && <OnAirPart />}
      {dialogFor !== null && <HistoryOverEntry customerId={dialogFor} />}
      {order.phase === 'confirmed' && !order.acknowledged && (
        <OrderConfirmation onNewSession={() => onNewSession(false)} />
      )}
    </main>
  );
}
