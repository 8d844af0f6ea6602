import * as v from 'valibot';
import { sessionStorageKeys } from '~config/storageKeys';
import { readJson, writeJson } from '~/shared/storage/safeStorage';

const LastBirthdayCheck = v.object({ callId: v.string(), externalCustomerId: v.string(), confirmed: v.boolean() });

/** Stores the last birthday check of this session (REQ B4.3): the call and the customer, never the date. */
export function rememberBirthdayCheck(callId: string, externalCustomerId: string): void {
  writeJson('session', sessionStorageKeys.lastBirthdayCheck, { callId, externalCustomerId, confirmed: true });
}

/** Stores that the caller was denied where the last check confirmed them: the next process and the next login ask again. */
export function denyBirthdayCheck(callId: string, externalCustomerId: string): void {
  if (!wasBirthdayChecked(callId, externalCustomerId)) return;
  writeJson('session', sessionStorageKeys.lastBirthdayCheck, { callId, externalCustomerId, confirmed: false });
}

/** True only for the call in which the check was made: the next caller is asked again. */
export function wasBirthdayChecked(callId: string, externalCustomerId: string): boolean {
  const last = readJson('session', sessionStorageKeys.lastBirthdayCheck, (value) => v.parse(LastBirthdayCheck, value));
  return last?.confirmed === true && last.callId === callId && last.externalCustomerId === externalCustomerId;
}
