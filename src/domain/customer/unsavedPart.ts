import type { Customer } from './customer';

/** Which customer data of the call neither an order nor a save has transmitted. */
export type UnsavedPart = 'nothing' | 'consents' | 'data';

interface CustomerOfCall {
  readonly customer: Customer | null;
  readonly isDataChanged: boolean;
}

interface ConsentsOfCall {
  readonly answers: object | null;
  readonly saving: { readonly status: string };
}

/**
 * Determines the unsaved part; none for a guest, who has no record. Consents with a save in flight do not count
 * (DECISIONS 51).
 */
export function unsavedPart({ customer, isDataChanged }: CustomerOfCall, consents: ConsentsOfCall): UnsavedPart {
  if (customer === null || customer.isGuest) return 'nothing';
  if (isDataChanged) return 'data';
  return consents.answers === null || consents.saving.status === 'running' ? 'nothing' : 'consents';
}
