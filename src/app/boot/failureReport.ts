import { failureReasonOf } from '~/services/http/failureReason';
import { ServiceError } from '~/services/http/serviceError';
import { logFailure } from '~/services/loggingService/loggingService';
import { notify, rememberNotice } from '~/shared/notify/notices';
import '~/shared/i18n/commonTexts.de';
import '~/shared/ui/answerTexts.de';
import './bootTexts.de';

/**
 * Logs an unexpected failure of a saga, and shows a notice unless the state shows it already (`isShown`); the drawer lists it in
 * either case, with its correlation id. A state shows that something failed and not why: where the service explains why it has not
 * done what it was asked to, the notice says it in its words (DECISIONS 240).
 */
export function reportFailure(error: unknown, isShown: boolean): void {
  logFailure(error);
  // A cancelled request is no failure; a sign-out and a network failure have notices of their own.
  const hasOwnNotice =
    error instanceof ServiceError &&
    (error.kind === 'cancelled' || error.kind === 'signedOut' || error.kind === 'network');
  if (hasOwnNotice) return;
  if (isShown && isExplained(error)) {
    notify({
      variant: 'error',
      text: { key: 'answer.error', params: { said: error.detail } },
      technical: technicalOf(error),
    });
    return;
  }
  const show = isShown ? rememberNotice : notify;
  if (!(error instanceof ServiceError)) {
    show({ variant: 'error', text: { key: 'errors.general' } });
    return;
  }
  show({
    variant: 'error',
    text: error.detail === null ? { key: textOf(error) } : { plain: error.detail },
    technical: technicalOf(error),
  });
}

/** An error of the service, in its own words, in answer to what the agent wanted to be done. */
function isExplained(error: unknown): error is ServiceError & { readonly detail: string } {
  if (!(error instanceof ServiceError) || error.detail === null) return false;
  return (error.status ?? 0) >= 500 && error.requestInfo?.method !== 'GET';
}

function technicalOf({ message, correlationId }: ServiceError): string {
  return [message, correlationId].filter((part) => part !== '').join(' · ');
}

const reasonTexts = {
  badRequest: 'errors.badRequest',
  serviceDown: 'errors.serviceDown',
  unknown: 'errors.general',
} as const;

/** The text of a failure that the service did not describe (REQ A7.7). */
function textOf(error: ServiceError) {
  return error.kind === 'timeout' ? 'errors.timeout' : reasonTexts[failureReasonOf(error)];
}

export function reportScreenFailure(error: unknown): void {
  logFailure(error, { screen: true });
}
