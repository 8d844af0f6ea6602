import { sessionStorageKeys } from '~config/storageKeys';
import type { CallRootState } from '~/app/modules';
import { readText, removeText, writeJson, writeText } from '~/shared/storage/safeStorage';

/** The keys of session storage that belong to one call (REQ A13.6). */
const callKeys = [
  sessionStorageKeys.originalCustomerInfo,
  sessionStorageKeys.lastBirthdayCheck,
  sessionStorageKeys.lastConsentHistory,
  sessionStorageKeys.pinChallenge,
  sessionStorageKeys.loginToCustomer,
  sessionStorageKeys.complaintOrder,
  sessionStorageKeys.recreatedOrderId,
  sessionStorageKeys.voucherCode,
  sessionStorageKeys.customerId,
] as const;
type CallKey = (typeof callKeys)[number];

export type CallKeys = ReadonlyMap<CallKey, string>;

export function readCallKeys(): CallKeys {
  const keys = new Map<CallKey, string>();
  for (const key of callKeys) {
    const text = readText('session', key);
    if (text !== null) keys.set(key, text);
  }
  return keys;
}

/** Writes `keys` to session storage and removes every other key of the call. */
export function replaceCallKeys(keys: CallKeys): void {
  for (const key of callKeys) {
    const text = keys.get(key);
    if (text === undefined) removeText('session', key);
    else writeText('session', key, text);
  }
}

export function removeCallKeys(except: readonly CallKey[] = []): void {
  for (const key of callKeys) if (!except.includes(key)) removeText('session', key);
}

/** Writes the keys that are derived from the state: the customer number, and the voucher codes of the basket (REQ A13.6). */
export function writeCallKeys({ basket, customer, voucher }: CallRootState): void {
  const number = customer.customer?.externalCustomerId ?? null;
  if (number === null) removeText('session', sessionStorageKeys.customerId);
  else writeText('session', sessionStorageKeys.customerId, number);
  if (basket.id === null || voucher.codes.length === 0) removeText('session', sessionStorageKeys.voucherCode);
  else writeJson('session', sessionStorageKeys.voucherCode, { basketId: basket.id, voucherCodes: voucher.codes });
}
