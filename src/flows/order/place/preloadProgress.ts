import { createSelector } from '@reduxjs/toolkit';
import { type PreloadProgress, preloadProgressOf } from '~/domain/order/preload';
import type { ComplaintState } from '~/features/order/complaint/complaintSlice';
import type { InflightState } from '~/features/order/inflight/inflightSlice';
import type { RecreationState } from '~/features/order/recreation/recreationSlice';
import type { OrderTextState } from '~/features/order/text/orderTextSlice';

/** What parts of an order are taken over from. A slice that loads late is missing until something is taken over from it. */
export interface PreloadSources {
  readonly complaint: ComplaintState;
  readonly inflight?: InflightState;
  readonly recreation?: RecreationState;
  readonly orderText?: OrderTextState;
}

/** How far the parts are taken over that the agent has asked for; `incomplete` where one of the sources is. */
export const selectPreloadProgress = createSelector(
  [
    ({ complaint }: PreloadSources) => complaint,
    ({ inflight }: PreloadSources) => inflight,
    ({ recreation }: PreloadSources) => recreation,
    ({ orderText }: PreloadSources) => orderText,
  ],
  (complaint, inflight, recreation, orderText): PreloadProgress => {
    const sources = [
      ofComplaint(complaint),
      inflight?.phase === 'loaded' ? preloadProgressOf(inflight.steps) : 'settled',
      recreation === undefined ? 'settled' : ofRecreation(recreation),
      orderText === undefined ? 'settled' : ofText(orderText),
    ];
    return (
      sources.find((source) => source === 'pending') ?? sources.find((source) => source !== 'settled') ?? 'settled'
    );
  },
);

/** Without its article the order is no complaint: the one in the basket may be sent first (DECISIONS 156). */
function ofComplaint(state: ComplaintState): PreloadProgress {
  return state.phase === 'none' || state.steps.basket.status === 'failed' ? 'settled' : preloadProgressOf(state.steps);
}

function ofRecreation(state: RecreationState): PreloadProgress {
  switch (state.phase) {
    case 'running':
      return preloadProgressOf(state.steps);
    case 'restoring':
      return 'pending';
    // Which parts are missing is not known: the message asks the agent to check.
    case 'none':
    case 'notRestored':
      return 'settled';
  }
}

/** Leaves out the customer, without whom no order is sent, and lines that the agent has not confirmed. */
function ofText(state: OrderTextState): PreloadProgress {
  if (state.phase === 'none') return 'settled';
  const phases = state.lines.filter(({ item }) => item.kind !== 'customer').map(({ status }) => status.phase);
  if (phases.includes('queued') || phases.includes('running')) return 'pending';
  return phases.includes('failed') ? 'incomplete' : 'settled';
}
