import type { UnknownAction } from '@reduxjs/toolkit';
import { useStore } from 'react-redux';
import { useNavigate } from 'react-router';
import { limits } from '~config/limits';
import { reloadWhenQuiet } from '~/app/boot/versionReload';
import { orderEntryPath } from '~/features/call/orderEntryPath';
import { unsavedWorkOf } from '~/app/call/unsavedWork';
import type { CallRootState } from '~/app/modules';
import type { Country } from '~/domain/common/country';
import { complaintActions } from '~/features/order/complaint/complaintSlice';
import { recreationActions } from '~/features/order/recreation/recreationSlice';
import { OrderDisplayPage } from '~/screens/order/display/OrderDisplayPage';
import { useNewCall } from './newCallContext';

export { askAheadForOrder } from '~/screens/order/display/knownOrder';

/**
 * Renders the order display and handles its two actions that continue in the order entry: recreating the order and claiming a
 * complaint. Starts a new call for them when the running call has unsaved work, or another customer or country.
 */
export function OrderDisplayRoute() {
  const store = useStore<CallRootState>();
  const navigate = useNavigate();
  const newCall = useNewCall();
  const begin = (first: UnknownAction, country: Country | null, isFree: (state: CallRootState) => boolean) => {
    const state = store.getState();
    if (isIdle(state) && isFree(state) && (country ?? state.call.country) === state.call.country) {
      void navigate(orderEntryPath(state.call.variant));
      store.dispatch(first);
    } else newCall({ ...(country !== null && { country }), first: [first] });
  };
  return (
    <OrderDisplayPage
      onResubmittedFromCorrection={reloadAfterResubmission}
      onRecreate={(order, country) =>
        begin(recreationActions.recreateRequested(order), country, ({ customer }) => customer.customer === null)
      }
      onClaim={(claim, country) =>
        begin(
          complaintActions.claimRequested(claim),
          country,
          ({ customer: { customer } }) => customer === null || customer.externalCustomerId === claim.externalCustomerId,
        )
      }
    />
  );
}

function isIdle(state: CallRootState): boolean {
  return (
    unsavedWorkOf(state) === 'nothing' &&
    state.order.phase === 'open' &&
    state.complaint.phase === 'none' &&
    state.recreation.phase === 'none'
  );
}

/** The reload is held back by unsaved input, like every reload (REQ E4.4). */
function reloadAfterResubmission(): () => void {
  return reloadWhenQuiet(limits.resubmissionReloadDelay);
}
