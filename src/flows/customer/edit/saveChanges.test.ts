import { describe, expect, it } from 'vitest';
import { openDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import { customerInputOf, type CustomerInput } from '~/domain/customer/customerInput';
import { addressInputOf } from '~/domain/address/addressInput';
import { customerDataActions } from '~/features/customer/data/customerDataSlice';
import { consentActions } from '~/features/customer/consent/consentSlice';
import { customerActions, selectDeliveryAddress } from '~/features/customer/ofCall/customerSlice';
import { holdBack } from '~/flows/testing/holdBack';
import { requestsSeen, clearFaults, currentWorld, resetWorld, setFault } from '../../../../mocks/node.ts';
import {
  anAddressInput,
  anInput,
  bodiesSentTo,
  late,
  numberOn,
  submitAddress,
  submitCustomer,
  timesSeen,
} from '~/flows/testing/customerForms';

startStandIn();

const allowedByEmail = {
  phoneMarketResearch: 'NOT_ALLOWED',
  emailMarketResearch: 'ALLOWED',
  phoneNumber: null,
  email: 'nina@example.com',
  newsletter: false,
  dataProtection: true,
} as const;

async function save(desk: Desk): Promise<void> {
  desk.dispatch(customerActions.saveRequested());
  await desk.rest();
}

async function erikaEdited(change: Partial<CustomerInput>): Promise<Desk> {
  const desk = openDesk();
  await desk.logIn('0123456');
  const { customer } = desk.getState().customer;
  if (customer === null) throw new Error('Erika is not loaded');
  await submitCustomer(desk, { ...customerInputOf(customer), ...change }, { kind: 'edit' });
  return desk;
}

const stored = (number = '0123456') => currentWorld().db.customers.get(number);
const writes = () =>
  requestsSeen()
    .filter(({ method, operation }) => method !== 'GET' && /^(create|change|add|replace)/.test(operation))
    .map(({ operation }) => operation);

describe('a new customer, saved without an order', () => {
  it('is created with addresses and consents, gets its number, and a notice confirms it (REQ B7.11)', async () => {
    const desk = openDesk();
    await submitCustomer(desk, anInput({ email: 'nina@example.com' }));
    desk.dispatch(consentActions.answered(allowedByEmail));
    await submitAddress(desk, anAddressInput());
    const notices = desk.notices.length;
    await save(desk);
    const number = numberOn(desk) ?? '';
    expect(stored(number)).toMatchObject({
      first_name: 'Nina',
      date_of_birth: '1980-05-06',
      billing_address: { street: 'Rosenweg' },
      delivery_addresses: [{ street: 'Hasenweg', first_name: 'Karl' }],
      consents: { email_market_research: 'ALLOWED', phone_market_research: 'NOT_ALLOWED' },
    });
    expect(desk.getState()).toMatchObject({
      customer: {
        saving: 'saved',
        isDataChanged: false,
        customer: { externalCustomerId: number },
        numberField: number,
      },
      consent: { answers: null },
    });
    expect(desk.notices.slice(notices)).toEqual([{ variant: 'success', text: { key: 'customer.created' } }]);
    expect(writes()).toEqual([
      'createCustomer',
      'addDeliveryAddress',
      'changeMarketResearchConsent',
      'changeDataProtection',
    ]);
    expect(stored(number)?.data_protection).toBe(true);
  });

  it('keeps the chosen delivery address', async () => {
    const desk = openDesk();
    await submitCustomer(desk, anInput());
    await submitAddress(desk, anAddressInput());
    await save(desk);
    expect(selectDeliveryAddress(desk.getState())).toMatchObject({ street: 'Hasenweg' });
    const other = openDesk();
    await submitCustomer(other, anInput({ firstName: 'Ottilie' }));
    await save(other);
    expect(selectDeliveryAddress(other.getState())).toMatchObject({ street: 'Rosenweg' });
  });

  it.each([
    ['/private/customers', 'the creation'],
    ['/delivery-addresses', 'the address'],
    ['market-research-consent', 'the consents'],
  ])('%s fails (%s): everything is kept, and the next try does not create anything twice', async (path) => {
    const desk = openDesk();
    await submitCustomer(desk, anInput({ email: 'nina@example.com' }));
    desk.dispatch(consentActions.answered(allowedByEmail));
    await submitAddress(desk, anAddressInput());
    const before = currentWorld().db.customers.size;
    setFault({ method: 'POST', path, times: 1, fault: { kind: 'status', status: 500 } });
    await save(desk);
    expect(desk.getState().customer).toMatchObject({
      saving: 'failed',
      isDataChanged: true,
      customer: { firstName: 'Nina', deliveryAddresses: [{ street: 'Hasenweg' }] },
    });
    await save(desk);
    expect(desk.getState().customer.saving).toBe('saved');
    expect(currentWorld().db.customers.size).toBe(before + 1);
    expect(stored(numberOn(desk) ?? '')?.delivery_addresses.map(({ street }) => street)).toEqual(['Hasenweg']);
    expect(stored(numberOn(desk) ?? '')?.consents.email_market_research).toBe('ALLOWED');
  });

  it.each(['/private/customers', '/delivery-addresses'])(
    'the answer is lost after the service stored it (%s): the next save creates no duplicate',
    async (path) => {
      const desk = openDesk();
      await submitCustomer(desk, anInput());
      await submitAddress(desk, anAddressInput());
      const before = currentWorld().db.customers.size;
      setFault({ method: 'POST', path, times: 1, fault: { kind: 'reset', after: 'after' } });
      await save(desk);
      expect(desk.getState().customer.saving).toBe('failed');
      await save(desk);
      expect(desk.getState().customer.saving).toBe('saved');
      expect(currentWorld().db.customers.size).toBe(before + 1);
      expect(stored(numberOn(desk) ?? '')?.delivery_addresses).toHaveLength(1);
    },
  );

  it('sends the preferred address under the id that the service gave it', async () => {
    const desk = openDesk();
    await submitCustomer(desk, anInput());
    await submitAddress(desk, anAddressInput({ isPreferred: true }));
    await save(desk);
    const saved = stored(numberOn(desk) ?? '');
    expect(saved?.preferred_address_id).toBe(saved?.delivery_addresses[0]?.id);
    expect(desk.getState().customer).toMatchObject({
      isDataChanged: false,
      customer: { preferredAddressId: saved?.delivery_addresses[0]?.id },
    });
  });

  it('subscribes to the newsletter where the caller said yes', async () => {
    const desk = openDesk();
    await submitCustomer(desk, anInput({ email: 'nina@example.com' }));
    desk.dispatch(consentActions.answered({ ...allowedByEmail, newsletter: true }));
    await save(desk);
    expect(stored(numberOn(desk) ?? '')?.consents.email_newsletter).toBe(true);
  });

  it('does not assign the number to another customer who was loaded meanwhile', async () => {
    const desk = openDesk();
    await submitCustomer(desk, anInput());
    setFault({ method: 'POST', path: '/private/customers', times: 1, fault: late });
    desk.dispatch(customerActions.saveRequested());
    await submitCustomer(desk, anInput({ firstName: 'Otto' }));
    desk.dispatch(customerActions.unsavedChangesAnswered('discard'));
    await desk.answered();
    await desk.rest();
    expect(desk.getState().customer).toMatchObject({
      customer: { firstName: 'Otto', externalCustomerId: null },
      isDataChanged: true,
    });
  });
});

it('prefers the edited delivery address, even where the billing address has the same content', async () => {
  const desk = openDesk();
  await desk.logIn('0123456');
  const { customer } = desk.getState().customer;
  if (customer === null || customer.billingAddress === null) throw new Error('Erika has a billing address');
  const input = { ...addressInputOf(customer.billingAddress, false), isPreferred: true };
  await submitAddress(desk, input, 'address-0123456-2', 'accepted');
  await save(desk);
  expect(desk.getState().customer.saving).toBe('saved');
  expect(stored()?.preferred_address_id).toBe('address-0123456-2');
});

describe('an edited customer, saved without an order', () => {
  it('is saved again where that was requested while the first save was in flight, and not twice for nothing', async () => {
    const sent = bodiesSentTo('/private/customers/0123456');
    const desk = await erikaEdited({ email: 'neu@example.com' });
    setFault({ method: 'PATCH', path: '/private/customers/0123456', times: 1, fault: late });
    desk.dispatch(customerActions.saveRequested());
    const { customer } = desk.getState().customer;
    if (customer === null) throw new Error('Erika is not loaded');
    desk.dispatch(customerActions.dataEdited({ ...customer, academicTitle: 'Dr.' }));
    desk.dispatch(customerActions.saveRequested());
    desk.dispatch(customerActions.saveRequested());
    await expect.poll(() => sent).toHaveLength(2);
    await desk.rest();
    expect(sent).toEqual([{ email: 'neu@example.com' }, { academic_title: 'Dr.' }]);
    expect(desk.getState().customer).toMatchObject({ isDataChanged: false, saving: 'saved' });
  });

  it.each<readonly [string, Partial<CustomerInput>, Record<string, unknown>]>([
    ['the e-mail', { email: 'neu@example.com' }, { email: 'neu@example.com' }],
    ['no e-mail', { email: '' }, { email: null }],
    ['the salutation', { salutation: 'MR' }, { salutation: 'MR', billing_address: { salutation: 'MR' } }],
    ['the title', { academicTitle: 'Dr.' }, { academic_title: 'Dr.' }],
    ['the birthday', { dateOfBirth: '13.08.1964' }, { date_of_birth: '1964-08-13' }],
  ])('sends what changed and nothing else: %s', async (_what, change, expected) => {
    const sent = bodiesSentTo('/private/customers/0123456');
    const desk = await erikaEdited(change);
    await save(desk);
    expect(sent).toMatchObject([expected]);
    expect(Object.keys(sent[0] ?? {}).filter((name) => name !== 'billing_address')).toEqual(
      Object.keys(expected).filter((name) => name !== 'billing_address'),
    );
    expect(desk.getState().customer).toMatchObject({ saving: 'saved', isDataChanged: false });
    expect(desk.notices.at(-1)).toEqual({ variant: 'success', text: { key: 'customer.saved' } });
  });

  it('with an edited and a new address: one is replaced, one added', async () => {
    const desk = await erikaEdited({});
    const [first] = desk.getState().customer.customer?.deliveryAddresses ?? [];
    if (first === undefined) throw new Error('Erika has two');
    await submitAddress(desk, { ...addressInputOf(first, false), firstName: 'Ida' }, first.id);
    await submitAddress(desk, anAddressInput());
    await save(desk);
    expect(writes()).toEqual(expect.arrayContaining(['addDeliveryAddress', 'replaceAddress']));
    expect(timesSeen('addDeliveryAddress') + timesSeen('replaceAddress')).toBe(2);
    expect(stored()?.delivery_addresses).toMatchObject([
      { id: first.id, first_name: 'Ida' },
      {},
      { street: 'Hasenweg' },
    ]);
  });

  it('fails, keeps every change, and a second try does not add the address twice', async () => {
    const desk = await erikaEdited({ email: 'neu@example.com' });
    await submitAddress(desk, anAddressInput());
    desk.dispatch(consentActions.answered({ ...allowedByEmail, email: 'neu@example.com' }));
    setFault({ path: 'market-research-consent', times: 1, fault: { kind: 'status', status: 500 } });
    await save(desk);
    expect(desk.getState()).toMatchObject({
      customer: { saving: 'failed', isDataChanged: true, customer: { email: 'neu@example.com' } },
      consent: { answers: { email: 'neu@example.com' } },
    });
    await save(desk);
    expect(desk.getState().customer.saving).toBe('saved');
    expect(stored()?.delivery_addresses.filter(({ street }) => street === 'Hasenweg')).toHaveLength(1);
  });

  it('keeps every change while requests fail, and saves them with the next try', async () => {
    resetWorld('customerSaveFails');
    const desk = await erikaEdited({
      email: 'neu@example.com',
      street: 'Lindenweg',
      streetNumber: '9',
      zipCode: '50668',
    });
    await submitAddress(desk, anAddressInput());
    await save(desk);
    expect(desk.getState().customer).toMatchObject({ saving: 'failed', customer: { email: 'neu@example.com' } });
    clearFaults();
    await save(desk);
    expect(stored()).toMatchObject({
      email: 'neu@example.com',
      billing_address: { street: 'Lindenweg', street_number: '9' },
    });
    expect(stored()?.delivery_addresses).toHaveLength(3);
  });

  it.each([200, 500])(
    'that is answered late (%i) does not change another customer who was loaded meanwhile',
    async (status) => {
      const desk = await erikaEdited({ email: 'neu@example.com' });
      const release = holdBack('/private/customers/0123456');
      if (status !== 200) setFault({ method: 'PATCH', times: 1, fault: { kind: 'status', status } });
      desk.dispatch(customerActions.saveRequested());
      desk.dispatch(customerActions.loginRequested('0110001'));
      await expect.poll(() => desk.getState().customer.login).toMatchObject({ step: 'unsavedChanges' });
      desk.dispatch(customerActions.unsavedChangesAnswered('discard'));
      await expect.poll(() => desk.getState().customer.login).toMatchObject({ step: 'birthday' });
      desk.dispatch(customerActions.birthdayAnswered('confirmed'));
      release();
      await desk.answered();
      await desk.rest();
      expect(desk.getState().customer).toMatchObject({
        customer: { externalCustomerId: '0110001', lastName: 'Konto' },
        saving: 'none',
      });
    },
  );
});

it('a save that was requested once more is not made for another customer who was loaded meanwhile', async () => {
  const desk = await erikaEdited({ email: 'neu@example.com' });
  const release = holdBack('/private/customers/0123456');
  desk.dispatch(customerActions.saveRequested());
  desk.dispatch(customerActions.saveRequested());
  desk.dispatch(customerDataActions.customerFormOpened({ kind: 'create' }));
  desk.dispatch(customerDataActions.customerSubmitted({ input: anInput(), address: 'check' }));
  await expect.poll(() => desk.getState().customer.login).toMatchObject({ step: 'unsavedChanges' });
  desk.dispatch(customerActions.unsavedChangesAnswered('discard'));
  await expect.poll(() => desk.getState().customer.customer?.firstName).toBe('Nina');
  release();
  await desk.rest();
  expect([timesSeen('createCustomer'), numberOn(desk)]).toEqual([0, null]);
});

it.each(['guest', 'nobody'] as const)('sends nothing for %s, and does not stay in the saving state', async (who) => {
  const desk = openDesk();
  if (who === 'guest') await submitCustomer(desk, anInput(), { kind: 'guest' });
  await save(desk);
  expect(desk.getState().customer.saving).not.toBe('running');
  expect(writes()).toEqual([]);
});
