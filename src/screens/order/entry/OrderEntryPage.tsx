import type { ReactNode } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { limits } from '~config/limits';
import { swissOrderEntry } from '~config/swissOrderEntry';
import type { Country } from '~/domain/common/country';
import { isPassing } from '~/domain/order/submitBlocks';
import { placeOf, skuOfBlock } from '~/domain/order/submitPlaces';
import { selectCallState } from '~/features/call/callSlice';
import { selectCustomer } from '~/features/customer/ofCall/customerSlice';
import { offerActions, selectOfferState } from '~/features/offer/offerSlice';
import { orderHistoryActions } from '~/features/order/history/orderHistorySlice';
import { selectSubmitBlocks } from '~/flows/order/place/submitFacts';
import { orderActions, selectOrderState } from '~/features/order/place/orderSlice';
import { recommendationsActions } from '~/features/recommendations/recommendationsSlice';
import { useHotkey } from '~/shared/hooks/useHotkey';
import { useParts } from '~/shared/hooks/useParts';
import { useText } from '~/shared/i18n/i18n';
import { keys } from '~/shared/keyboard/keys';
import { After } from '~/shared/ui/After';
import { Button } from '~/shared/ui/Button';
import { Region } from '~/shared/ui/Region';
import { laterPart } from '~/shared/ui/laterPart';
import { ArticlesColumn } from './ArticlesColumn';
import { CustomerColumn } from './CustomerColumn';
import { DecisionColumn } from './DecisionColumn';
import { EntryDialogs } from './EntryDialogs';
import { FocusOfCall } from './FocusOfCall';
import { TypeAhead } from './TypeAhead';
import { focusNumber, usePlaces } from './usePlaces';
import '~/domain/order/orderHistoryWords.de';
import './orderEntryTitleTexts.de';
import styles from './OrderEntryPage.module.css';

const ContextPanel = laterPart(async () => (await import('./context/ContextPanel')).ContextPanel, 'inPlace');

export interface OrderEntryPageProps {
  /** `isAgreed`: what the call holds is given up without asking. */
  readonly onNewSession: (isAgreed: boolean) => void;
  /** Offers the call that was left for this one; null when there is none. */
  readonly leftCallLine: ReactNode;
  readonly onCountrySwitch: (country: Country, customerNumber: string) => void;
}

type EntryState = Parameters<typeof selectSubmitBlocks>[0] &
  Parameters<typeof selectOfferState>[0] &
  Parameters<typeof selectOrderState>[0];

/**
 * Renders everything that decides the order on one screen (UX 1). Its parts select what changes during a call, so that a
 * change does not render the page.
 */
export function OrderEntryPage({ onNewSession, leftCallLine, onCountrySwitch }: OrderEntryPageProps) {
  const t = useText();
  const store = useStore<EntryState>();
  const dispatch = useDispatch();
  const { allowed, variant } = useParts(selectCallState, 'allowed', 'variant');
  const places = usePlaces();
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
  const submit = () => {
    // Jumps to the first block that the agent has to resolve; in-flight ones resolve by themselves.
    const missing = selectSubmitBlocks(store.getState()).find((block) => !isPassing(block));
    if (missing === undefined) dispatch(orderActions.submitRequested());
    else jump(placeOf(missing), skuOfBlock(missing));
  };

  const openHistory = () => {
    const ownId = allowed.orderHistory && selectCustomer(store.getState())?.externalCustomerId;
    const customerId = variant === 'swiss' ? swissOrderEntry.historyCustomerId : ownId;
    if (customerId) dispatch(orderHistoryActions.dialogToggled(customerId));
  };

  useHotkey('history', openHistory);
  useHotkey('customer', () => focusNumber(numberField.current));
  useHotkey('product', () => productField.current?.focus());
  useHotkey('deliveryAddress', () => jump('deliveryAddress', null));
  useHotkey('payment', () => paymentOption.current?.focus());
  useHotkey('voucher', () => voucherField.current?.focus());
  useHotkey('onAir', () => dispatch(recommendationsActions.onAirRequested()));
  useHotkey('announceTotal', () => {
    if (selectOfferState(store.getState()).status === 'current') dispatch(offerActions.totalAnnounced());
  });
  useHotkey('close', () => {
    if (selectOrderState(store.getState()).phase === 'waiting') dispatch(orderActions.waitEnded());
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
        <Region>
          <After milliseconds={limits.loadAheadDelay}>
            <ContextPanel articles={places.articles} onHistory={openHistory} />
          </After>
        </Region>
      </div>
      <EntryDialogs onNewSession={onNewSession} />
      <FocusOfCall places={places} />
      <TypeAhead />
    </main>
  );
}
