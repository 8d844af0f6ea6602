import { consentSlice } from '~/features/customer/consent/consentSlice';
import { customerActions } from '~/features/customer/ofCall/customerSlice';
import { customerDataSlice } from '~/features/customer/data/customerDataSlice';
import { defineFlow } from '~/shared/module/defineModule';
import { formJournal, type EditCustomerRoot } from './formJournal';
import { selectUnsaved } from './unsaved';

const { saveRequested, preferredAddressRequested } = customerActions;

export const editCustomerModule = defineFlow({
  name: 'editCustomer',
  lateSaga: {
    load: async () => (await import('./editCustomerSaga')).editCustomerSaga,
    // Opening a form loads the code that its submission needs.
    startsWith: [customerDataSlice, consentSlice, saveRequested, preferredAddressRequested],
  },
  journal: formJournal,
  unsavedWork: (state: EditCustomerRoot) => (selectUnsaved(state) === 'nothing' ? null : 'customer'),
});
