import { orderRefusals } from '~/domain/order/orderRefusals';
import { failedChange, type FailedChange } from '../http/failedChange';
import { codeAmong } from '../http/problemCode';
import { ServiceError } from '../http/serviceError';

/** `reason`: the code by which the service refuses to change an order, a known one first. */
export type FailedOrderChange =
  | (Extract<FailedChange, { kind: 'refused' }> & { readonly reason: string | null })
  | Extract<FailedChange, { kind: 'unknown' }>;

/** @throws ServiceError when the agent is signed out. */
export function failedOrderChange(error: unknown): FailedOrderChange {
  const failed = failedChange(error);
  if (failed.kind === 'unknown') return failed;
  return { ...failed, reason: error instanceof ServiceError ? (codeAmong(error, orderRefusals) ?? error.code) : null };
}
