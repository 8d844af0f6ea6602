import * as v from 'valibot';
import { limits } from '~config/limits';
import { localStorageKeys } from '~config/storageKeys';
import { keysWithPrefix, readJson, remove, writeJson } from '~/shared/storage/safeStorage';

const SignInAttempt = v.object({
  verifier: v.pipe(v.string(), v.nonEmpty()),
  /** Milliseconds of the client's clock. */
  startedAt: v.number(),
  /** Where the agent was. */
  path: v.string(),
});

/** A sign-in under way; several tabs may have one each, so every attempt stands under its own state. */
export type SignInAttempt = v.InferOutput<typeof SignInAttempt>;

const keyOf = (state: string): string => `${localStorageKeys.signInAttempt}${state}`;

function parseAttempt(value: unknown): SignInAttempt | null {
  const read = v.safeParse(SignInAttempt, value);
  // A clock set back in between must not keep an attempt for ever, hence the absolute difference.
  return read.success && Math.abs(Date.now() - read.output.startedAt) < limits.signInAttemptAge ? read.output : null;
}

/** Whether the attempt could be stored. */
export function rememberAttempt(state: string, attempt: SignInAttempt): boolean {
  return writeJson('local', keyOf(state), attempt);
}

/** The attempt of a state, once: it is gone afterwards. Null: never begun here, used, or too old. */
export function takeAttempt(state: string): SignInAttempt | null {
  const attempt = readJson('local', keyOf(state), parseAttempt);
  remove('local', keyOf(state));
  return attempt;
}

/** Forgets attempts older than 15 minutes, and what is none. */
export function dropOldAttempts(): void {
  for (const key of keysWithPrefix('local', localStorageKeys.signInAttempt)) readJson('local', key, parseAttempt);
}
