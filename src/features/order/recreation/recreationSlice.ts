import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  type PreloadPart,
  type SettledSteps,
  stepAfterReload,
  type StepProblem,
  type StepState,
} from '~/domain/order/preload';
import { partsOf, type RecreatedOrder } from '~/domain/order/recreation';

/** The rejected order that is recreated in this call, and what of it was taken over (REQ D3.2). */
export type RecreationState =
  | { readonly phase: 'none' }
  | { readonly phase: 'running'; readonly order: RecreatedOrder; readonly steps: RecreationSteps }
  /** After a reload: the order is loaded again for the steps that are still open. */
  | {
      readonly phase: 'restoring' | 'notRestored';
      readonly orderId: string;
      readonly settled: SettledSteps<PreloadPart>;
    };

export type RecreationSteps = Readonly<Record<PreloadPart, StepState>>;

const initialState = { phase: 'none' } as RecreationState;

/** The steps of an order; `stateOf`: the state of a step that the order has data for. */
function stepsWith(order: RecreatedOrder, stateOf: (part: PreloadPart) => StepState): RecreationSteps {
  const parts = partsOf(order);
  const step = (part: PreloadPart): StepState => (parts.includes(part) ? stateOf(part) : { status: 'none' });
  return {
    basket: step('basket'),
    customer: step('customer'),
    deliveryAddress: step('deliveryAddress'),
    serviceVoucher: step('serviceVoucher'),
    voucher: step('voucher'),
    payment: step('payment'),
  };
}

function withStep(state: RecreationState, part: PreloadPart, to: StepState): RecreationState {
  return state.phase === 'running' ? { ...state, steps: { ...state.steps, [part]: to } } : state;
}

export const recreationSlice = createSlice({
  name: 'recreation',
  initialState,
  reducers: {
    recreateRequested: (_state, { payload: order }: PayloadAction<RecreatedOrder>): RecreationState => ({
      phase: 'running',
      order,
      steps: stepsWith(order, () => ({ status: 'waiting' })),
    }),
    restoreRequested: (state): RecreationState =>
      state.phase === 'notRestored' ? { ...state, phase: 'restoring' } : state,
    /** A step that was not completed before the reload is offered again. */
    restored: (state, { payload: order }: PayloadAction<RecreatedOrder>): RecreationState => {
      if (state.phase !== 'restoring') return state;
      const { settled } = state;
      return { phase: 'running', order, steps: stepsWith(order, (part) => stepAfterReload(part, settled)) };
    },
    notRestored: (state): RecreationState => (state.phase === 'restoring' ? { ...state, phase: 'notRestored' } : state),
    stepStarted: (state, { payload: part }: PayloadAction<PreloadPart>) => withStep(state, part, { status: 'running' }),
    stepEnded: (
      state,
      { payload: { part, problem } }: PayloadAction<{ part: PreloadPart; problem: StepProblem | null }>,
    ) => withStep(state, part, problem === null ? { status: 'done' } : { status: 'failed', problem }),
    stepRetryRequested: (_state, _action: PayloadAction<PreloadPart>) => {},
    stepSkipped: (state, { payload: part }: PayloadAction<PreloadPart>) => withStep(state, part, { status: 'skipped' }),
    ended: () => initialState,
  },
  selectors: { selectRecreation: (state) => state },
});

export const recreationActions = recreationSlice.actions;
export const { selectRecreation } = recreationSlice.selectors;
