import { urlPart } from '~/domain/common/urlPart';
import { fromContext } from '~/shared/saga/callContext';
import * as v from 'valibot';
import type { SagaGenerator } from 'typed-redux-saga';
import { sessionStorageKeys } from '~config/storageKeys';
import type { Customer } from '~/domain/customer/customer';
import { readJson, removeText, writeJson } from '~/shared/storage/safeStorage';

/** The screen that opens after the login of its customer (REQ B2.8). */
const PendingTarget = v.object({
  kind: v.literal('orderHistory'),
  externalCustomerId: v.string(),
  orderId: v.string(),
});
export type PendingTarget = v.InferOutput<typeof PendingTarget>;

export function rememberPendingTarget(target: PendingTarget): void {
  writeJson('session', sessionStorageKeys.loginToCustomer, target);
}

function readPendingTarget(): PendingTarget | null {
  return readJson('session', sessionStorageKeys.loginToCustomer, (value) => v.parse(PendingTarget, value));
}

export function forgetPendingTarget(): void {
  removeText('session', sessionStorageKeys.loginToCustomer);
}

/** Removes the target when it belongs to another customer. */
export function keepPendingTargetOf(customerNumber: string): void {
  if (readPendingTarget()?.externalCustomerId !== customerNumber) forgetPendingTarget();
}

/** Opens the target once, after the login of its customer. */
export function* openPendingTarget({ externalCustomerId }: Customer): SagaGenerator<void> {
  const target = readPendingTarget();
  forgetPendingTarget();
  if (target === null || target.externalCustomerId !== externalCustomerId) return;
  const goTo = yield* fromContext('goTo');
  const id = urlPart(target.externalCustomerId);
  goTo(`/orderhistory/${id}?orderId=${urlPart(target.orderId)}`);
}
