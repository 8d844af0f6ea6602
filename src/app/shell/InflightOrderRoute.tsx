import { useStore } from 'react-redux';
import { readInflightCode } from '~/domain/order/inflightOrder';
import { inflightActions } from '~/features/inflight/inflightSlice';
import { InflightOrderPage } from '~/screens/inflightOrder/InflightOrderPage';
import type { CallRootState } from '~/app/modules';
import { OrderEntry } from '~/app/call/desk';
import { unsavedWorkOf } from '~/app/call/unsavedWork';
import { useNewCall } from './newCallContext';
import { useOnceFromAddress } from '~/app/call/useOnceFromAddress';

/** An in-flight order goes on in a call that has nothing to lose; any other call ends first, and asks before it does. */
export function InflightOrderRoute() {
  const store = useStore<CallRootState>();
  const newCall = useNewCall();
  const load = (code: string) => {
    const state = store.getState();
    if (isInCall(state, code)) return;
    const first = inflightActions.loadRequested(code);
    if (isFree(state)) store.dispatch(first);
    else newCall({ first, path: '/inflightorder' });
  };
  useOnceFromAddress('code', (text) => {
    load(readInflightCode(text));
  });
  return (
    <InflightOrderPage onLoad={load}>
      <OrderEntry />
    </InflightOrderPage>
  );
}

/** Loaded anew it would find its basket given back with the call before. */
function isInCall({ inflight }: CallRootState, code: string): boolean {
  return inflight.phase === 'loaded' && inflight.order.code === code;
}

function isFree(state: CallRootState): boolean {
  return state.inflight.phase !== 'loaded' && state.order.phase === 'open' && unsavedWorkOf(state) === 'nothing';
}
