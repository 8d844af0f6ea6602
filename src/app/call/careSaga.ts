import { all, call, type SagaGenerator } from 'typed-redux-saga';
import type { Country } from '~/domain/common/country';
import { botRequestSaga } from '~/features/botRequest/botRequestSaga';
import { creditCheckSaga } from '~/features/creditCheck/creditCheckSaga';
import { addressHelpSaga } from '~/features/customerData/addressHelpSaga';
import { customerRecordSaga } from '~/features/customerRecord/customerRecordSaga';
import { customerSearchSaga } from '~/features/customerSearch/customerSearchSaga';
import { letterSaga } from '~/features/letter/letterSaga';
import { consentsSaga } from '~/flows/editCustomer/consentsSaga';
import { findByOrderSaga } from '~/flows/logCustomerIn/findByOrderSaga';
import { saveAddressSaga } from '~/flows/editCustomer/saveAddressSaga';
import { saveChangesSaga } from '~/flows/editCustomer/saveChangesSaga';
import { saveCustomerSaga } from '~/flows/editCustomer/saveCustomerSaga';
import { paymentProfileSaga } from '~/flows/offerAndOrder/paymentProfileSaga';

/** What looks after a customer beside taking the order; loaded with the first action it is for. */
export function* careSaga(country: Country): SagaGenerator<void> {
  yield* all([
    call(customerSearchSaga),
    call(findByOrderSaga),
    call(addressHelpSaga, country),
    call(saveCustomerSaga),
    call(saveAddressSaga),
    call(saveChangesSaga),
    call(consentsSaga),
    call(customerRecordSaga),
    call(paymentProfileSaga),
    call(letterSaga),
    call(creditCheckSaga),
    call(botRequestSaga),
  ]);
}
