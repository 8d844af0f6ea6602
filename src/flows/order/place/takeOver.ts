import { createSelector } from '@reduxjs/toolkit';
import { type TakeOver, takeOverOf } from '~/domain/order/preload';
import type { ComplaintState } from '~/features/order/complaint/complaintSlice';
import type { InflightState } from '~/features/order/inflight/inflightSlice';
import type { RecreationState } from '~/features/order/recreation/recreationSlice';
import type { OrderTextState } from '~/features/order/text/orderTextSlice';

/** What parts of an order are taken over from. A slice that loads late is missing until something is taken over from it. */
export interface TakeOverSources {
  readonly complaint: ComplaintState;
  readonly inflight?: InflightState;
  readonly recreation?: RecreationState;
  readonly orderText?: OrderTextState;
}

/** How far the parts are taken over that the agent has asked for; `incomplete` where one of the sources is. */
export const selectTakeOver = createSelector(
  [
    ({ complaint }: TakeOverSources) => complaint,
    ({ inflight }: TakeOverSources) => inflight,
    ({ recreation }: TakeOverSources) => recreation,
    ({ orderText }: TakeOverSources) => orderText,
  ],
  (complaint, inflight, recreation, orderText): TakeOver => {
    const sources = [
      ofComplaint(complaint),
      inflight?.phase === 'loaded' ? takeOverOf(inflight.steps) : 'settled',
      recreation === undefined ? 'settled' : ofRecreation(recreation),
      orderText === undefined ? 'settled' : ofText(orderText),
    ];
    return (
      sources.find((source) => source === 'pending') ?? sources.find((source) => source !== 'settled') ?? 'settled'
    );
  },
);

/** Without its article the order is no complaint: the one in the basket may be sent first (DECISIONS 156). */
function ofComplaint(state: ComplaintState): TakeOver {
  return state.phase === 'none' || state.steps.basket.status === 'failed' ? 'settled' : takeOverOf(state.steps);
}

function ofRecreation(state: RecreationState): TakeOver {
  switch (state.phase) {
    case 'running':
      return takeOverOf(state.steps);
    case 'restoring':
      return 'pending';
    // Which parts are missing is not known: the message asks the agent to check.
    case 'none':
    case 'notRestored':
      return 'settled';
  }
}

/** Leaves out the customer, without whom no order is sent, and lines that the agent has not confirmed. */
function ofText(state: OrderTextState): TakeOver {
  if (state.phase === 'none') return 'settled';
  const phases = state.lines.filter(({ item }) => item.kind !== 'customer').map(({ status }) => status.phase);
  if (phases.includes('queued') || phases.includes('running')) return 'pending';
  return phases.includes('failed') ? 'incomplete' : 'settled';
}
