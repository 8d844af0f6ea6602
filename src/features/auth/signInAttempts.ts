import * as v from 'valibot';
import { limits } from '~config/limits';
import { localStorageKeys, sessionStorageKeys } from '~config/storageKeys';
import { keysWithPrefix, readJson, readText, removeText, writeJson, writeText } from '~/shared/storage/safeStorage';

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
  removeText('local', keyOf(state));
  return attempt;
}

/** Removes attempts older than 15 minutes, and invalid entries. */
export function dropOldAttempts(): void {
  for (const key of keysWithPrefix('local', localStorageKeys.signInAttempt)) readJson('local', key, parseAttempt);
}

/** Stores the time at which a sign-in replaced an ended session in this tab. */
export function noteReplacedSession(): void {
  writeText('session', sessionStorageKeys.sessionReplaced, String(Date.now()));
}

/**
 * Whether a sign-in has replaced an ended session within `limits.sessionReplacedAge`. If so, the application starts no further one: while
 * the provider has a session, it signs the agent in without asking, and a service that refuses every token would cause an endless loop.
 */
export function isSessionReplaced(): boolean {
  const at = readText('session', sessionStorageKeys.sessionReplaced);
  return at !== null && Math.abs(Date.now() - Number(at)) < limits.sessionReplacedAge;
}
