import type { Customer } from './customer';

/** What the call holds of a customer that neither an order nor a save has taken along. */
export type UnsavedPart = 'nothing' | 'consents' | 'data';

interface CustomerOfCall {
  readonly customer: Customer | null;
  readonly isDataChanged: boolean;
}

interface ConsentsOfCall {
  readonly answers: object | null;
  readonly saving: { readonly status: string };
}

/** A guest has no record to save to. Consents that are being saved no longer count as unsaved (DECISIONS 51). */
export function unsavedPart({ customer, isDataChanged }: CustomerOfCall, consents: ConsentsOfCall): UnsavedPart {
  if (customer === null || customer.isGuest) return 'nothing';
  if (isDataChanged) return 'data';
  return consents.answers === null || consents.saving.status === 'running' ? 'nothing' : 'consents';
}
