import { call, fork, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { customerLimits } from '~config/limits/customers';
import { berlinDay } from '~/domain/common/berlinTime';
import type { Customer } from '~/domain/customer/customer';
import { isPinInput, pinIsExhausted } from '~/domain/customer/pin';
import { customerActions } from '~/features/customer/ofCall/customerSlice';
import { pinActions, selectPinState, type CheckEnd, type SkipReason } from '~/features/customer/pin/pinSlice';
import { requestPinLetter, skipPin, verifyPin, type PinOutcome } from '~/services/customerService/pinService';
import { afterSeconds } from '~/services/http/retryAfter';
import { serviceNow } from '~/services/http/serviceClock';
import { safely } from '~/shared/saga/safely';
import { denyLogin, unconfirm } from './denyLogin';
import { forgetPinMemory, readPinMemory, writePinMemory } from './pinChallengeStorage';

type PinAnswer = 'passed' | 'skipped' | 'stopped';

/**
 * Asks for the PIN (REQ B3.2, B3.7): up to five attempts, counted by the service; skipping with a reason leads to the
 * birthday check; after the last attempt only a letter with a new PIN can be requested. A loaded customer whose PIN the caller cannot name,
 * or whose check is given up before it has ended, is set aside (DECISIONS 257).
 */
export function* askForPin(customer: Customer): SagaGenerator<PinAnswer> {
  const number = customer.externalCustomerId;
  if (number === null || customer.pinChallenge === null) return 'passed';
  yield* open(customer, number);
  yield* put(customerActions.loginAdvanced({ phase: 'asking', step: 'pin', customer }));
  const { failedAttempts: failedBefore } = yield* select(selectPinState);
  for (;;) {
    const { isExhausted } = yield* select(selectPinState);
    if (isExhausted) yield* unconfirm(customer);
    const { entered, skipped, letter } = yield* race({
      entered: take(pinActions.pinEntered),
      skipped: take(pinActions.skipRequested),
      letter: take(pinActions.letterRequested),
      cancelled: take(pinActions.cancelled),
    });
    if (entered !== undefined) {
      const answer = yield* untilCancelled(check(number, entered.payload));
      if (answer === true) return 'passed';
      if (answer === 'cancelled') {
        yield* denyLogin(customer);
        return 'stopped';
      }
    } else if (skipped !== undefined) {
      const answer = yield* untilCancelled(skip(number, skipped.payload));
      if (answer === true) return 'skipped';
      if (answer === 'cancelled') return yield* stop(customer, failedBefore);
    } else if (letter !== undefined) {
      // Forked, so that the caller can try once more while the request is in flight.
      yield* fork(requestLetterSafely, number);
    } else {
      return yield* stop(customer, failedBefore);
    }
  }
}

/** What the work returns, or that the agent gave the challenge up before a slow service has answered. */
function* untilCancelled(work: SagaGenerator<boolean>): SagaGenerator<boolean | 'cancelled'> {
  const { done } = yield* race({ done: work, cancelled: take(pinActions.cancelled) });
  return done ?? 'cancelled';
}

/** Ends the challenge; after a wrong PIN the caller is not confirmed as the customer. */
function* stop(customer: Customer, failedBefore: number): SagaGenerator<'stopped'> {
  const { failedAttempts, isExhausted } = yield* select(selectPinState);
  if (isExhausted || failedAttempts > failedBefore) yield* denyLogin(customer);
  else yield* put(customerActions.loginDismissed());
  return 'stopped';
}

function* open({ pinChallenge }: Customer, number: string): SagaGenerator<void> {
  const memory = readPinMemory(number);
  // The record may be older than the service's last answer, which is in the memory.
  const failedAttempts = Math.max(pinChallenge?.failedAttempts ?? 0, memory?.failedAttempts ?? 0);
  const seconds = pinChallenge?.retryAfterSeconds ?? 0;
  const retryAt = seconds > 0 ? afterSeconds(seconds) : (memory?.retryAt ?? null);
  yield* put(
    pinActions.challengeOpened({
      failedAttempts,
      retryAt,
      isExhausted: memory?.isExhausted === true || pinIsExhausted(failedAttempts, customerLimits.pinAttempts),
      letterRequestedOn: memory?.letterRequestedOn ?? null,
    }),
  );
}

function* check(number: string, pin: string): SagaGenerator<boolean> {
  if (!isPinInput(pin)) {
    yield* put(pinActions.checkEnded({ check: 'refused', refusal: null }));
    return false;
  }
  const outcome = yield* attempt(() => verifyPin(number, pin));
  if (outcome?.kind === 'success') {
    forgetPinMemory(number);
    return true;
  }
  const { failedAttempts: before } = yield* select(selectPinState);
  yield* put(pinActions.checkEnded(outcome === null ? { check: 'failed' } : endOf(outcome, before)));
  yield* remember(number);
  return false;
}

/** `before`: the attempts that failed until now. */
function endOf(outcome: Exclude<PinOutcome, { readonly kind: 'success' }>, before: number): CheckEnd {
  const { pinAttempts } = customerLimits;
  switch (outcome.kind) {
    case 'wrong': {
      // A service that does not name the count is counted on from the known one (REQ B3.2).
      const failedAttempts = outcome.failedAttempts ?? before + 1;
      if (pinIsExhausted(failedAttempts, pinAttempts)) return { check: 'none', failedAttempts, isExhausted: true };
      const seconds = outcome.retryAfterSeconds;
      return { check: 'wrong', failedAttempts, retryAt: seconds === null ? null : afterSeconds(seconds) };
    }
    case 'maxAttempts':
      return { check: 'none', failedAttempts: pinAttempts, isExhausted: true };
    case 'tooEarly':
      return { check: 'none', retryAt: afterSeconds(outcome.retryAfterSeconds) };
    case 'refused':
      return { check: 'refused', refusal: outcome.detail };
  }
}

function* skip(number: string, reason: SkipReason): SagaGenerator<boolean> {
  const done = yield* attempt(async () => {
    await skipPin(number, reason);
    return { kind: 'success' } as const;
  });
  if (done === null) yield* put(pinActions.checkEnded({ check: 'skipFailed' }));
  return done !== null;
}

/** The answer, or null when the request failed; the failure is reported, the challenge stays open. */
function* attempt<T>(work: () => Promise<T>): SagaGenerator<T | null> {
  const answers: T[] = [];
  yield* safely(
    function* run() {
      answers.push(yield* call(work));
    },
    function* settle() {
      // The callers dispatch `checkEnded`, which shows what failed.
    },
  )();
  return answers[0] ?? null;
}

const requestLetterSafely = safely(
  function* requestLetter(number: string) {
    const outcome = yield* call(requestPinLetter, number);
    const on = outcome === 'failed' ? null : berlinDay(serviceNow());
    yield* put(pinActions.letterAnswered({ outcome, on: outcome === 'requested' ? on : null }));
    yield* remember(number);
  },
  function* settle() {
    yield* put(pinActions.letterAnswered({ outcome: 'failed', on: null }));
  },
);

function* remember(externalCustomerId: string): SagaGenerator<void> {
  const { failedAttempts, retryAt, isExhausted, letterRequestedOn } = yield* select(selectPinState);
  writePinMemory({ externalCustomerId, failedAttempts, retryAt, isExhausted, letterRequestedOn });
}
