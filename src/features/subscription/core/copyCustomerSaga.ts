import { call, takeLatest, type SagaGenerator } from 'typed-redux-saga';
import { customerAsText } from '~/domain/customer/customerAsText';
import { loadCustomer } from '~/services/customerService/customerService';
import { notify } from '~/shared/notify/notices';
import { safely, withAbort } from '~/shared/saga/safely';
import { copyToClipboard } from '~/shared/ui/copyToClipboard';
import { subscriptionActions } from './subscriptionSlice';
import './subscriptionNoticeTexts.de';

/** Copies the data of a subscription's customer; that they cannot be loaded or copied is said (REQ G1.7). */
function* copyCustomer({
  payload: customerNumber,
}: ReturnType<typeof subscriptionActions.customerCopyRequested>): SagaGenerator<void> {
  const customer = yield* withAbort((signal) => loadCustomer(customerNumber, signal));
  if (customer === null) {
    notLoaded();
    return;
  }
  const isCopied = yield* call(copyToClipboard, customerAsText(customer));
  notify(
    isCopied
      ? { variant: 'success', text: { key: 'subscriptionNotice.customerCopied' } }
      : { variant: 'error', text: { key: 'subscriptionNotice.customerNotCopied' } },
  );
}

function notLoaded(): void {
  notify({ variant: 'error', text: { key: 'subscriptionNotice.customerNotLoaded' } });
}

export function* copyCustomerSaga(): SagaGenerator<void> {
  yield* takeLatest(
    subscriptionActions.customerCopyRequested,
    safely(copyCustomer, function* settle() {
      yield* call(notLoaded);
    }),
  );
}
