import type { Action } from '@reduxjs/toolkit';
import { buffers, channel } from 'redux-saga';
import { all, call, put, select, take, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { needsBank, type BankDetails, type PaymentMethod } from '~/domain/payment/payment';
import { preferredPaymentProblem } from '~/domain/payment/preferredPayment';
import { customerActions, selectCustomer } from '~/features/customer/ofCall/customerSlice';
import { paymentActions, selectPaymentSelection } from '~/features/payment/paymentSlice';
import { saveBankingDetails, savePreferredPayment } from '~/services/customerService/customerChangesService';
import { notify } from '~/shared/notify/notices';
import { safely } from '~/shared/saga/safely';
import type { ActionKind } from '~/shared/saga/takeLatestUntil';
import './paymentProfileTexts.de';

interface Preference {
  readonly customerKey: string;
  readonly method: PaymentMethod;
}

interface EnteredBank {
  readonly customerKey: string;
  readonly bank: Extract<BankDetails, { kind: 'entered' }>;
}

function* preferenceAsked({
  payload: method,
}: ReturnType<typeof paymentActions.preferenceRequested>): SagaGenerator<Preference | null> {
  const customer = yield* select(selectCustomer);
  if (customer === null || customer.externalCustomerId === null) return null;
  if (preferredPaymentProblem(method, customer.bankingDetails !== null) !== null) return null;
  return { customerKey: customer.externalCustomerId, method };
}

/** Stores the payment method as the customer's preferred one (REQ B12.1). The current order does not change. */
function* preferMethod({ customerKey, method }: Preference): SagaGenerator<void> {
  const customer = yield* select(selectCustomer);
  // Requested twice while the first request was in flight.
  if (customer?.externalCustomerId === customerKey && customer.preferredPaymentMethod === method) return;
  yield* call(savePreferredPayment, customerKey, method);
  yield* put(customerActions.recordUpdated({ customerKey, part: { preferredPaymentMethod: method } }));
  notify({ variant: 'success', text: { key: 'payment.preferenceSaved' } });
}

function* bankAsked(): SagaGenerator<EnteredBank | null> {
  const number = (yield* select(selectCustomer))?.externalCustomerId ?? null;
  const selection = yield* select(selectPaymentSelection);
  if (number === null || !needsBank(selection) || selection.bank.kind !== 'entered') return null;
  return { customerKey: number, bank: selection.bank };
}

function* storeBankDetails({ customerKey, bank }: EnteredBank): SagaGenerator<void> {
  const { accountHolder, iban, bankName } = bank;
  yield* call(saveBankingDetails, customerKey, { accountHolder, iban });
  const maskedIban = `${iban.slice(0, 4)} **** ${iban.slice(-4)}`;
  const part = { bankingDetails: { accountHolder, maskedIban, bankName } };
  yield* put(customerActions.recordUpdated({ customerKey, part }));
  notify({ variant: 'success', text: { key: 'payment.bank.stored' } });
}

/** Stores one after the other what is asked for, as it was then: at its turn another customer or other details may be there. */
function* storeInTurn<A extends Action, Asked extends object>(
  kind: ActionKind<A>,
  asked: (action: A) => SagaGenerator<Asked | null>,
  store: (asked: Asked) => SagaGenerator<unknown>,
): SagaGenerator<void> {
  const requests = channel<Asked>(buffers.expanding(2));
  yield* takeEvery(kind.type, function* note(action: A) {
    const what = yield* asked(action);
    if (what !== null) yield* put(requests, what);
  });
  for (;;) yield* store(yield* take(requests));
}

export function* paymentProfileSaga(): SagaGenerator<void> {
  const { preferenceRequested, bankDetailsStorageRequested } = paymentActions;
  yield* all([
    call(
      storeInTurn,
      preferenceRequested,
      preferenceAsked,
      safely(preferMethod, { notice: 'payment.preferenceFailed' }),
    ),
    call(
      storeInTurn,
      bankDetailsStorageRequested,
      bankAsked,
      safely(storeBankDetails, { notice: 'payment.bank.storeFailed' }),
    ),
  ]);
}
