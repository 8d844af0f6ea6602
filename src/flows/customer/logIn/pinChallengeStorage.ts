import * as v from 'valibot';
import { sessionStorageKeys } from '~config/storageKeys';
import { readJson, removeText, writeJson } from '~/shared/storage/safeStorage';

const text = v.nullable(v.string());
const PinMemory = v.object({
  externalCustomerId: v.string(),
  failedAttempts: v.number(),
  retryAt: text,
  isExhausted: v.boolean(),
  letterRequestedOn: text,
});
/** The part of a PIN challenge that survives a reload: attempts, wait and letter; never the PIN (DECISIONS 7). */
export type PinMemory = v.InferOutput<typeof PinMemory>;

export function readPinMemory(externalCustomerId: string): PinMemory | null {
  const memory = readJson('session', sessionStorageKeys.pinChallenge, (value) => v.parse(PinMemory, value));
  return memory?.externalCustomerId === externalCustomerId ? memory : null;
}

/** Removes what is stored after a correct PIN: the service counts from zero again. */
export function forgetPinMemory(externalCustomerId: string): void {
  if (readPinMemory(externalCustomerId) !== null) removeText('session', sessionStorageKeys.pinChallenge);
}

export function writePinMemory(memory: PinMemory): void {
  writeJson('session', sessionStorageKeys.pinChallenge, memory);
}
