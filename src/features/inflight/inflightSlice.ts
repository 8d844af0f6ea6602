import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PaymentRefusal } from '~/domain/payment/availablePayments';
import {
  preloadSteps,
  type InflightOrder,
  type InflightRejection,
  type PreloadStep,
} from '~/domain/order/inflightOrder';
import type { PaymentMethod } from '~/domain/payment/payment';

/** Why a part of the in-flight order is not in the call; each has a text that says what the agent does now. */
export type StepProblem =
  /** A service did not answer as it should. */
  | { readonly kind: 'technical' }
  /** The page was left before the step was through. */
  | { readonly kind: 'interrupted' }
  | { readonly kind: 'basketNotFound' }
  /** The lines are there, what they are could not be loaded. */
  | { readonly kind: 'articlesUnknown' }
  /** The agent entered articles meanwhile: their basket is not given up for another one. */
  | { readonly kind: 'basketInUse' }
  | { readonly kind: 'customerNotFound'; readonly customerNumber: string }
  /** The login says why: locked, another country, no full account. */
  | { readonly kind: 'customerStopped' }
  /** The questions of the login were not answered as they should be, or given up. */
  | { readonly kind: 'customerNotIdentified' }
  | { readonly kind: 'otherCustomer' }
  | { readonly kind: 'voucherRefused'; readonly code: string; readonly detail: string | null }
  | { readonly kind: 'voucherNotForEmployees' }
  | { readonly kind: 'needsCustomerAndBasket' }
  | { readonly kind: 'noOffer' }
  | { readonly kind: 'paymentRefused'; readonly method: PaymentMethod; readonly refusal: PaymentRefusal };

export type StepState =
  /** The in-flight order names nothing for it. */
  | { readonly status: 'none' }
  | { readonly status: 'waiting' }
  | { readonly status: 'running' }
  | { readonly status: 'done' }
  | { readonly status: 'failed'; readonly problem: StepProblem };

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
      /** Why the voice computer gave up; the dialog that says so is open until it was read. */
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
    stepEnded: (state, { payload: { step, problem } }: PayloadAction<StepEnd>) =>
      withStep(state, step, problem === null ? { status: 'done' } : { status: 'failed', problem }),
    stepRetryRequested: (_state, _action: PayloadAction<PreloadStep>) => {},
    rejectionFound: (state, { payload: rejection }: PayloadAction<InflightRejection>): InflightState =>
      state.phase === 'loaded' ? { ...state, rejection, isRejectionRead: false } : state,
    rejectionRead: (state): InflightState => (state.phase === 'loaded' ? { ...state, isRejectionRead: true } : state),
  },
  selectors: {
    selectInflight: (state) => state,
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

/** The steps that are through, for a journal; what was under way is not. */
export function doneSteps(steps: PreloadSteps): PreloadStep[] {
  return preloadSteps.filter((step) => steps[step].status === 'done');
}

/** After a reload: what was not through is offered again. */
export function stepsAfterReload(order: InflightOrder, done: readonly PreloadStep[]): PreloadSteps {
  const steps = stepsOf(order);
  const again = (step: PreloadStep): StepState => {
    if (steps[step].status === 'none') return steps[step];
    return done.includes(step) ? { status: 'done' } : { status: 'failed', problem: { kind: 'interrupted' } };
  };
  return { basket: again('basket'), customer: again('customer'), voucher: again('voucher'), payment: again('payment') };
}

export const inflightActions = inflightSlice.actions;
export const { selectInflight, selectHasInflightOrder } = inflightSlice.selectors;
