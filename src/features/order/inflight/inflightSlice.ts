import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { InflightOrder, InflightRejection, PreloadStep } from '~/domain/order/inflightOrder';
import { type SettledSteps, stepAfterReload, type StepProblem, type StepState } from '~/domain/order/preload';

export type PreloadSteps = Readonly<Record<PreloadStep, StepState>>;

/** The in-flight order of the call (REQ D1.1). */
export type InflightState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'loading'; readonly code: string }
  | { readonly phase: 'notFound'; readonly code: string }
  | { readonly phase: 'failed'; readonly code: string }
  | {
      readonly phase: 'loaded';
      readonly order: InflightOrder;
      readonly steps: PreloadSteps;
      /** Why the voice computer handed over; its dialog is open until it is confirmed. */
      readonly rejection: InflightRejection | null;
      readonly isRejectionRead: boolean;
    };

interface StepEnd {
  readonly step: PreloadStep;
  readonly problem: StepProblem | null;
}

function beforeTheFirst(): InflightState {
  return { phase: 'idle' };
}

export const inflightSlice = createSlice({
  name: 'inflight',
  initialState: beforeTheFirst,
  reducers: {
    loadRequested: (_state, { payload: code }: PayloadAction<string>): InflightState => ({ phase: 'loading', code }),
    loadEnded: (state, { payload: phase }: PayloadAction<'notFound' | 'failed'>): InflightState =>
      state.phase === 'loading' ? { phase, code: state.code } : state,
    loaded: (_state, { payload: order }: PayloadAction<InflightOrder>): InflightState => ({
      phase: 'loaded',
      order,
      steps: stepsOf(order),
      rejection: null,
      isRejectionRead: true,
    }),
    stepStarted: (state, { payload: step }: PayloadAction<PreloadStep>) => withStep(state, step, { status: 'running' }),
    stepEnded: (state, { payload: { step, problem } }: PayloadAction<StepEnd>) => {
      const ended = withStep(state, step, problem === null ? { status: 'done' } : { status: 'failed', problem });
      // An order whose number does not exist names nobody, also after the step was left out or the page was reloaded.
      return ended.phase === 'loaded' && problem?.kind === 'customerNotFound'
        ? { ...ended, order: { ...ended.order, customerNumber: null } }
        : ended;
    },
    stepRetryRequested: (_state, _action: PayloadAction<PreloadStep>) => {},
    stepSkipped: (state, { payload: step }: PayloadAction<PreloadStep>) => withStep(state, step, { status: 'skipped' }),
    rejectionFound: (state, { payload: rejection }: PayloadAction<InflightRejection>): InflightState =>
      state.phase === 'loaded' ? { ...state, rejection, isRejectionRead: false } : state,
    rejectionRead: (state): InflightState => (state.phase === 'loaded' ? { ...state, isRejectionRead: true } : state),
  },
  selectors: {
    selectInflightState: (state) => state,
    selectHasInflightOrder: (state) => state.phase === 'loaded',
  },
});

function stepsOf({ basketId, customerNumber, voucherCode, paymentMethod }: InflightOrder): PreloadSteps {
  const stepFor = (named: string | null): StepState => ({ status: named === null ? 'none' : 'waiting' });
  return {
    basket: stepFor(basketId),
    customer: stepFor(customerNumber),
    voucher: stepFor(voucherCode),
    payment: stepFor(paymentMethod),
  };
}

function withStep(state: InflightState, step: PreloadStep, to: StepState): InflightState {
  return state.phase === 'loaded' ? { ...state, steps: { ...state.steps, [step]: to } } : state;
}

export function stepsAfterReload(order: InflightOrder, settled: SettledSteps<PreloadStep>): PreloadSteps {
  const steps = stepsOf(order);
  const again = (step: PreloadStep): StepState =>
    steps[step].status === 'none' ? steps[step] : stepAfterReload(step, settled);
  return { basket: again('basket'), customer: again('customer'), voucher: again('voucher'), payment: again('payment') };
}

export const inflightActions = inflightSlice.actions;
export const { selectInflightState, selectHasInflightOrder } = inflightSlice.selectors;
