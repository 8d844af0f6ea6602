import * as v from 'valibot';
import { sessionStorageKeys } from '~config/storageKeys';
import type { ComplaintClaim } from '~/domain/order/complaint';
import { StoredClaim, storedClaimOf } from '~/features/order/complaint/storedClaim';
import { readJson, removeText, writeJson } from '~/shared/storage/safeStorage';

// The complaint order that waits for the login of its customer (REQ B2.9).

export function rememberComplaint(claim: ComplaintClaim): void {
  writeJson('session', sessionStorageKeys.complaintOrder, storedClaimOf(claim));
}

export function rememberedComplaint(): ComplaintClaim | null {
  return readJson('session', sessionStorageKeys.complaintOrder, (value) => ({
    ...v.parse(StoredClaim, value),
    content: null,
  }));
}

export function forgetComplaint(): void {
  removeText('session', sessionStorageKeys.complaintOrder);
}
