import { describe, expect, it } from 'vitest';
import { openDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import { customerInputOf, type CustomerInput } from '~/domain/customer/customerInput';
import type { Customer } from '~/domain/customer/customer';
import { consentActions } from '~/features/customer/consent/consentSlice';
import { customerActions } from '~/features/customer/ofCall/customerSlice';
import { customerDataActions } from '~/features/customer/data/customerDataSlice';
import { requestsSeen, resetWorld, setFault } from '../../../../mocks/node.ts';
import {
  anAddressInput,
  anInput,
  bodiesSentTo,
  checkOf,
  late,
  numberOn,
  submitAddress,
  submitCustomer,
  timesSeen,
} from '~/flows/testing/customerForms';

startStandIn();

function customerOn({ getState }: Desk): Customer {
  const { customer } = getState().customer;
  if (customer === null) throw new Error('Nobody is loaded');
  return customer;
}

const heidestrasse = anInput({ street: 'Heidestraße', streetNumber: '17', zipCode: '51147' });

describe('the address check of the customer form (REQ B9.3, B9.5)', () => {
  it.each([
    ['an abbreviation', { ...heidestrasse, street: 'Heidestr.' }, ['Heidestraße']],
    ['a corrected street', { ...heidestrasse, street: 'Haidestrase' }, ['Heidestraße']],
    ['two streets that could be meant', anInput({ street: 'Rasenweg' }), ['Hasenweg', 'Rosenweg']],
  ])('shows suggestions for %s, and keeps the form', async (_case, input, streets) => {
    const desk = openDesk();
    await submitCustomer(desk, input);
    const check = checkOf(desk);
    const suggested =
      check.status === 'address' && check.verdict.kind === 'suggestions' ? check.verdict.suggestions : [];
    expect(suggested.map(({ street }) => street).sort()).toEqual(streets);
    expect(desk.getState()).toMatchObject({
      customer: { customer: null },
      customerData: { drafts: { customer: input } },
    });
    expect(timesSeen('fetchCustomersByNameAndBirthday')).toBe(0);
  });

  it.each([
    ['a number that is dubious', { ...heidestrasse, streetNumber: '151' }, ['DUBIOUS']],
    ['a number that is only partly one', { ...heidestrasse, streetNumber: '12-14' }, ['PARTIALLY']],
    ['a street that is not there', { ...heidestrasse, street: 'Wolkenkuckucksgasse' }, ['NOT_FOUND']],
  ])('shows the flags of a partial address: %s', async (_case, input, flags) => {
    const desk = openDesk();
    await submitCustomer(desk, input);
    const check = checkOf(desk);
    const partial = check.status === 'address' && check.verdict.kind === 'partial' ? check.verdict.partial : [];
    expect(partial.map((address) => address.flags)).toEqual([flags]);
  });

  it('reports when it finds no address (REQ B9.11)', async () => {
    const desk = openDesk();
    setFault({
      service: 'address-check',
      fault: { kind: 'json', body: { complete_addresses: [], partial_addresses: [] } },
    });
    await submitCustomer(desk, heidestrasse);
    expect(checkOf(desk)).toEqual({ status: 'address', verdict: { kind: 'notFound' } });
  });

  it('is valid with exactly one complete address identical in street, number, postcode and city', async () => {
    const desk = openDesk();
    await submitCustomer(desk, heidestrasse);
    expect(customerOn(desk).billingAddress).toMatchObject({ street: 'Heidestraße', zipCode: '51147' });
    expect(timesSeen('checkAddress')).toBe(1);
  });

  it('offline is flagged; the agent may go on without the check', async () => {
    resetWorld('addressCheckOffline');
    const desk = openDesk();
    await submitCustomer(desk, heidestrasse);
    expect(checkOf(desk)).toEqual({ status: 'addressOffline' });
    expect(desk.getState().customer.customer).toBeNull();
    desk.dispatch(customerDataActions.customerSubmitted({ input: heidestrasse, address: 'accepted' }));
    await desk.rest();
    expect(customerOn(desk).firstName).toBe('Nina');
    expect(desk.notices).toEqual([]);
  });

  it('is skipped for an accepted suggestion, the duplicate check is not', async () => {
    const desk = openDesk();
    const doris = anInput({ firstName: 'Doris', lastName: 'Doppel', dateOfBirth: '17.05.1971' });
    await submitCustomer(desk, doris, { kind: 'create' }, 'accepted');
    expect(timesSeen('checkAddress')).toBe(0);
    expect(checkOf(desk).status).toBe('duplicates');
  });
});

describe('a guest', () => {
  it('has no duplicate check when the data is edited', async () => {
    const desk = openDesk();
    await submitCustomer(desk, anInput(), { kind: 'guest' });
    desk.dispatch(consentActions.answered(null));
    await submitCustomer(desk, anInput({ email: 'erika.musterfrau@example.com', firstName: 'Nora' }), { kind: 'edit' });
    expect(desk.getState().customer.customer).toMatchObject({ isGuest: true, firstName: 'Nora' });
    expect(requestsSeen().some(({ operation }) => operation === 'fetchCustomersByEmail')).toBe(false);
  });

  it('has no duplicate check, neither by name nor by e-mail, and consent is asked', async () => {
    const desk = openDesk();
    const input = anInput({
      firstName: 'Doris',
      lastName: 'Doppel',
      dateOfBirth: '17.05.1971',
      email: 'erika.musterfrau@example.com',
    });
    await submitCustomer(desk, input, { kind: 'guest' });
    expect(customerOn(desk)).toMatchObject({ isGuest: true, externalCustomerId: null, email: input.email });
    expect(desk.getState().consent.dialog).toBe('marketResearch');
    expect(requestsSeen().map(({ operation }) => operation)).toEqual(['checkAddress']);
  });

  it('has an address that is checked', async () => {
    const desk = openDesk();
    await submitCustomer(desk, { ...heidestrasse, street: 'Heidestr.' }, { kind: 'guest' });
    expect(checkOf(desk).status).toBe('address');
  });
});

describe('an edited customer', () => {
  async function erikaEdited(change: Partial<CustomerInput>): Promise<Desk> {
    const desk = openDesk();
    await desk.logIn('0123456');
    await submitCustomer(desk, { ...customerInputOf(customerOn(desk)), ...change }, { kind: 'edit' });
    return desk;
  }
  const checks = () =>
    ['checkAddress', 'fetchCustomersByNameAndBirthday', 'fetchCustomersByEmail'].filter((name) => timesSeen(name) > 0);

  it.each<readonly [string, Partial<CustomerInput>, readonly string[], Partial<Customer>]>([
    ['nothing changed', {}, [], {}],
    ['the phone', { phoneMobile: '0151 99' }, [], {}],
    ['the salutation', { salutation: 'MR' }, [], { salutation: 'MR' }],
    ['the street', { street: 'Lindenweg', streetNumber: '9', zipCode: '50668' }, ['checkAddress'], {}],
    ['the last name', { lastName: 'Neuname' }, ['fetchCustomersByNameAndBirthday'], { lastName: 'Neuname' }],
    ['the birthday', { dateOfBirth: '13.08.1964' }, ['fetchCustomersByNameAndBirthday'], { dateOfBirth: '1964-08-13' }],
    ['the e-mail', { email: 'neu@example.com' }, ['fetchCustomersByEmail'], { email: 'neu@example.com' }],
    ['the e-mail taken away', { email: '' }, [], { email: null }],
  ])('only what changed is checked: %s', async (_what, change, expectedChecks, expected) => {
    const desk = await erikaEdited(change);
    expect(checks()).toEqual(expectedChecks);
    const { customer, customerData } = desk.getState();
    expect(customerData.form.phase).toBe('closed');
    expect(customer).toMatchObject({
      customer: { externalCustomerId: '0123456', ...expected },
      login: { phase: 'done' },
    });
    expect(customer.original).toMatchObject({ lastName: 'Musterfrau', email: 'erika.musterfrau@example.com' });
    expect(customer.isDataChanged).toBe(Object.keys(change).length > 0);
  });

  it('changed back is as it was loaded, for the offer as well (REQ C6.1)', async () => {
    const desk = await erikaEdited({ lastName: 'Neuname' });
    expect(desk.getState().customer.isDataChanged).toBe(true);
    const bodies = bodiesSentTo('/backoffice-offers');
    await desk.enter('432011001');
    expect(bodies.at(-1)).toMatchObject({ is_customer_data_changed: true });
    await submitCustomer(desk, { ...customerInputOf(customerOn(desk)), lastName: 'Musterfrau' }, { kind: 'edit' });
    expect(desk.getState().customer.isDataChanged).toBe(false);
    expect(bodies.at(-1)).toMatchObject({ is_customer_data_changed: false });
  });

  it('with an added address that was removed again is as it was loaded', async () => {
    const desk = await erikaEdited({});
    await submitAddress(desk, anAddressInput());
    const { deliveryAddressId, isDataChanged } = desk.getState().customer;
    expect(isDataChanged).toBe(true);
    desk.dispatch(customerActions.addressRemoved(deliveryAddressId ?? ''));
    expect(desk.getState().customer.isDataChanged).toBe(false);
  });

  it('keeps consents, delivery addresses and the rest that the form does not show', async () => {
    const desk = await erikaEdited({ phonePrivate: '' });
    const { customer, original } = desk.getState().customer;
    expect(customer).toMatchObject({
      deliveryAddresses: original?.deliveryAddresses,
      consents: original?.consents,
      type: original?.type,
    });
    expect(customer?.billingAddress?.id).toBe(original?.billingAddress?.id);
  });

  it('is checked for duplicates by name like a new one', async () => {
    const desk = await erikaEdited({ firstName: 'Doris', lastName: 'Doppel', dateOfBirth: '17.05.1971' });
    expect(checkOf(desk)).toMatchObject({ status: 'duplicates', others: [{ externalCustomerId: '0160001' }] });
    expect(customerOn(desk).lastName).toBe('Musterfrau');
  });

  it('is not his own duplicate, nor is his e-mail in use by himself', async () => {
    const desk = await erikaEdited({ firstName: 'ERIKA', email: 'Erika.Musterfrau@example.com' });
    expect(customerOn(desk)).toMatchObject({ firstName: 'ERIKA', email: 'Erika.Musterfrau@example.com' });
  });

  it.each([
    ['the same name', { firstName: 'Lea', lastName: 'Leicht', dateOfBirth: '06.05.1980' }],
    ['another name', {}],
  ])('stays the customer of the call where the e-mail belongs to a light user with %s', async (_case, name) => {
    const desk = await erikaEdited({ ...name, email: 'lea.leicht@example.com' });
    expect(checkOf(desk)).toMatchObject({
      status: 'emailInUse',
      others: [{ externalCustomerId: '0400001' }],
      formerEmail: 'erika.musterfrau@example.com',
    });
    expect(numberOn(desk)).toBe('0123456');
    desk.dispatch(customerDataActions.emailDropped());
    await desk.rest();
    expect(desk.getState().customerData.form.phase).toBe('closed');
    expect(customerOn(desk)).toMatchObject({
      externalCustomerId: '0123456',
      email: 'erika.musterfrau@example.com',
    });
  });

  it('whose form is submitted with nobody loaded does not become a new customer', async () => {
    const desk = openDesk();
    await submitCustomer(desk, anInput(), { kind: 'edit' });
    expect(desk.getState().customer.customer).toBeNull();
    expect(checkOf(desk).status).not.toBe('running');
  });

  it('is dropped when another one is loaded while the check runs', async () => {
    const desk = openDesk();
    await desk.logIn('0123456');
    const input = { ...customerInputOf(customerOn(desk)), lastName: 'Neuname' };
    setFault({ path: 'fetch-customers-by-name-dob', times: 1, fault: late });
    desk.dispatch(customerDataActions.customerFormOpened({ kind: 'edit' }));
    desk.dispatch(customerDataActions.customerSubmitted({ input, address: 'check' }));
    desk.dispatch(customerActions.loginRequested('0110001'));
    await expect.poll(() => desk.getState().customer.login.phase).toBe('asking');
    desk.dispatch(customerActions.birthdayAnswered('confirmed'));
    await desk.answered();
    expect(numberOn(desk)).toBe('0110001');
    expect(customerOn(desk).lastName).toBe('Konto');
  });
});

describe('a light user', () => {
  it('is completed in the form: keeps the number and is taken into the call', async () => {
    const desk = openDesk();
    await desk.logIn('0400001');
    const { login } = desk.getState().customer;
    if (login.phase !== 'stopped') throw new Error('A light user is stopped');
    const input = { ...customerInputOf(login.customer), ...heidestrasse, firstName: 'Lea', lastName: 'Leicht' };
    await submitCustomer(
      desk,
      { ...input, email: 'lea.leicht@example.com' },
      { kind: 'lightUser', customer: login.customer, draft: null },
    );
    expect(desk.getState().customer).toMatchObject({
      login: { phase: 'done' },
      isDataChanged: true,
      birthdayConfirmed: true,
      customer: { externalCustomerId: '0400001', isLightUser: false, billingAddress: { street: 'Heidestraße' } },
      original: { externalCustomerId: '0400001', isLightUser: true },
    });
  });

  it('taken from the duplicates keeps the typed data', async () => {
    const desk = openDesk();
    await desk.logIn('0400001');
    const { login } = desk.getState().customer;
    if (login.phase !== 'stopped') throw new Error('A light user is stopped');
    const typed = anInput({ firstName: 'Lea', lastName: 'Leicht', phoneMobile: '0171 7777777' });
    desk.dispatch(customerDataActions.customerFormOpened({ kind: 'create' }));
    desk.dispatch(customerDataActions.customerDrafted(typed));
    desk.dispatch(customerDataActions.duplicateTaken(login.customer));
    await desk.rest();
    expect(desk.getState().customerData).toMatchObject({
      form: { phase: 'customer', purpose: { kind: 'lightUser' } },
      drafts: { customer: { phoneMobile: '0171 7777777', street: 'Rosenweg', email: login.customer.email } },
    });
  });
});
