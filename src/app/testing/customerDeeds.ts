import { addressInputOf } from '~/domain/addressInput';
import { customerInputOf } from '~/domain/customerInput';
import { consentActions } from '~/features/consent/consentSlice';
import { creditCheckActions } from '~/features/creditCheck/creditCheckSlice';
import { customerActions } from '~/features/customer/customerSlice';
import { customerDataActions } from '~/features/customerData/customerDataSlice';
import { customerRecordActions } from '~/features/customerRecord/customerRecordSlice';
import { customerSearchActions } from '~/features/customerSearch/customerSearchSlice';
import { letterActions } from '~/features/letter/letterSlice';
import { orderActions } from '~/features/order/orderSlice';
import { paymentActions } from '~/features/payment/paymentSlice';
import { pinActions } from '~/features/pin/pinSlice';
import { anAddressInput, anInput, submitAddress, submitCustomer } from '~/flows/customerLogin/testing/customerForms';
import { openDesk, readyDesk, type Desk } from './aDesk';

/** What an agent does that makes a call, and how the screen says what it came to. */
export interface Deed {
  readonly prepare: () => Promise<Desk>;
  readonly act: (desk: Desk) => void;
  /** Where the same deed is done again in another way. */
  readonly again?: (desk: Desk) => void;
  readonly outcome: (desk: Desk) => string;
  readonly good: string;
  /** The messages that the deed may end with. */
  readonly bad: readonly string[];
  /** What a second try may also say: the first one did arrive, only its answer was lost. */
  readonly arrived?: string;
  /** What must be as it was when it failed. */
  readonly kept?: (desk: Desk) => unknown;
}

const loggedIn = async (number: string): Promise<Desk> => {
  const desk = openDesk();
  await desk.logIn(number);
  return desk;
};
const asking = async (number: string): Promise<Desk> => {
  const desk = openDesk();
  desk.dispatch(customerActions.loginRequested(number));
  await desk.rest();
  return desk;
};
const noticeOf = (desk: Desk): string => {
  const text = desk.notices.at(-1)?.text;
  if (text === undefined) return 'none';
  return 'key' in text ? text.key : 'plain';
};
const typed = ({ getState }: Desk) => [getState().customerData.drafts, getState().customerSearch.criteria];
const customerOf = ({ getState }: Desk) => getState().customer.customer;

const nina = anInput({ email: 'nina@example.com' });
const formOutcome = ({ getState }: Desk): string => {
  const { form } = getState().customerData;
  return form.phase === 'closed' ? 'held' : form.check.status;
};
const submitForm = (address: 'check' | 'accepted'): Pick<Deed, 'prepare' | 'act' | 'outcome' | 'good'> => ({
  prepare: async () => {
    const desk = openDesk();
    desk.dispatch(customerDataActions.customerFormOpened({ kind: 'create' }));
    desk.dispatch(customerDataActions.customerDrafted(nina));
    return Promise.resolve(desk);
  },
  act: ({ dispatch }) => void dispatch(customerDataActions.customerSubmitted({ input: nina, address })),
  outcome: formOutcome,
  good: 'held',
});

const packstation = anAddressInput({ type: 'PACKSTATION', postNumber: '12345678', pointNumber: '145' });
const consentAnswers = {
  phoneMarketResearch: 'NOT_ALLOWED',
  emailMarketResearch: 'ALLOWED',
  phoneNumber: null,
  email: 'nina@example.com',
  newsletter: false,
  dataProtection: true,
} as const;
const consentDeed: Pick<Deed, 'act' | 'again' | 'outcome' | 'good' | 'bad'> = {
  act: ({ dispatch }) => void dispatch(orderActions.submitRequested()),
  again: ({ dispatch }) => void dispatch(consentActions.saveAgainRequested()),
  // Whatever becomes of the consents, the order stands.
  outcome: ({ getState }) => {
    const { order, consent } = getState();
    return order.phase === 'confirmed' && consent.answers === null
      ? 'saved'
      : `${order.phase} ${consent.saving.status}`;
  },
  good: 'saved',
  bad: ['confirmed failed'],
};
const save: Pick<Deed, 'act' | 'outcome' | 'good' | 'bad' | 'kept'> = {
  act: ({ dispatch }) => void dispatch(customerActions.saveRequested()),
  outcome: ({ getState }) => getState().customer.saving,
  good: 'saved',
  bad: ['failed'],
  kept: (desk) => [customerOf(desk)?.email, customerOf(desk)?.deliveryAddresses.map(({ firstName }) => firstName)],
};
const privacy: Pick<Deed, 'prepare' | 'outcome' | 'good' | 'bad' | 'kept'> = {
  prepare: async () => {
    const desk = await loggedIn('0123456');
    desk.dispatch(consentActions.privacyOpened());
    return desk;
  },
  outcome: ({ getState }) => {
    const { dialog, privacySaving } = getState().consent;
    return dialog === 'closed' ? 'closed' : privacySaving;
  },
  good: 'closed',
  bad: ['failed'],
  kept: (desk) => customerOf(desk)?.consents,
};
const toggled = { emailNewsletter: false, exportDhlEmail: false, printedAdvertising: false } as const;
const searched = ({ getState }: Desk): string => getState().customerSearch.result.status;
const SEARCH_FAILED = 'INTERNAL_SERVER_ERROR';

