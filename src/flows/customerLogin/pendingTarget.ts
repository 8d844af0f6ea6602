import * as v from 'valibot';
import { getContext, type SagaGenerator } from 'typed-redux-saga';
import { sessionStorageKeys } from '~config/storageKeys';
import type { Customer } from '~/domain/customer';
import { readJson, remove, writeJson } from '~/shared/storage/safeStorage';

/** Where the agent wanted to go when a login came in between (spec 1 §4.2, post-authentication). */
const PendingTarget = v.variant('kind', [
  v.object({ kind: v.literal('orderHistory'), externalCustomerId: v.string(), orderId: v.string() }),
]);
export type PendingTarget = v.InferOutput<typeof PendingTarget>;

export function rememberPendingTarget(target: PendingTarget): void {
  writeJson('session', sessionStorageKeys.loginToCustomer, target);
}

/** Follows the target of this customer once, after the login; one of another customer is dropped. */
export function* openPendingTarget({ externalCustomerId }: Customer): SagaGenerator<void> {
  const target = readJson('session', sessionStorageKeys.loginToCustomer, (value) => v.parse(PendingTarget, value));
  if (target === null) return;
  remove('session', sessionStorageKeys.loginToCustomer);
  if (target.externalCustomerId !== externalCustomerId) return;
  const goTo = yield* getContext<(path: string) => void>('goTo');
  const id = encodeURIComponent(target.externalCustomerId);
  goTo(`/orderhistory/${id}?orderId=${encodeURIComponent(target.orderId)}`);
}
