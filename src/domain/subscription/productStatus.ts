/** The statuses of a subscription product, which are also those of its link (REQ G8.3). */
export const productStatuses = ['ACTIVE', 'STOPPED', 'DELETED', 'RAN_OUT', 'RUNNING_OUT', 'REPLACED'] as const;
export type ProductStatus = (typeof productStatuses)[number];

/** The codes of the status filter. */
export const productStatusFilters = ['ALL', ...productStatuses] as const;
export type ProductStatusFilter = (typeof productStatusFilters)[number];

/** Reads a status of the service; `unknown` for a code of a later version. */
export function readProductStatus(code: string | null): ProductStatus | 'unknown' {
  return productStatuses.find((known) => known === code?.trim().toUpperCase()) ?? 'unknown';
}