/** By the name that the call has in the contract. */
export const customerDeeds: Readonly<Record<string, Deed>> = {
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
    kept: typed,
  },
  searchOrderInfo: {
    prepare: () => Promise.resolve(openDesk()),
    act: ({ dispatch }) =>
      void dispatch(customerSearchActions.orderLookupRequested({ orderNumber: '1000000001', opensHistory: false })),
    outcome: (desk) => (desk.getState().customer.login.phase === 'asking' ? 'asking' : searched(desk)),
    good: 'asking',
    bad: [SEARCH_FAILED, 'orderNotFound'],
  },
  fetchCustomersByEmail: { ...submitForm('accepted'), bad: ['failed'], kept: typed },
  fetchCustomersByNameAndBirthday: { ...submitForm('accepted'), bad: ['failed'], kept: typed },
  checkAddress: { ...submitForm('check'), bad: ['failed', 'addressOffline'], kept: typed },
  verifyPostNumber: {
    prepare: async () => {
      const desk = await loggedIn('0123456');
      desk.dispatch(customerDataActions.addressFormOpened({ addressId: null }));
      return desk;
    },
    act: ({ dispatch }) =>
      void dispatch(customerDataActions.addressSubmitted({ input: packstation, address: 'check' })),
    outcome: formOutcome,
    good: 'held',
    bad: ['postNumberOffline', 'failed'],
  },
  suggestAddresses: {
    prepare: () => Promise.resolve(openDesk()),
    act: ({ dispatch }) =>
      void dispatch(customerDataActions.streetsRequested({ street: 'Heide', zipCode: '51147', city: 'Köln' })),
    outcome: ({ getState }) => {
      const { streets, streetsFailed } = getState().customerData.help;
      if (streets.length > 0) return 'found';
      return streetsFailed ? 'failed' : 'none';
    },
    good: 'found',
    bad: ['failed'],
  },
  verifyPin: {
    prepare: () => asking('0500001'),
    act: ({ dispatch }) => void dispatch(pinActions.pinEntered('482')),
    outcome: ({ getState }) => (getState().customer.login.phase === 'done' ? 'passed' : getState().pin.check),
    good: 'passed',
    bad: ['failed', 'refused'],
    kept: ({ getState }) => getState().pin.failedAttempts,
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
    kept: ({ getState }) => getState().pin.failedAttempts,
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
  changeMarketResearchConsent: {
    ...consentDeed,
    prepare: async () => {
      const desk = await readyDesk();
      desk.dispatch(consentActions.answered(consentAnswers));
      return desk;
    },
  },
  giveGuestConsent: {
    ...consentDeed,
    prepare: async () => {
      const desk = openDesk();
      await submitCustomer(desk, nina, { kind: 'guest' });
      desk.dispatch(consentActions.answered(consentAnswers));
      await desk.enter('432011001');
      await desk.pay('INVOICE');
      return desk;
    },
  },
  changeConsents: {
    ...privacy,
    act: ({ dispatch }) => void dispatch(consentActions.privacyAnswered({ ...toggled, dataProtection: true })),
  },
  changeDataProtection: {
    ...privacy,
    act: ({ dispatch }) => void dispatch(consentActions.privacyAnswered({ ...toggled, dataProtection: false })),
  },
  changePreferences: {
    prepare: () => loggedIn('0123456'),
    act: ({ dispatch }) => void dispatch(customerActions.preferredAddressRequested('address-0123456-2')),
    outcome: (desk) => (customerOf(desk)?.preferredAddressId === 'address-0123456-2' ? 'preferred' : noticeOf(desk)),
    good: 'preferred',
    bad: ['address.preferredFailed'],
    kept: customerOf,
  },
  changePreferredPayment: {
    prepare: () => loggedIn('0123456'),
    act: ({ dispatch }) => void dispatch(paymentActions.preferenceRequested('CASH_ON_DELIVERY')),
    outcome: noticeOf,
    good: 'payment.preferenceSaved',
    bad: ['payment.preferenceFailed'],
    kept: customerOf,
  },
  saveBankingDetails: {
    prepare: async () => {
      const desk = await loggedIn('0123456');
      await desk.pay('DIRECT_DEBIT');
      const bank = { accountHolder: 'Erika Musterfrau', iban: 'DE89370400440532013000' };
      desk.dispatch(paymentActions.bankDetailsEntered(bank));
      await desk.rest();
      return desk;
    },
    act: ({ dispatch }) => void dispatch(paymentActions.bankDetailsStorageRequested()),
    outcome: noticeOf,
    good: 'payment.bank.stored',
    bad: ['payment.bank.storeFailed'],
    kept: (desk) => [customerOf(desk), desk.getState().payment.selection],
  },
  createCustomer: {
    ...save,
    prepare: async () => {
      const desk = openDesk();
      await submitCustomer(desk, nina);
      return desk;
    },
  },
  changeCustomer: {
    ...save,
    prepare: async () => {
      const desk = await loggedIn('0123456');
      const customer = customerOf(desk);
      if (customer === null) throw new Error('Erika is not loaded');
      await submitCustomer(desk, { ...customerInputOf(customer), email: 'neu@example.com' }, { kind: 'edit' });
      return desk;
    },
  },
  addDeliveryAddress: {
    ...save,
    prepare: async () => {
      const desk = await loggedIn('0123456');
      await submitAddress(desk, anAddressInput());
      return desk;
    },
  },
  replaceAddress: {
    ...save,
    prepare: async () => {
      const desk = await loggedIn('0123456');
      const [first] = customerOf(desk)?.deliveryAddresses ?? [];
      if (first === undefined) throw new Error('Erika has two');
      await submitAddress(desk, { ...addressInputOf(first, false), firstName: 'Ida' }, first.id);
      return desk;
    },
  },
  readRedeemedVouchers: {
    prepare: () => loggedIn('0123456'),
    act: ({ dispatch }) =>
      void dispatch(customerRecordActions.partRequested({ customerNumber: '0123456', part: 'vouchers' })),
    outcome: ({ getState }) => getState().customerRecord.vouchers.status,
    good: 'loaded',
    bad: ['failed'],
    kept: customerOf,
  },
  sendRingTemplate: {
    prepare: async () => {
      const desk = await loggedIn('0123456');
      desk.dispatch(letterActions.ringDialogOpened());
      return desk;
    },
    act: (desk) => {
      const address = customerOf(desk)?.billingAddress;
      if (address === null || address === undefined) throw new Error('Erika has an address');
      desk.dispatch(letterActions.ringTemplateRequested({ externalCustomerId: '0123456', address }));
    },
    outcome: ({ getState }) => {
      const { isRingDialogOpen, ringSend } = getState().letter;
      return isRingDialogOpen ? (ringSend?.status ?? 'none') : 'sent';
    },
    good: 'sent',
    bad: ['failed', 'alreadySent'],
    arrived: 'alreadySent',
    kept: customerOf,
  },
  readCreditStanding: {
    prepare: () => {
      const desk = openDesk();
      desk.dispatch(creditCheckActions.numberTyped('0110003'));
      return Promise.resolve(desk);
    },
    act: ({ dispatch }) => void dispatch(creditCheckActions.checkRequested()),
    outcome: ({ getState }) => getState().creditCheck.result.phase,
    good: 'loaded',
    bad: ['failed', 'notFound'],
    kept: ({ getState }) => getState().creditCheck.numberField,
  },
};
