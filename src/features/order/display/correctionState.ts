import { germanDate } from '~/domain/common/berlinTime';
import { isEmptyCorrection, noCorrectionInput } from '~/domain/order/orderCorrection';
import type { Correction, LoadedOrder, OrderDisplayState } from './orderDisplayState';

const noDrafts = { customer: null, address: null } as const;

type Corrections = Pick<OrderDisplayState, 'correction' | 'otherCorrections'>;

/** The correction of the shown order, empty where there is none yet; null where no order is shown. */
export function correctionOf({ shown, correction }: OrderDisplayState): Correction | null {
  if (shown.phase !== 'loaded') return null;
  const { id: orderId } = shown.order;
  if (correction?.orderId === orderId) return correction;
  const birthDateOnFile = birthDateOf(shown);
  return { orderId, birthDateOnFile, parts: noCorrectionInput, drafts: noDrafts, lost: [] };
}

function birthDateOf({ details }: Pick<LoadedOrder, 'details'>): string {
  return germanDate(details.customer?.dateOfBirth ?? '');
}

/** Null in place of a correction that changes nothing. */
export function withoutEmpty(correction: Correction): Correction | null {
  return isEmptyCorrection(correction.parts) && correction.lost.length === 0 ? null : correction;
}

export function withoutDrafts(correction: Correction | null): Correction | null {
  return correction === null ? null : withoutEmpty({ ...correction, drafts: noDrafts });
}

/** The correction of the last shown order once its payment's form is gone: what was typed there is in no state (QUALITY 10). */
export function correctionWithoutForm(state: OrderDisplayState): Correction | null {
  const correction = state.isPaymentTyped ? correctionOf(state) : null;
  if (correction === null) return state.correction;
  return { ...correction, lost: [...new Set([...correction.lost, 'payment' as const])] };
}

/** Takes the correction of the order that is shown from now on, and keeps that of the one before until its order is shown again. */
export function correctionsFor(state: OrderDisplayState, loaded: Pick<LoadedOrder, 'order' | 'details'>): Corrections {
  const all = [...state.otherCorrections, ...(state.correction === null ? [] : [state.correction])];
  const isOfOrder = ({ orderId }: Correction) => orderId === loaded.order.id;
  const own = all.find(isOfOrder);
  return {
    correction: own === undefined ? null : { ...own, birthDateOnFile: birthDateOf(loaded) },
    otherCorrections: all.filter((correction) => !isOfOrder(correction)),
  };
}

/** What is left once the order has its correction, or needs none any more. */
export function correctionsWithout({ correction, otherCorrections }: Corrections, orderId: string): Corrections {
  return {
    correction: correction?.orderId === orderId ? null : correction,
    otherCorrections: otherCorrections.filter((other) => other.orderId !== orderId),
  };
}
