import type { Customer } from './customer';

/** Which customer data of the call neither an order nor a save has transmitted. */
export type UnsavedPart = 'nothing' | 'consents' | 'data';

interface CustomerOfCall {
  readonly customer: Customer | null;
  readonly isDataChanged: boolean;
  /** A customer with unsaved changes who was removed from the call; null: there is none. */
  readonly unsavedCustomer: Customer | null;
}

interface ConsentsOfCall {
  readonly answers: object | null;
  readonly saving: { readonly status: string };
}

/**
 * Determines the unsaved part, also of a customer who was set aside (DECISIONS 257); none for a guest, who has no record.
 * Consents with a save in flight do not count (DECISIONS 51).
 */
export function unsavedPart(
  { customer, isDataChanged, unsavedCustomer }: CustomerOfCall,
  consents: ConsentsOfCall,
): UnsavedPart {
  if (customer?.isGuest === true) return 'nothing';
  if (isDataChanged || unsavedCustomer !== null) return 'data';
  return consents.answers === null || consents.saving.status === 'running' ? 'nothing' : 'consents';
}
