import { customerActions } from '~/features/customer/ofCall/customerSlice';
import { customerDataActions } from '~/features/customer/data/customerDataSlice';
import { customerSearchActions } from '~/features/customer/search/customerSearchSlice';
import { pinActions } from '~/features/customer/pin/pinSlice';
import { anAddressInput, anInput } from '~/flows/testing/customerForms';
import { openDesk, type Desk } from './aDesk';
import { asking, loggedIn, type DeskAction } from './deskAction';

const typed = ({ getState }: Desk) => [getState().customerData.drafts, getState().customerSearch.criteria];
const nina = anInput({ email: 'nina@example.com' });
const formOutcome = ({ getState }: Desk): string => {
  const { form } = getState().customerData;
  return form.phase === 'closed' ? 'unsaved' : form.check.status;
};
const submitForm = (address: 'check' | 'accepted'): Pick<DeskAction, 'prepare' | 'act' | 'outcome' | 'good'> => ({
  prepare: async () => {
    const desk = openDesk();
    desk.dispatch(customerDataActions.customerFormOpened({ kind: 'create' }));
    desk.dispatch(customerDataActions.customerDrafted(nina));
    return Promise.resolve(desk);
  },
  act: ({ dispatch }) => void dispatch(customerDataActions.customerSubmitted({ input: nina, address })),
  outcome: formOutcome,
  good: 'unsaved',
});

const packstation = anAddressInput({ type: 'PACKSTATION', postNumber: '12345678', pointNumber: '145' });
const searched = ({ getState }: Desk): string => getState().customerSearch.result.status;
const SEARCH_FAILED = 'INTERNAL_SERVER_ERROR';

/** Search, form, PIN and country, each under the name of its request in the contract. */
export const customerDeskActions: Readonly<Record<string, DeskAction>> = {
  searchCustomers: {
    prepare: () => {
      const desk = openDesk();
      for (const [field, text] of [
        ['firstName', 'Erika'],
        ['lastName', 'Muster*'],
        ['city', 'Köl'],
      ] as const) {
        desk.dispatch(customerSearchActions.criterionTyped({ field, text }));
      }
      return Promise.resolve(desk);
    },
    act: ({ dispatch }) => void dispatch(customerSearchActions.searchRequested()),
    outcome: searched,
    good: 'found',
    bad: [SEARCH_FAILED],
    preserved: typed,
  },
  searchOrderInfo: {
    prepare: () => Promise.resolve(openDesk()),
    act: ({ dispatch }) =>
      void dispatch(customerSearchActions.orderLookupRequested({ orderNumber: '1000000001', opensHistory: false })),
    outcome: (desk) => (desk.getState().customer.login.phase === 'asking' ? 'asking' : searched(desk)),
    good: 'asking',
    bad: [SEARCH_FAILED, 'orderNotFound'],
  },
  fetchCustomersByEmail: { ...submitForm('accepted'), bad: ['duplicatesFailed', 'failed'], preserved: typed },
  fetchCustomersByNameAndBirthday: { ...submitForm('accepted'), bad: ['duplicatesFailed', 'failed'], preserved: typed },
  checkAddress: { ...submitForm('check'), bad: ['failed', 'addressOffline'], preserved: typed },
  verifyPostNumber: {
    prepare: async () => {
      const desk = await loggedIn('0123456');
      desk.dispatch(customerDataActions.addressFormOpened({ addressId: null }));
      return desk;
    },
    act: ({ dispatch }) =>
      void dispatch(customerDataActions.addressSubmitted({ input: packstation, address: 'check' })),
    outcome: formOutcome,
    good: 'unsaved',
    bad: ['postNumberOffline', 'postNumberRefused', 'failed'],
  },
  suggestAddresses: {
    prepare: () => Promise.resolve(openDesk()),
    act: ({ dispatch }) =>
      void dispatch(
        customerDataActions.streetsRequested({ street: 'Heide', zipCode: '51147', city: 'Köln', country: 'DE' }),
      ),
    outcome: ({ getState }) => {
      const { streets, streetsFailure } = getState().customerData.help;
      if (streets.length > 0) return 'found';
      return streetsFailure !== null ? 'failed' : 'none';
    },
    good: 'found',
    bad: ['failed', 'none'],
  },
  verifyPin: {
    prepare: () => asking('0500001'),
    act: ({ dispatch }) => void dispatch(pinActions.pinEntered('482')),
    outcome: ({ getState }) => (getState().customer.login.phase === 'done' ? 'passed' : getState().pin.check),
    good: 'passed',
    bad: ['failed', 'refused'],
    preserved: ({ getState }) => getState().pin.failedAttempts,
  },
  skipPin: {
    prepare: () => asking('0500001'),
    act: ({ dispatch }) => void dispatch(pinActions.skipRequested('OTHER')),
    outcome: ({ getState }) => {
      const { login } = getState().customer;
      return login.phase === 'asking' && login.step === 'birthday' ? 'birthday' : getState().pin.check;
    },
    good: 'birthday',
    bad: ['skipFailed'],
  },
  requestPinLetter: {
    prepare: () => asking('0500001'),
    act: ({ dispatch }) => void dispatch(pinActions.letterRequested()),
    outcome: ({ getState }) => getState().pin.letter,
    good: 'requested',
    bad: ['failed'],
    arrived: 'alreadySent',
    preserved: ({ getState }) => getState().pin.failedAttempts,
  },
  changeCustomerCountry: {
    prepare: () => asking('0200001'),
    act: ({ dispatch }) => void dispatch(customerActions.countryChangeRequested()),
    outcome: ({ getState }) => {
      const { login } = getState().customer;
      return login.phase === 'stopped' ? login.countryChange.status : login.phase;
    },
    good: 'asking',
    bad: ['refused'],
  },
};
