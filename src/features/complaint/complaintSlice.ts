import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ComplaintClaim } from '~/domain/order/complaint';
import type { PaymentRefusal } from '~/domain/payment/availablePayments';
import type { PaymentMethod } from '~/domain/payment/payment';

/** What is taken over from the order, in this order (REQ D2.3). */
export const complaintSteps = ['customer', 'item', 'address', 'payment'] as const;
export type ComplaintStep = (typeof complaintSteps)[number];

/** Why a part was not taken over; each has a text with an instruction. */
export type ComplaintProblem =
  | {
      readonly kind:
        | 'technical'
        /** The page was left before the step was completed. */
        | 'interrupted'
        /** Other articles are in the basket. */
        | 'basketInUse'
        /** The basket refused the article and shows why. */
        | 'itemRefused'
        /** The service does not accept the price date any more: the next attempt takes the present price. */
        | 'priceDateRefused'
        | 'addressUnknown'
        | 'paymentUnknown'
        | 'noOffer';
    }
  | { readonly kind: 'paymentRefused'; readonly method: PaymentMethod; readonly refusal: PaymentRefusal };

export type ComplaintStepState =
  | { readonly status: 'waiting' }
  | { readonly status: 'running' }
  | { readonly status: 'done' }
  | { readonly status: 'failed'; readonly problem: ComplaintProblem };

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
    item: stateOf('item'),
    address: stateOf('address'),
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
    zeroPercentChanged: (state, { payload: isZeroPercent }: PayloadAction<boolean>): ComplaintState =>
      state.phase === 'running' ? { ...state, isZeroPercent } : state,
    stepChanged: (
      state,
      { payload: { step, to } }: PayloadAction<{ readonly step: ComplaintStep; readonly to: ComplaintStepState }>,
    ): ComplaintState => (state.phase === 'running' ? { ...state, steps: { ...state.steps, [step]: to } } : state),
    stepRetryRequested: (_state, _action: PayloadAction<ComplaintStep>) => {},
    endRequested: () => {},
    ended: noComplaint,
  },
  selectors: {
    selectComplaint: (state) => state,
    selectHasComplaint: (state) => state.phase === 'running',
  },
});

export const complaintActions = complaintSlice.actions;
export const { selectComplaint, selectHasComplaint } = complaintSlice.selectors;
