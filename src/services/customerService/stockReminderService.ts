import { failedChange, type FailedChange } from '../http/failedChange';
import { requestNothing } from '../http/httpClient';
import { secondsToWait } from '../http/retryAfter';
import { ServiceError } from '../http/serviceError';

export type ReminderOutcome =
  | { readonly kind: 'subscribed' }
  | { readonly kind: 'failed'; readonly code: '409' }
  /** `retryAfterSeconds`: null where the service does not name it. */
  | { readonly kind: 'failed'; readonly code: '429'; readonly retryAfterSeconds: number | null }
  | FailedChange;

/**
 * `POST /private/stock-reminder` (REQ H2.2). The service sends an e-mail whose link confirms the reminder.
 * @throws ServiceError when the agent is signed out.
 */
export async function subscribeReminder(sku: string, email: string): Promise<ReminderOutcome> {
  try {
    await requestNothing({
      service: 'customer',
      method: 'POST',
      path: '/private/stock-reminder',
      body: { sku, email },
    });
    return { kind: 'subscribed' };
  } catch (error) {
    if (error instanceof ServiceError && error.status === 409) return { kind: 'failed', code: '409' };
    if (error instanceof ServiceError && error.status === 429)
      return { kind: 'failed', code: '429', retryAfterSeconds: secondsToWait(error) };
    return failedChange(error);
  }
}
