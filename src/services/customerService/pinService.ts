import * as v from 'valibot';
import { urlPart } from '~/domain/common/urlPart';
import { requestNothing, requestOptional } from '../http/httpClient';
import { isAbout } from '../http/problemCode';
import { secondsToWait } from '../http/retryAfter';
import { ServiceError } from '../http/serviceError';
import { emptyAnswer } from '../http/wireFigures';
import { code, codeOr } from '../http/wireValues';
import { attemptFields, toAttempts, WireAttempts } from './pinWire';

/**
 * The outcome of a PIN challenge. `failedAttempts` includes the one just made, null where the service does not count;
 * `tooEarly`: the wait after a wrong PIN is not over, the PIN was not checked; `refused`: it cannot be verified.
 */
export type PinOutcome =
  | { readonly kind: 'success' }
  | { readonly kind: 'wrong'; readonly failedAttempts: number | null; readonly retryAfterSeconds: number | null }
  | { readonly kind: 'maxAttempts' }
  | { readonly kind: 'tooEarly'; readonly retryAfterSeconds: number }
  | { readonly kind: 'refused'; readonly detail: string | null };

export type PinLetterOutcome = 'requested' | 'alreadySent' | 'failed';

const noAttempts = { failedAttempts: null, retryAfterSeconds: null };

/** Reads a result and the attempts from an object. The requirement gives the result's field two names (REQ B3.3, B3.4). An unknown result is null. */
function resultIn<const T extends string>(members: readonly T[]) {
  const member = codeOr(members, null);
  return v.pipe(
    v.object({ ...attemptFields, result: member, challengeResult: member, status: member }),
    v.transform((sent) => ({ result: sent.result ?? sent.challengeResult ?? sent.status, ...toAttempts(sent) })),
  );
}

const results = ['SUCCESS', 'FAILED', 'FAILED_WITH_MAX_ATTEMPTS_REACHED'] as const;
/**
 * A result, in an object or as a word. Refusals are problem documents (REQ B3.3), so that a success without a body or with an empty one is the
 * result SUCCESS.
 */
const WireChallenge = v.union([
  v.pipe(
    emptyAnswer,
    v.transform(() => ({ result: 'SUCCESS' as const, ...noAttempts })),
  ),
  v.pipe(
    code(results),
    v.transform((result) => ({ result, ...noAttempts })),
  ),
  resultIn(results),
]);

/**
 * `POST /private/verify-pin-challenge` (REQ B3.3). The PIN is sent in the body only: neither the outcome nor the error
 * contains a text of the response that contains the PIN.
 * @throws ServiceError without the response's body, for network failures, 5xx and malformed responses.
 */
export async function verifyPin(externalCustomerId: string, pin: string): Promise<PinOutcome> {
  try {
    const answer = await requestOptional(
      {
        service: 'customer',
        method: 'POST',
        path: '/private/verify-pin-challenge',
        body: { pin, externalCustomerId },
        // What is thrown is logged by its catcher, without the body, which may repeat the PIN.
        unlogged: true,
      },
      WireChallenge,
    );
    if (answer === null || answer.result === null) throw new ServiceError({ kind: 'malformed', reason: 'no result' });
    const { result, ...facts } = answer;
    switch (result) {
      case 'SUCCESS':
        return { kind: 'success' };
      case 'FAILED':
        return wrong(facts);
      case 'FAILED_WITH_MAX_ATTEMPTS_REACHED':
        return { kind: 'maxAttempts' };
    }
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const outcome = error.kind === 'problem' ? outcomeOf(error, pin) : null;
    if (outcome === null) throw withoutBody(error);
    return outcome;
  }
}

/** `POST /private/skip-pin-challenge`: the agent goes on without the PIN, for a reason. */
export async function skipPin(externalCustomerId: string, skippingReason: string): Promise<void> {
  await requestNothing({
    service: 'customer',
    method: 'POST',
    path: '/private/skip-pin-challenge',
    body: { externalCustomerId, skippingReason },
  });
}

const statuses = ['SUCCESS', 'FAILED', 'NONE'] as const;
/** Like a challenge. */
const WireLetter = v.union([
  v.pipe(
    emptyAnswer,
    v.transform(() => 'SUCCESS' as const),
  ),
  code(statuses),
  v.pipe(
    resultIn(statuses),
    v.transform(({ result }) => result),
  ),
]);

/** `POST /private/customers/{id}/phone-pin`: a letter with a new PIN (REQ B3.4). */
export async function requestPinLetter(externalCustomerId: string): Promise<PinLetterOutcome> {
  try {
    const status = await requestOptional(
      {
        service: 'customer',
        method: 'POST',
        path: `/private/customers/${urlPart(externalCustomerId)}/phone-pin`,
      },
      WireLetter,
    );
    if (status === null) throw new ServiceError({ kind: 'malformed', reason: 'no status' });
    return status === 'SUCCESS' ? 'requested' : 'failed';
  } catch (error) {
    if (error instanceof ServiceError && isAbout(error, 'phone_pin_already_sent')) return 'alreadySent';
    throw error;
  }
}

function outcomeOf(error: ServiceError, pin: string): PinOutcome | null {
  const read = v.safeParse(WireAttempts, error.body);
  const attempts = read.success ? read.output : noAttempts;
  const facts = { ...attempts, retryAfterSeconds: attempts.retryAfterSeconds ?? secondsToWait(error) };
  if (isAbout(error, 'first_failed_attempts')) return wrong(facts);
  if (isAbout(error, 'final_failed_attempt')) return { kind: 'maxAttempts' };
  if (error.status === null || error.status >= 500) return null;
  if (error.status === 429 && facts.retryAfterSeconds !== null) {
    return { kind: 'tooEarly', retryAfterSeconds: facts.retryAfterSeconds };
  }
  return { kind: 'refused', detail: pin !== '' && error.detail?.includes(pin) === true ? null : error.detail };
}

function wrong({ failedAttempts, retryAfterSeconds }: v.InferOutput<typeof WireAttempts>): PinOutcome {
  return { kind: 'wrong', failedAttempts: failedAttempts === null ? null : failedAttempts + 1, retryAfterSeconds };
}

/** Drops the body, so that a service that repeats the request cannot bring the PIN into a log. */
function withoutBody({ kind, status, requestInfo, correlationId }: ServiceError): ServiceError {
  return new ServiceError({ kind, status, requestInfo, correlationId });
}
