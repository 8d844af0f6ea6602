import { all, call, put, select, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { needsBank } from '~/domain/payment/payment';
import { preferredPaymentProblem } from '~/domain/payment/preferredPayment';
import { customerActions, selectCustomer } from '~/features/customer/ofCall/customerSlice';
import { paymentActions, selectPaymentSelection } from '~/features/payment/paymentSlice';
import { saveBankingDetails, savePreferredPayment } from '~/services/customerService/customerChangesService';
import { notify } from '~/shared/notify/notices';
import { safely } from '~/shared/saga/safely';
import { takeInTurn } from '~/shared/saga/takeInTurn';
import './paymentProfileTexts.de';

/** Stores the payment method as the customer's preferred one (REQ B12.1). The current order does not change. */
function* preferMethod({ payload }: ReturnType<typeof paymentActions.preferenceRequested>): SagaGenerator<void> {
  const customer = yield* select(selectCustomer);
  if (customer === null || customer.externalCustomerId === null) return;
  // Requested twice while the first request was in flight.
  if (customer.preferredPaymentMethod === payload) return;
  if (preferredPaymentProblem(payload, customer.bankingDetails !== null) !== null) return;
  yield* call(savePreferredPayment, customer.externalCustomerId, payload);
  yield* put(
    customerActions.recordUpdated({
      customerKey: customer.externalCustomerId,
      part: { preferredPaymentMethod: payload },
    }),
  );
  notify({ variant: 'success', text: { key: 'payment.preferenceSaved' } });
}

function* storeBankDetails(): SagaGenerator<void> {
  const customer = yield* select(selectCustomer);
  const selection = yield* select(selectPaymentSelection);
  if (customer === null || customer.externalCustomerId === null) return;
  if (!needsBank(selection) || selection.bank.kind !== 'entered') return;
  const { accountHolder, iban, bankName } = selection.bank;
  yield* call(saveBankingDetails, customer.externalCustomerId, { accountHolder, iban });
  const maskedIban = `${iban.slice(0, 4)} **** ${iban.slice(-4)}`;
  const part = { bankingDetails: { accountHolder, maskedIban, bankName } };
  yield* put(customerActions.recordUpdated({ customerKey: customer.externalCustomerId, part }));
  notify({ variant: 'success', text: { key: 'payment.bank.stored' } });
}

export function* paymentProfileSaga(): SagaGenerator<void> {
  yield* all([
    call(takeInTurn, paymentActions.preferenceRequested, safely(preferMethod, { notice: 'payment.preferenceFailed' })),
    takeLeading(
      paymentActions.bankDetailsStorageRequested,
      safely(storeBankDetails, { notice: 'payment.bank.storeFailed' }),
    ),
  ]);
}
