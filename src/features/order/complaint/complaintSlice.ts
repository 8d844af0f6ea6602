import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ClaimContent, ComplaintClaim } from '~/domain/order/complaint';
import type { StepProblem, StepState } from '~/domain/order/preload';

/** What is taken over from the order, in this order (REQ D2.3). */
export const complaintSteps = ['customer', 'basket', 'deliveryAddress', 'payment'] as const;
export type ComplaintStep = (typeof complaintSteps)[number];

/** Why a part was not taken over; each has a text with an instruction. */
export type ComplaintProblem =
  | StepProblem
  | {
      readonly kind:
        /** Other articles are in the basket. */
        | 'otherArticles'
        /** The basket refused the article and shows why. */
        | 'articleRefused'
        /** The service does not accept the price date any more: the next attempt takes the present price. */
        | 'priceDateRefused'
        | 'paymentUnknown';
    };

export type ComplaintStepState = StepState<ComplaintProblem>;

type Steps = Readonly<Record<ComplaintStep, ComplaintStepState>>;

/** The complaint order of the call (REQ D2.1). */
export type ComplaintState =
  | { readonly phase: 'none' }
  | {
      readonly phase: 'running';
      readonly claim: ComplaintClaim;
      /** The article is free of charge. */
      readonly isZeroPercent: boolean;
      readonly steps: Steps;
    };

function noComplaint(): ComplaintState {
  return { phase: 'none' };
}

export function stepsFrom(stateOf: (step: ComplaintStep) => ComplaintStepState): Steps {
  return {
    customer: stateOf('customer'),
    basket: stateOf('basket'),
    deliveryAddress: stateOf('deliveryAddress'),
    payment: stateOf('payment'),
  };
}

export const complaintSlice = createSlice({
  name: 'complaint',
  initialState: noComplaint,
  reducers: {
    claimRequested: (_state, _action: PayloadAction<ComplaintClaim>) => {},
    started: (_state, { payload: claim }: PayloadAction<ComplaintClaim>): ComplaintState => ({
      phase: 'running',
      claim,
      isZeroPercent: true,
      steps: stepsFrom(() => ({ status: 'waiting' })),
    }),
    contentRead: (state, { payload: content }: PayloadAction<ClaimContent>): ComplaintState =>
      state.phase === 'running' ? { ...state, claim: { ...state.claim, content } } : state,
    zeroPercentChosen: (state, { payload: isZeroPercent }: PayloadAction<boolean>): ComplaintState =>
      state.phase === 'running' ? { ...state, isZeroPercent } : state,
    stepAdvanced: (
      state,
      { payload: { step, to } }: PayloadAction<{ readonly step: ComplaintStep; readonly to: ComplaintStepState }>,
    ): ComplaintState => (state.phase === 'running' ? { ...state, steps: { ...state.steps, [step]: to } } : state),
    stepRetryRequested: (_state, _action: PayloadAction<ComplaintStep>) => {},
    stepSkipped: (state, { payload: step }: PayloadAction<ComplaintStep>): ComplaintState =>
      state.phase === 'running' ? { ...state, steps: { ...state.steps, [step]: { status: 'skipped' } } } : state,
    endRequested: () => {},
    ended: noComplaint,
  },
  selectors: {
    selectComplaintState: (state) => state,
    selectHasComplaint: (state) => state.phase === 'running',
  },
});

export const complaintActions = complaintSlice.actions;
export const { selectComplaintState, selectHasComplaint } = complaintSlice.selectors;
