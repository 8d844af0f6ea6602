import { germanDate } from '~/domain/common/berlinTime';
import { isEmptyCorrection, noCorrectionInput, type CorrectedPart } from '~/domain/order/orderCorrection';
import type { DetailedOrder } from '~/domain/order/orderDetails';
import type { Correction, OrderDisplayState } from './orderDisplayState';

export const noDrafts = { customer: null, address: null } as const;

type Corrections = OrderDisplayState['corrections'];

/** Changes the correction of the shown order, which is empty where there is none yet; null: nothing is left of it. */
export function withCorrection(
  { shown, corrections }: OrderDisplayState,
  change: (correction: Correction) => Correction | null,
): Corrections {
  if (shown.phase !== 'loaded') return corrections;
  const { id } = shown.order;
  const none = { birthDateOnFile: birthDateOf(shown), parts: noCorrectionInput, drafts: noDrafts, lost: [] };
  const changed = change(corrections[id] ?? none);
  return changed === null ? without(corrections, id) : { ...corrections, [id]: changed };
}

function birthDateOf({ details }: DetailedOrder): string {
  return germanDate(details.customer?.dateOfBirth ?? '');
}

/** Null in place of a correction that changes nothing and of which nothing is typed. */
export function withoutEmpty(correction: Correction): Correction | null {
  const { parts, drafts, lost } = correction;
  const isTyped = drafts.customer !== null || drafts.address !== null;
  return isEmptyCorrection(parts) && !isTyped && lost.length === 0 ? null : correction;
}

/** The drafts of a correction without those of these parts. */
export function draftsWithout(
  { drafts }: Correction,
  parts: Partial<Record<CorrectedPart, unknown>>,
): Correction['drafts'] {
  return {
    customer: 'customer' in parts ? null : drafts.customer,
    address: 'address' in parts ? null : drafts.address,
  };
}

/** The corrections with what is typed in the forms of these parts left out. */
export function withoutDrafts(state: OrderDisplayState, parts: Partial<Record<CorrectedPart, unknown>>): Corrections {
  return withCorrection(state, (correction) =>
    withoutEmpty({ ...correction, drafts: draftsWithout(correction, parts) }),
  );
}

/** The corrections once the payment's form is gone: what was typed there is in no state (QUALITY 10). */
export function correctionsWithoutForm(state: OrderDisplayState): Corrections {
  if (!state.isPaymentTyped) return state.corrections;
  return withCorrection(state, (correction) => ({
    ...correction,
    lost: [...new Set([...correction.lost, 'payment' as const])],
  }));
}

/** The corrections with the date of birth of an order that was loaded, which a reload has dropped. */
export function withBirthDate(corrections: Corrections, loaded: DetailedOrder): Corrections {
  const own = corrections[loaded.order.id];
  return own === undefined
    ? corrections
    : { ...corrections, [loaded.order.id]: { ...own, birthDateOnFile: birthDateOf(loaded) } };
}

/** Returns a record by order id without the entry of this order. */
export function without<T>(byOrder: Readonly<Record<string, T>>, orderId: string): Readonly<Record<string, T>> {
  const { [orderId]: _done, ...others } = byOrder;
  return others;
}
