import { memberOf } from '~/domain/common/memberOf';
import { isRejectedStatus, type StatusEntry } from './order';
import type { CorrectedPart } from './orderCorrection';

/** REQ E4.5; `duplicateCustomer` and `fieldsNotUpdated` are the two forms of `CustomerModificationRequired`. */
export const rejectionKinds = [
  'CrmErrorCode',
  'duplicateCustomer',
  'fieldsNotUpdated',
  'CustomerModificationRequired',
  'Exception',
  'UnexpectedCrmResponse',
  'ErpRejectionReason',
] as const;
export type RejectionKind = (typeof rejectionKinds)[number];

/** The reasons of a rejection (REQ E4.5). A reason that is not in this list is `unknown` as well. */
export const failureKinds = [
  'UniversumBonitaetCheckFailed',
  'BoniversumCheckFailed',
  'deviant_customer_data',
  'general_crm_rejection',
  'general_erp_rejection',
  'unknown',
] as const;
export type FailureKind = (typeof failureKinds)[number];

/** Why the latest submission of an order was rejected. */
export interface Rejection {
  readonly kind: RejectionKind | null;
  readonly failure: FailureKind;
  /** The reason as the service names it; null without one. */
  readonly reason: string | null;
  readonly timestamp: string;
}

/** The rejection of an order whose latest status is rejected or failed; null otherwise. */
export function rejectionOf(statusHistory: readonly StatusEntry[]): Rejection | null {
  const latest = statusHistory.at(-1);
  if (latest === undefined || !isRejectedStatus(latest.status)) return null;
  return {
    kind: kindOf(latest),
    failure: memberOf(failureKinds, latest.reason) ?? memberOf(failureKinds, latest.kind) ?? 'unknown',
    reason: latest.reason,
    timestamp: latest.timestamp,
  };
}

function kindOf({ kind: sent, reason }: StatusEntry): RejectionKind | null {
  const kind = memberOf(rejectionKinds, sent);
  if (kind === 'CustomerModificationRequired') {
    if (/duplicate/i.test(reason ?? '')) return 'duplicateCustomer';
    return /fields?/i.test(reason ?? '') ? 'fieldsNotUpdated' : 'CustomerModificationRequired';
  }
  return kind;
}

/** What became of a resubmission (REQ E4.6). */
export type RejectionStatus = 'PENDING' | 'ACCEPTED' | 'REJECTED';

/** `PENDING` until the order system has decided on the latest submission. */
export function rejectionStatusOf(statusHistory: readonly StatusEntry[]): RejectionStatus {
  const latest = statusHistory.at(-1)?.status ?? '';
  if (isRejectedStatus(latest)) return 'REJECTED';
  return latest === 'SUBMITTED' || latest === 'CREATED' || latest === 'PENDING' ? 'PENDING' : 'ACCEPTED';
}

/** The part of a rejected order that is most likely to be corrected before the next submission. */
export function partToCorrect({ kind, failure, reason }: Rejection): CorrectedPart | null {
  if (failure === 'UniversumBonitaetCheckFailed' || failure === 'BoniversumCheckFailed') return 'payment';
  if (failure === 'deviant_customer_data') return 'customer';
  if (/address/i.test(reason ?? '')) return 'address';
  if (/credit|payment|banking/i.test(reason ?? '')) return 'payment';
  return kind === 'duplicateCustomer' || kind === 'fieldsNotUpdated' || kind === 'CustomerModificationRequired'
    ? 'customer'
    : null;
}
