import { ServiceError } from '~/services/http/serviceError';
import { logFailure } from '~/services/loggingService/loggingService';
import { notify } from '~/shared/notify/notices';
import '~/shared/i18n/commonTexts.de';

/** Logs an unexpected failure of a saga, and shows a notice unless the state shows it already (`isShown`). */
export function reportFailure(error: unknown, isShown: boolean): void {
  logFailure(error);
  // A cancelled request is no failure; a sign-out and a network failure have notices of their own.
  const hasOwnNotice =
    error instanceof ServiceError &&
    (error.kind === 'cancelled' || error.kind === 'signedOut' || error.kind === 'network');
  if (isShown || hasOwnNotice) return;
  if (!(error instanceof ServiceError)) {
    notify({ variant: 'error', text: { key: 'errors.general' } });
    return;
  }
  notify({
    variant: 'error',
    text: error.detail === null ? { key: 'errors.general' } : { plain: error.detail },
    technical: [error.message, error.correlationId].filter((part) => part !== '').join(' · '),
  });
}

export function reportScreenFailure(error: unknown): void {
  logFailure(error, { screen: true });
}
