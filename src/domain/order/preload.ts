import type { UnsellableReason } from '~/domain/article/sellability';
import type { PaymentRefusal } from '~/domain/payment/availablePayments';
import type { PaymentMethod } from '~/domain/payment/payment';

/** Why an article of an order is not in the basket; `failed`: the service did not say why. */
export type MissingReason = UnsellableReason | 'notFound' | 'notReserved' | 'quantityUnknown' | 'basketFull' | 'failed';

/** Why a part of an order was not loaded into the call; each has a text with an instruction. */
export type StepProblem =
  /** Articles of the order that are not in the basket, each by title and number. */
  | {
      readonly kind: 'articlesNotAdded';
      readonly articles: readonly {
        readonly sku: string;
        readonly title: string;
        readonly reason: MissingReason;
      }[];
    }
  | { readonly kind: 'needsCustomer' }
  | { readonly kind: 'addressNotPossible' }
  | { readonly kind: 'serviceVoucherUnknown'; readonly code: string }
  /** A request failed. */
  | { readonly kind: 'technical' }
  /** The page was left before the step was completed. */
  | { readonly kind: 'interrupted' }
  | { readonly kind: 'basketNotFound' }
  /** The service does not show the basket; `baseProductNo`: what the order names of it. */
  | { readonly kind: 'basketNotReadable'; readonly baseProductNo: string | null }
  /** The lines were loaded, their product data was not. */
  | { readonly kind: 'articlesUnknown' }
  /** The agent has added articles, whose basket is not replaced. */
  | { readonly kind: 'basketInUse' }
  | { readonly kind: 'customerNotFound'; readonly customerNumber: string }
  /** The login stopped and shows the reason: locked, another country, no full account. */
  | { readonly kind: 'customerStopped' }
  /** The questions of the login were answered wrongly or cancelled. */
  | { readonly kind: 'customerNotIdentified' }
  | { readonly kind: 'otherCustomer' }
  | { readonly kind: 'voucherRefused'; readonly code: string; readonly detail: string | null }
  /** An order takes one voucher, and another one is redeemed. */
  | { readonly kind: 'onlyOneVoucher'; readonly code: string }
  | { readonly kind: 'voucherNotForEmployees' }
  | { readonly kind: 'needsCustomerAndBasket' }
  | { readonly kind: 'noOffer' }
  | { readonly kind: 'paymentRefused'; readonly method: PaymentMethod; readonly refusal: PaymentRefusal };

/** The parts of an order that are loaded into the call, in this order (REQ D1.3, D3.2). */
export const preloadParts = ['basket', 'customer', 'deliveryAddress', 'serviceVoucher', 'voucher', 'payment'] as const;
export type PreloadPart = (typeof preloadParts)[number];

export type StepState<Problem = StepProblem> =
  /** The order has no data for this step. */
  | { readonly status: 'none' }
  | { readonly status: 'waiting' }
  | { readonly status: 'running' }
  | { readonly status: 'done' }
  /** The agent goes on without what the step could not take over, or has completed it by hand. */
  | { readonly status: 'skipped' }
  | { readonly status: 'failed'; readonly problem: Problem };

/** The steps that need nothing more, for the journal. */
export interface SettledSteps<Part extends PreloadPart> {
  readonly done: readonly Part[];
  readonly skipped: readonly Part[];
}

export function settledSteps<Part extends PreloadPart>(
  parts: readonly Part[],
  steps: Readonly<Record<Part, Pick<StepState, 'status'>>>,
): { done: Part[]; skipped: Part[] } {
  return {
    done: parts.filter((part) => steps[part].status === 'done'),
    skipped: parts.filter((part) => steps[part].status === 'skipped'),
  };
}

/** The state of a step after a reload: what was not completed is offered again. */
export function stepAfterReload<Part extends PreloadPart>(
  part: Part,
  { done, skipped }: SettledSteps<Part>,
): StepState {
  if (done.includes(part)) return { status: 'done' };
  if (skipped.includes(part)) return { status: 'skipped' };
  return { status: 'failed', problem: { kind: 'interrupted' } };
}

/**
 * Whether a step is in flight. Leaves the customer's out, which waits for the agent: the login itself is busy while a request is in
 * flight.
 */
export function isStepRunning({
  customer: _waits,
  ...others
}: Readonly<Partial<Record<PreloadPart, Pick<StepState, 'status'>>>>): boolean {
  return Object.values(others).some(({ status }) => status === 'running');
}

/** How far something was taken over into the call; `incomplete`: an order sent now would lack what the agent asked to take over. */
export type PreloadProgress = 'settled' | 'pending' | 'incomplete';

/**
 * Leaves the customer's step out: without a customer no order is sent, and a login that waits for the agent or stopped is an open
 * point of its own. A basket that no longer exists is entered anew: nothing is left that could be taken over or left out.
 */
export function preloadProgressOf(
  steps: Readonly<Partial<Record<PreloadPart, StepState<{ readonly kind: string }>>>>,
): PreloadProgress {
  const { customer, ...others } = steps;
  const states = Object.values(others);
  const waitsForCustomer = customer?.status === 'waiting' || customer?.status === 'running';
  const isPending = ({ status }: StepState<unknown>): boolean =>
    status === 'running' || (status === 'waiting' && !waitsForCustomer);
  if (states.some(isPending)) return 'pending';
  const isOpen = states.some((state) => state.status === 'failed' && state.problem.kind !== 'basketNotFound');
  return isOpen ? 'incomplete' : 'settled';
}

/** Whether a retry may help, because the cause can be temporary. */
export function canBeRetried({ kind }: StepProblem): boolean {
  return retried.includes(kind);
}

const retried: readonly StepProblem['kind'][] = [
  'technical',
  'articlesNotAdded',
  'needsCustomer',
  'addressNotPossible',
  'interrupted',
  'articlesUnknown',
  'customerNotIdentified',
  'otherCustomer',
  'needsCustomerAndBasket',
  'noOffer',
];
