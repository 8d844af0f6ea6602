import { all, call, put, select, takeLatest, type SagaGenerator } from 'typed-redux-saga';
import { customerNotes, type CustomerNote } from '~/domain/customer/customerNotes';
import { selectCountry } from '~/features/call/callSlice';
import { loadCustomer } from '~/services/customerService/customerService';
import { loadRedeemedVouchers, loadSuggestedVouchers, verifyVoucher } from '~/services/orderService/voucherService';
import { safely, withAbort } from '~/shared/saga/safely';
import { takeLatestUntil } from '~/shared/saga/takeLatestUntil';
import { selectVoucherManagementState, voucherManagementActions, type CodeCheck } from './voucherManagementSlice';

const { customerShown, lookupRetried, lookupSettled, redeemedRequested, redeemedSettled } = voucherManagementActions;
const { suggestedRequested, suggestedSettled, codeTyped, checkRequested, checkSettled, left } =
  voucherManagementActions;

/** What concerns vouchers; a missing e-mail does not. */
const shownNotes: readonly CustomerNote['kind'][] = ['restriction', 'block', 'category1', 'dunning', 'employee'];

function* currentNumber(): SagaGenerator<string | null> {
  return (yield* select(selectVoucherManagementState)).customerNumber;
}

function* lookUp(): SagaGenerator<void> {
  const customerNumber = yield* currentNumber();
  if (customerNumber === null) return;
  const customer = yield* withAbort((signal) => loadCustomer(customerNumber, signal));
  if (customer === null) {
    yield* put(lookupSettled({ phase: 'notFound' }));
    return;
  }
  const { salutation, firstName, lastName, type } = customer;
  const name = `${firstName} ${lastName}`.trim();
  const notes = customerNotes(customer).filter(({ kind }) => shownNotes.includes(kind));
  yield* put(lookupSettled({ phase: 'found', customer: { customerNumber, salutation, name, type, notes } }));
}

function* loadRedeemed(): SagaGenerator<void> {
  const customerNumber = yield* currentNumber();
  if (customerNumber === null) return;
  const vouchers = yield* withAbort((signal) => loadRedeemedVouchers(customerNumber, signal));
  const entries = vouchers.map((voucher, index) => ({ ...voucher, key: String(index) }));
  yield* put(redeemedSettled({ status: 'loaded', vouchers: entries }));
}

/** Loads what the service suggests in the country of the call, as in an order. */
function* loadSuggested(): SagaGenerator<void> {
  const customerNumber = yield* currentNumber();
  if (customerNumber === null) return;
  const country = yield* select(selectCountry);
  const vouchers = yield* withAbort((signal) => loadSuggestedVouchers(customerNumber, country, signal));
  yield* put(suggestedSettled({ status: 'loaded', vouchers }));
}

/** Checks a code for the shown customer. Another code or customer and leaving the screen cancel the running check. */
function* check({ payload: context }: ReturnType<typeof checkRequested>): SagaGenerator<void> {
  const { check: requested, customerNumber } = yield* select(selectVoucherManagementState);
  if (requested.phase !== 'checking') return;
  const { code } = requested;
  const { basketId, salesChannel, sourceChannel } = context;
  const question = { code, externalCustomerId: customerNumber, basketId, salesChannel, sourceChannel };
  const outcome = yield* call(verifyVoucher, question);
  const settled: CodeCheck =
    outcome.kind === 'valid'
      ? { phase: 'valid', code, voucher: outcome.voucher }
      : { phase: 'refused', code, refusal: outcome.refusal };
  yield* put(checkSettled(settled));
}

export function* voucherManagementSaga(): SagaGenerator<void> {
  yield* all([
    // Showing another customer cancels the requests for the previous one, so that their answers are never shown (QUALITY 11).
    takeLatest(
      [customerShown, lookupRetried, left],
      safely(lookUp, function* settle() {
        yield* put(lookupSettled({ phase: 'failed' }));
      }),
    ),
    takeLatest(
      [customerShown, redeemedRequested, left],
      safely(loadRedeemed, function* settle() {
        yield* put(redeemedSettled({ status: 'failed' }));
      }),
    ),
    takeLatest(
      [customerShown, suggestedRequested, left],
      safely(loadSuggested, function* settle() {
        yield* put(suggestedSettled({ status: 'failed' }));
      }),
    ),
    takeLatestUntil(
      checkRequested,
      [codeTyped, customerShown, left],
      safely(check, function* settle() {
        const { check: running } = yield* select(selectVoucherManagementState);
        if (running.phase === 'checking') yield* put(checkSettled({ phase: 'failed', code: running.code }));
      }),
    ),
  ]);
}
