import { memberOf } from '~/domain/common/memberOf';

/** The statuses of a subscription product, which are also those of its link (REQ G8.3). */
export const productStatuses = ['ACTIVE', 'STOPPED', 'DELETED', 'RAN_OUT', 'RUNNING_OUT', 'REPLACED'] as const;

/** The codes of the status filter. */
export const productStatusFilters = ['ALL', ...productStatuses] as const;
export type ProductStatusFilter = (typeof productStatusFilters)[number];

/** A status that a service may name beside those of the filter (REQ G1.5); `unknown`: a code of a later version. */
export const shownProductStatuses = [...productStatuses, 'ACTIVE_NO_STOCK', 'unknown'] as const;
export type ShownProductStatus = (typeof shownProductStatuses)[number];

/** Reads a status of the service, in any spelling (DECISIONS 187). */
export function readProductStatus(code: string | null): ShownProductStatus {
  return memberOf(shownProductStatuses, code) ?? 'unknown';
}
