import { addressInputOf } from '~/domain/address/addressInput';
import { customerInputOf } from '~/domain/customer/customerInput';
import { consentActions } from '~/features/customer/consent/consentSlice';
import { creditCheckActions } from '~/features/customer/creditCheck/creditCheckSlice';
import { customerActions } from '~/features/customer/ofCall/customerSlice';
import { customerRecordActions } from '~/features/customer/record/customerRecordSlice';
import { letterActions } from '~/features/letter/letterSlice';
import { orderActions } from '~/features/order/place/orderSlice';
import { paymentActions } from '~/features/payment/paymentSlice';
import { anAddressInput, anInput, submitAddress, submitCustomer } from '~/flows/testing/customerForms';
import { openDesk, readyDesk } from './aDesk';
import { customerOf, loggedIn, noticeOf, type DeskAction } from './deskAction';

const nina = anInput({ email: 'nina@example.com' });
const consentAnswers = {
  phoneMarketResearch: 'NOT_ALLOWED',
  emailMarketResearch: 'ALLOWED',
  phoneNumber: null,
  email: 'nina@example.com',
  newsletter: false,
  dataProtection: true,
} as const;
const consentAction: Pick<DeskAction, 'act' | 'again' | 'outcome' | 'good' | 'bad'> = {
  act: ({ dispatch }) => void dispatch(orderActions.submitRequested()),
  again: ({ dispatch }) => void dispatch(consentActions.saveAgainRequested()),
  // The order stays confirmed, whether the consents are saved or not.
  outcome: ({ getState }) => {
    const { order, consent } = getState();
    return order.phase === 'confirmed' && consent.answers === null
      ? 'saved'
      : `${order.phase} ${consent.saving.status}`;
  },
  good: 'saved',
  bad: ['confirmed failed'],
};
const save: Pick<DeskAction, 'act' | 'outcome' | 'good' | 'bad' | 'preserved'> = {
  act: ({ dispatch }) => void dispatch(customerActions.saveRequested()),
  outcome: ({ getState }) => getState().customer.saving,
  good: 'saved',
  bad: ['failed'],
  preserved: (desk) => [customerOf(desk)?.email, customerOf(desk)?.deliveryAddresses.map(({ firstName }) => firstName)],
};
const privacy: Pick<DeskAction, 'prepare' | 'outcome' | 'good' | 'bad' | 'preserved'> = {
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
  preserved: (desk) => customerOf(desk)?.consents,
};
const toggled = { emailNewsletter: false, exportDhlEmail: false, printedAdvertising: false } as const;
/** What is saved or loaded for a customer, each under the name of its request in the contract. */
export const savingDeskActions: Readonly<Record<string, DeskAction>> = {
  changeMarketResearchConsent: {
    ...consentAction,
    prepare: async () => {
      const desk = await readyDesk();
      desk.dispatch(consentActions.answered(consentAnswers));
      return desk;
    },
  },
  giveGuestConsent: {
    ...consentAction,
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
    preserved: customerOf,
  },
  changePreferredPayment: {
    prepare: () => loggedIn('0123456'),
    act: ({ dispatch }) => void dispatch(paymentActions.preferenceRequested('CASH_ON_DELIVERY')),
    outcome: noticeOf,
    good: 'payment.preferenceSaved',
    bad: ['payment.preferenceFailed'],
    preserved: customerOf,
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
    preserved: (desk) => [customerOf(desk), desk.getState().payment.selection],
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
    preserved: customerOf,
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
    preserved: customerOf,
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
    preserved: ({ getState }) => getState().creditCheck.numberField,
  },
};
