import * as v from 'valibot';
import { sessionStorageKeys } from '~config/storageKeys';
import { readJson, writeJson } from '~/shared/storage/safeStorage';

const LastConsentHistory = v.object({ callId: v.string(), customer: v.string() });

/**
 * Stores who was last asked for consent in this session, so that a reload does not ask the same caller again (REQ
 * B5.8).
 */
export function rememberConsentAsked(callId: string, customer: string): void {
  writeJson('session', sessionStorageKeys.lastConsentHistory, { callId, customer });
}

export function wasConsentAsked(callId: string, customer: string): boolean {
  const last = readJson('session', sessionStorageKeys.lastConsentHistory, (value) =>
    v.parse(LastConsentHistory, value),
  );
  return last !== null && last.callId === callId && last.customer === customer;
}
