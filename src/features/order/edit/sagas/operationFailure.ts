import { ServiceError } from '~/services/http/serviceError';
import { log, logFailure } from '~/services/loggingService/loggingService';
import { notify } from '~/shared/notify/notices';
import { reportShown } from '~/shared/saga/safely';
import '../changeOrderTexts.de';

/** Says that an operation failed, with the service's detail, and logs it (REQ F3.7). The title may be personal: not logged. */
export function operationRefused(operation: string, detail: string | null): void {
  log('warning', 'edit_order_operation_failed', { operation });
  say(detail);
}

export function operationFailed(error: unknown): void {
  // A lost connection and a sign-out have notices of their own.
  if (error instanceof ServiceError && ['network', 'cancelled', 'signedOut'].includes(error.kind)) {
    reportShown(error);
    return;
  }
  logFailure(error);
  say(error instanceof ServiceError ? error.detail : null);
}

function say(detail: string | null): void {
  notify({
    variant: 'error',
    text: detail === null ? { key: 'editOrder.failed' } : { key: 'editOrder.failedWith', params: { detail } },
  });
}
