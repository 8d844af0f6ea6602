import { useStore } from 'react-redux';
import { withoutBlanks } from '~/domain/common/digits';
import { inflightActions } from '~/features/order/inflight/inflightSlice';
import { InflightOrderPage } from '~/screens/order/inflight/InflightOrderPage';
import type { CallRootState } from '~/app/modules';
import { OrderEntry } from '~/app/call/OrderEntryRoute';
import { unsavedWorkOf } from '~/app/call/unsavedWork';
import { useNewCall } from './newCallContext';
import { useOnceFromAddress } from '~/app/call/useOnceFromAddress';

/**
 * Loads an in-flight order into an ordinary call that has nothing to lose; else starts a new one, which asks first. The Swiss
 * order entry has no in-flight orders (REQ A4.2).
 */
export function InflightOrderRoute() {
  const store = useStore<CallRootState>();
  const newCall = useNewCall();
  const load = (code: string) => {
    const state = store.getState();
    if (isInCall(state, code)) return;
    const first = inflightActions.loadRequested(code);
    if (isFree(state)) store.dispatch(first);
    else newCall({ variant: 'standard', first: [first], path: '/inflightorder' });
  };
  useOnceFromAddress('code', (text) => load(withoutBlanks(text)));
  return (
    <InflightOrderPage onLoad={load}>
      <OrderEntry />
    </InflightOrderPage>
  );
}

/** Whether the call holds this order already: a new call would end this one, which gives the order's basket back. */
function isInCall({ inflight }: CallRootState, code: string): boolean {
  return inflight.phase === 'loaded' && inflight.order.code === code;
}

function isFree(state: CallRootState): boolean {
  return (
    state.call.variant === 'standard' &&
    state.inflight.phase !== 'loaded' &&
    state.order.phase === 'open' &&
    unsavedWorkOf(state) === 'nothing'
  );
}
