import { useStore } from 'react-redux';
import { useNavigate } from 'react-router';
import { limits } from '~config/limits';
import { reloadWhenQuiet } from '~/app/boot/versionReload';
import { orderEntryPath } from '~/app/call/orderEntryPath';
import { unsavedWorkOf } from '~/app/call/unsavedWork';
import type { CallRootState } from '~/app/modules';
import type { RecreatedOrder } from '~/domain/order/recreation';
import { recreationActions } from '~/features/recreation/recreationSlice';
import { OrderDisplayPage } from '~/screens/orderDisplay/OrderDisplayPage';
import { useNewCall } from './newCallContext';

/** Renders the order display; recreates its order in the order entry, in a new call where this one has work of its own. */
export function OrderDisplayRoute() {
  const store = useStore<CallRootState>();
  const navigate = useNavigate();
  const newCall = useNewCall();
  const recreate = (order: RecreatedOrder) => {
    const state = store.getState();
    const first = recreationActions.recreateRequested(order);
    const isFree =
      unsavedWorkOf(state) === 'nothing' &&
      state.order.phase === 'open' &&
      state.customer.customer === null &&
      state.complaint.phase === 'none' &&
      state.recreation.phase === 'none';
    if (isFree) {
      store.dispatch(first);
      void navigate(orderEntryPath(state.call.variant));
    } else newCall({ first });
  };
  return <OrderDisplayPage onResubmittedFromCorrection={reloadAfterResubmission} onRecreate={recreate} />;
}

/** The reload is held back by unsaved input, like every reload (REQ E4.4). */
function reloadAfterResubmission(): () => void {
  return reloadWhenQuiet(limits.resubmissionReloadDelay);
}
