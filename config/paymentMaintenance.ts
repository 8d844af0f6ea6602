import { setting } from './settings';

/**
 * Until when the payment of an order cannot be edited (DECISIONS 44): an ISO date-time, or `true`; empty: it can. Read with
 * each use, because a test sets it.
 */
export function paymentEditMaintenance(): string {
  return setting('VITE_PAYMENT_EDIT_MAINTENANCE') ?? '';
}
