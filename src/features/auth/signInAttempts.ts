import * as v from 'valibot';
import { limits } from '~config/limits';
import { localStorageKeys, sessionStorageKeys } from '~config/storageKeys';
import { keysWithPrefix, readJson, readText, remove, writeJson, writeText } from '~/shared/storage/safeStorage';

const SignInAttempt = v.object({
  verifier: v.pipe(v.string(), v.nonEmpty()),
  /** Milliseconds since the epoch by the client's clock. */
  startedAt: v.number(),
  /** The path before the sign-in. */
  path: v.string(),
  /** Started by the application, because a session had ended. */
  replacesSession: v.optional(v.boolean(), false),
});

/** A sign-in in progress; stored under its own state, because several tabs may have one each. */
export type SignInAttempt = v.InferOutput<typeof SignInAttempt>;

const keyOf = (state: string): string => `${localStorageKeys.signInAttempt}${state}`;

function parseAttempt(value: unknown): SignInAttempt | null {
  const read = v.safeParse(SignInAttempt, value);
  // The absolute difference, so that a clock set back does not preserve an attempt for ever.
  return read.success && Math.abs(Date.now() - read.output.startedAt) < limits.signInAttemptAge ? read.output : null;
}

/** Stores an attempt; returns false where that failed. */
export function rememberAttempt(state: string, attempt: SignInAttempt): boolean {
  return writeJson('local', keyOf(state), attempt);
}

/** Reads and removes the attempt of a state; null where it was not started here, was used, or is too old. */
export function takeAttempt(state: string): SignInAttempt | null {
  const attempt = readJson('local', keyOf(state), parseAttempt);
  remove('local', keyOf(state));
  return attempt;
}

/** Removes attempts older than 15 minutes, and invalid entries. */
export function dropOldAttempts(): void {
  for (const key of keysWithPrefix('local', localStorageKeys.signInAttempt)) readJson('local', key, parseAttempt);
}

/** Notes that a sign-in which the application started because a session had ended has succeeded in this tab. */
export function noteReplacedSession(): void {
  writeText('session', sessionStorageKeys.sessionReplaced, String(Date.now()));
}

/**
 * Whether that was within `limits.sessionReplacedAge`. A session that ends so soon again is not replaced once more by itself: the provider
 * signs an agent in without a question while it has a session, so that a service which refuses every token would cause an endless loop.
 */
export function isSessionReplaced(): boolean {
  const at = readText('session', sessionStorageKeys.sessionReplaced);
  return at !== null && Math.abs(Date.now() - Number(at)) < limits.sessionReplacedAge;
}
