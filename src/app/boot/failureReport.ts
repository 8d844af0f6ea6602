import { noteUndone } from '~/features/auth/undoneBeforeSignIn';
import { failureReasonOf } from '~/services/http/failureReason';
import { isNotMade, isRefusal, isSignedOut } from '~/services/http/refusal';
import { ServiceError } from '~/services/http/serviceError';
import { logFailure } from '~/services/loggingService/loggingService';
import { notify, rememberNotice, type NoticeText } from '~/shared/notify/notices';
import { translate } from '~/shared/i18n/i18n';
import type { ShownFailure } from '~/shared/saga/safely';
import '~/shared/i18n/commonTexts.de';
import '~/shared/ui/answerTexts.de';
import './bootTexts.de';

/**
 * Logs an unexpected failure of a saga, and shows a notice of what the agent does not see yet; the drawer lists it in either case, with
 * its correlation id. A state shows that something failed and not why: where the service explains why it has refused it or not done a
 * change, the notice says it in its words (DECISIONS 240).
 */
export function reportFailure(error: unknown, shown: ShownFailure): void {
  logFailure(error);
  const technical = error instanceof ServiceError ? { technical: technicalOf(error) } : {};
  const said = explanationOf(error);
  tellAfterSignIn(error, shown);
  if (typeof shown === 'object') {
    notify({ variant: 'error', text: { key: shown.notice, said }, ...technical });
    return;
  }
  // A cancelled request is no failure; a sign-out and a network failure have notices of their own.
  const hasOwnNotice =
    error instanceof ServiceError &&
    (error.kind === 'cancelled' || error.kind === 'signedOut' || error.kind === 'network');
  if (hasOwnNotice) return;
  if (shown === 'state' && said !== null) {
    notify({ variant: 'error', text: { key: 'answer.error', params: { said } }, ...technical });
    return;
  }
  const show = shown === 'nothing' ? notify : rememberNotice;
  show({ variant: 'error', text: textOf(error), ...technical });
}

/** Stores the text of a failed change, which is shown after the sign-in: the page, with its notices and dialogs, is left. */
function tellAfterSignIn(error: unknown, shown: ShownFailure): void {
  if (!isSignedOut(error)) return;
  if (typeof shown === 'object') noteUndone(translate(shown.notice));
  else if (shown === 'undone' || isNotMade(error)) noteUndone(translate('start.undoneBeforeSignIn'));
}

const reasonTexts = {
  badRequest: 'errors.badRequest',
  serviceDown: 'errors.serviceDown',
  unknown: 'errors.general',
} as const;

/** The words of the service, else those of its reason (REQ A7.7). */
function textOf(error: unknown): NoticeText {
  if (!(error instanceof ServiceError)) return { key: 'errors.general' };
  if (error.detail !== null) return { plain: error.detail };
  return { key: error.kind === 'timeout' ? 'errors.timeout' : reasonTexts[failureReasonOf(error)] };
}

/**
 * Why a service has refused what it was asked, or has not done a change, in its words; null for everything else. A refusal that an
 * outcome names never gets here.
 */
function explanationOf(error: unknown): string | null {
  const isExplained = error instanceof ServiceError && (error.requestInfo?.isChange === true || isRefusal(error));
  return isExplained ? error.detail : null;
}

function technicalOf({ message, correlationId }: ServiceError): string {
  return [message, correlationId].filter((part) => part !== '').join(' · ');
}

export function reportScreenFailure(error: unknown): void {
  logFailure(error, { screen: true });
}
