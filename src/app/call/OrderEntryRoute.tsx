import { useEffect, useSyncExternalStore } from 'react';
import { useSelector, useStore } from 'react-redux';
import { useNavigate } from 'react-router';
import { OrderEntryPage } from '~/screens/order/entry/OrderEntryPage';
import { selectVariant, type OrderEntryVariant } from '~/features/call/callSlice';
import { customerActions } from '~/features/customer/ofCall/customerSlice';
import { notify } from '~/shared/notify/notices';
import { laterPart } from '~/shared/ui/laterPart';
import type { CallRootState } from '~/app/modules';
import { useNewCall } from '~/app/shell/newCallContext';
import { leftCallUntil } from './heldCalls';
import { orderEntryPath } from '~/features/call/orderEntryPath';
import { onCallChanged } from './runningCall';
import { unsavedWorkOf } from './unsavedWork';
import { useCustomerFromAddress } from './useCustomerFromAddress';
import './callTexts.de';

const InflightFrame = laterPart(
  async () => (await import('~/screens/order/inflight/InflightFrame')).InflightFrame,
  'inPlace',
);

const RecreationFrame = laterPart(
  async () => (await import('~/screens/order/entry/RecreationFrame')).RecreationFrame,
  'inPlace',
);

const LeftCallLine = laterPart(async () => (await import('./LeftCallLine')).LeftCallLine, 'inPlace');

/** Renders the same screens with the settings of the Swiss order entry (DECISIONS 20). */
export function SwissOrderEntryRoute() {
  return useVariant('swiss') ? <FramedOrderEntry /> : null;
}

/** Whether the call has this variant. If not, starts a call that has, or returns to the call's own path if it has unsaved work. */
function useVariant(variant: OrderEntryVariant): boolean {
  const store = useStore<CallRootState>();
  const newCall = useNewCall();
  const navigate = useNavigate();
  const running = useSelector(selectVariant);
  useEffect(() => {
    if (running === variant) return;
    if (unsavedWorkOf(store.getState()) === 'nothing') {
      newCall({ variant });
      return;
    }
    notify({ variant: 'info', text: { key: 'call.otherEntryOpen' } });
    void navigate(orderEntryPath(running), { replace: true });
  }, [running, variant, store, newCall, navigate]);
  return running === variant;
}

export function OrderEntryRoute() {
  const isMine = useVariant('standard');
  useCustomerFromAddress();
  return isMine ? <FramedOrderEntry /> : null;
}

/** Renders the order entry, and above it the order that is continued or recreated in this call. */
function FramedOrderEntry() {
  const isInflight = useSelector(isInflightOrder);
  const isRecreation = useSelector(isRecreating);
  if (!isInflight && !isRecreation) return <OrderEntry />;
  const Frame = isInflight ? InflightFrame : RecreationFrame;
  return (
    <Frame>
      <OrderEntry />
    </Frame>
  );
}

/** The slice is in the state once the modules of the screen are loaded on which such an order begins. */
function isInflightOrder(state: CallRootState): boolean {
  return 'inflight' in state && state.inflight.phase === 'loaded';
}

/** The slice is in the state once the modules of the order display are loaded, where a recreation begins. */
function isRecreating(state: CallRootState): boolean {
  return 'recreation' in state && state.recreation.phase !== 'none';
}

export function OrderEntry() {
  const newCall = useNewCall();
  const leftUntil = useSyncExternalStore(onCallChanged, leftCallUntil);
  return (
    <OrderEntryPage
      leftCallLine={leftUntil !== null && <LeftCallLine key={leftUntil} until={leftUntil} />}
      onNewSession={(isAgreed) => newCall({ isAgreed })}
      onCountrySwitch={(country, customerNumber) =>
        newCall({ country, first: [customerActions.loginRequested(customerNumber)] })
      }
    />
  );
}
