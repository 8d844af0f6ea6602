import { describe, expect, it } from 'vitest';
import { withoutIdsAndTimes } from '~/domain/testing/withoutIdsAndTimes';
import { reloaded } from '~/app/journal/testing/reloaded';
import { openDesk, readyDesk, startStandIn } from '~/app/testing/aDesk';
import { customerActions } from '~/features/customer/ofCall/customerSlice';
import { paymentActions } from '~/features/payment/paymentSlice';
import { bodiesSentTo } from '~/flows/testing/customerForms';
import { currentWorld, resetWorld, setFault } from '../../../../mocks/node.ts';

startStandIn();

describe('the login of a customer', () => {
  it('asks for the birthday and brings the customer into the call when it is confirmed (REQ B4.1)', async () => {
    const desk = openDesk();
    desk.dispatch(customerActions.loginRequested(' 012 34 56 '));
    const asking = await desk.rest();
    expect(asking.customer.login).toMatchObject({ phase: 'asking', step: 'birthday' });
    expect(asking.customer.customer).toBeNull();
    desk.dispatch(customerActions.birthdayAnswered('confirmed'));
    const { customer } = desk.getState();
    expect(customer).toMatchObject({ login: { phase: 'done' }, birthdayConfirmed: true, numberField: '0123456' });
    expect(customer.customer?.lastName).toBe('Musterfrau');
    expect(customer.deliveryAddressId).not.toBeNull();
  });

  it('does not load a customer whose birthday is denied', async () => {
    const desk = openDesk();
    await desk.logIn('0123456', 'denied');
    expect(desk.getState().customer).toMatchObject({
      login: { phase: 'denied', name: 'Erika Musterfrau' },
      customer: null,
    });
  });

  it('ends without a customer when the question is dismissed', async () => {
    const desk = openDesk();
    desk.dispatch(customerActions.loginRequested('0123456'));
    await desk.rest();
    desk.dispatch(customerActions.loginDismissed());
    expect(desk.getState().customer).toMatchObject({ login: { phase: 'idle' }, customer: null });
  });

  it.each([
    ['', { phase: 'invalidNumber', reason: 'missing' }],
    ['123456', { phase: 'invalidNumber', reason: 'invalid' }],
    ['0999999', { phase: 'notFound', customerNumber: '0999999' }],
    ['0123457', { phase: 'stopped', step: 'locked' }],
    ['0400001', { phase: 'stopped', step: 'lightUser' }],
    ['0200001', { phase: 'stopped', step: 'wrongCountry' }],
  ] as const)('ends for the number %j with %j (REQ B1.8, B2.2, B2.4)', async (number, login) => {
    const desk = openDesk();
    await desk.logIn(number);
    expect(desk.getState().customer.login).toMatchObject(login);
    expect(desk.getState().customer.customer).toBeNull();
    expect(desk.notices).toEqual([]);
  });

  it('an unknown number leads to the search, also while a customer is loaded and after a reload (REQ B2.2)', async () => {
    const desk = openDesk();
    await desk.logIn('0123456');
    await desk.logIn('0999999');
    expect(desk.getState()).toMatchObject({
      customer: { login: { phase: 'notFound' }, customer: { externalCustomerId: '0123456' } },
      customerSearch: { open: true, takesFocus: false },
    });
    const again = openDesk();
    await again.logIn('0110001');
    currentWorld().db.customers.delete('0110001');
    const after = await reloaded(again);
    await expect.poll(() => after.getState().customerSearch.open).toBe(true);
    expect(after.getState().customer.login).toEqual({ phase: 'notFound', customerNumber: '0110001' });
  });

  it('accepts a Swiss customer in a Swiss call', async () => {
    const desk = openDesk({ country: 'CH' });
    await desk.logIn('0300001');
    expect(desk.getState().customer.login.phase).toBe('done');
  });

  it.each([
    [{ kind: 'reset' }, true],
    [{ kind: 'status', status: 503 }, false],
    [{ kind: 'html' }, false],
  ] as const)(
    'says that the customer could not be loaded and keeps the number: %j (REQ B1.8)',
    async (fault, unreachable) => {
      const desk = openDesk();
      setFault({ service: 'customer', fault, times: 1 });
      await desk.logIn('0123456');
      const { login, numberField } = desk.getState().customer;
      expect(login).toEqual({ phase: 'failed', customerNumber: '0123456', unreachable });
      expect(numberField).toBe('0123456');
      await desk.logIn('0123456');
      expect(desk.getState().customer.login.phase).toBe('done');
    },
  );

  it('asks for the date where none is on file; it is sent with the order (REQ B4.2)', async () => {
    const desk = openDesk();
    desk.dispatch(customerActions.loginRequested('0700002'));
    expect((await desk.rest()).customer.login).toMatchObject({ phase: 'asking', step: 'missingBirthday' });
    desk.dispatch(customerActions.missingBirthdayAnswered('1960-02-01'));
    expect((await desk.rest()).customer).toMatchObject({
      login: { phase: 'done' },
      customer: { dateOfBirth: '1960-02-01' },
      isDataChanged: true,
    });
  });

  it('clears an old message when a number is typed', async () => {
    const desk = openDesk();
    await desk.logIn('0999999');
    desk.dispatch(customerActions.numberTyped('0'));
    expect(desk.getState().customer).toMatchObject({ login: { phase: 'idle' }, numberField: '0' });
  });
});

describe('a customer of whom no country is named (REQ B2.3, C6.2)', () => {
  it.each([
    ['DE', '0123456'],
    ['AT', '0200001'],
    ['CH', '0300001'],
  ] as const)(
    'logs in to a call of %s, whose country the offer sends as the billing country',
    async (country, number) => {
      const record = currentWorld().db.customers.get(number);
      const offers = bodiesSentTo('/backoffice-offers');
      const body = {
        ...record,
        origin_country: undefined,
        billing_address: { ...record?.billing_address, country_code: undefined },
      };
      setFault({ method: 'GET', path: '/private/customers', times: 1, fault: { kind: 'json', body } });
      const desk = await readyDesk({ country, customer: number });
      expect(desk.getState().customer).toMatchObject({
        login: { phase: 'done' },
        customer: { originCountry: null, billingAddress: { countryCode: null } },
      });
      expect(offers.at(-1)).toMatchObject({ customer: { billing_address: { country_code: country } } });
    },
  );
});

describe('the same customer again (REQ B2.5)', () => {
  it('is authenticated again, birthday included, when the agent agrees', async () => {
    const desk = openDesk();
    await desk.logIn('0123456');
    await desk.logIn('0123456');
    expect(desk.getState().customer.login).toMatchObject({ phase: 'asking', step: 'reauthenticate' });
    desk.dispatch(customerActions.reauthenticationAnswered('agreed'));
    expect(desk.getState().customer.login).toMatchObject({ phase: 'asking', step: 'birthday' });
    desk.dispatch(customerActions.birthdayAnswered('confirmed'));
    expect(desk.getState().customer.login.phase).toBe('done');
  });

  it('stays loaded when the agent cancels', async () => {
    const desk = openDesk();
    await desk.logIn('0123456');
    await desk.logIn('0123456');
    desk.dispatch(customerActions.reauthenticationAnswered('cancelled'));
    expect(desk.getState().customer).toMatchObject({
      login: { phase: 'done' },
      customer: { externalCustomerId: '0123456' },
    });
  });
});

describe('one customer after another', () => {
  it('a newer number cancels the older login, whichever answer arrives last', async () => {
    const desk = openDesk();
    setFault({ service: 'customer', times: 1, fault: { kind: 'delay', milliseconds: 80 } });
    desk.dispatch(customerActions.loginRequested('0110001'));
    await desk.logIn('0123456');
    await desk.answered();
    expect(desk.getState().customer).toMatchObject({
      login: { phase: 'done' },
      customer: { externalCustomerId: '0123456' },
    });
  });

  it('addresses, payment and bank details of the first are never used for the second', async () => {
    const desk = openDesk();
    await desk.logIn('0123456');
    await desk.pay('DIRECT_DEBIT');
    setFault({ service: 'payment', times: 1, fault: { kind: 'delay', milliseconds: 150 } });
    desk.dispatch(customerActions.loginRequested('0110001'));
    await desk.rest();
    const details = { accountHolder: 'Erika Musterfrau', iban: 'DE89370400440532013000' };
    desk.dispatch(paymentActions.bankDetailsEntered(details));
    desk.dispatch(customerActions.birthdayAnswered('confirmed'));
    expect(desk.getState().payment.selection).toEqual({ method: 'DIRECT_DEBIT', bank: { kind: 'onFile' } });
    await desk.answered();
    const { customer, payment } = await desk.rest();
    expect(customer.customer?.externalCustomerId).toBe('0110001');
    expect(JSON.stringify(payment)).not.toContain('DE89');
    expect(customer.deliveryAddressId).toBe(customer.customer?.billingAddress?.id);
  });
});

describe('the recent customers (REQ B1.7, B17.1)', () => {
  it('are remembered with the newest first, each once', async () => {
    const desk = openDesk();
    for (const number of ['0123456', '0110001', '0123456']) {
      await desk.logIn(number);
      if (desk.getState().customer.login.phase === 'asking') {
        desk.dispatch(customerActions.reauthenticationAnswered('agreed'));
        desk.dispatch(customerActions.birthdayAnswered('confirmed'));
      }
    }
    const { recent } = desk.getState().customer;
    expect(recent.map(({ customer }) => customer.externalCustomerId)).toEqual(['0123456', '0110001']);
  });

  it('are stored beside the data that the service had at the login, also with unsaved changes (REQ B17.2)', async () => {
    const desk = openDesk();
    const record = currentWorld().db.customers.get('0123456');
    const phone_numbers = [
      { phone_number_type: 'FAX', value: '+49 221 1' },
      { phone_number_type: 'MOBILE', value: '+49 (0)151 2' },
    ];
    Object.assign(record ?? {}, { phone_numbers });
    await desk.logIn('0123456');
    const { customer } = desk.getState().customer;
    if (customer === null) throw new Error('Erika is not loaded');
    desk.dispatch(customerActions.dataEdited({ ...customer, email: 'neu@example.com' }));
    desk.dispatch(customerActions.loginRequested('0123456'));
    await desk.rest();
    desk.dispatch(customerActions.reauthenticationAnswered('agreed'));
    desk.dispatch(customerActions.birthdayAnswered('confirmed'));
    expect((await desk.rest()).customer.customer?.email).toBe('neu@example.com');
    expect(JSON.parse(sessionStorage.getItem('originalCustomerInfoToken') ?? '')).toEqual({
      externalCustomerId: '0123456',
      email: 'erika.musterfrau@example.com',
      phoneNumber: '01512',
      originalPhoneNumber: '+49 (0)151 2',
      careOf: null,
      addressAddition: null,
    });
  });

  it('are at most ten, and are read by the next call', async () => {
    const desk = openDesk();
    const numbers = [...currentWorld().db.customers.values()]
      .filter(({ locked, origin_country, is_light_user }) => !locked && !is_light_user && origin_country === 'DE')
      .map(({ external_customer_id }) => external_customer_id)
      .slice(0, 12);
    for (const number of numbers) await desk.logIn(number);
    const next = openDesk();
    const { recent } = next.getState().customer;
    expect(recent).toHaveLength(10);
    expect(recent[0]?.customer.externalCustomerId).toBe(numbers.at(-1));
  });

  it('keep a customer who could not be loaded, and lose the one whom the service no longer knows, also in the storage', async () => {
    const desk = openDesk();
    await desk.logIn('0110001');
    await desk.logIn('0123456');
    const listed = () => desk.getState().customer.recent.map(({ customer }) => customer.externalCustomerId);
    setFault({ service: 'customer', fault: { kind: 'status', status: 503 }, times: 1 });
    await desk.logIn('0110001');
    expect(listed()).toEqual(['0123456', '0110001']);
    currentWorld().db.customers.delete('0110001');
    await desk.logIn('0110001');
    expect(desk.getState().customer.login).toEqual({ phase: 'notFound', customerNumber: '0110001' });
    expect(listed()).toEqual(['0123456']);
    expect(openDesk().getState().customer.recent).toEqual(desk.getState().customer.recent);
  });

  it('are read one by one: a broken entry does not drop the others', async () => {
    const desk = openDesk();
    await desk.logIn('0123456');
    await desk.logIn('0110001');
    const [second, first] = JSON.parse(sessionStorage.getItem('lastNewCustomers') ?? '[]') as Record<string, unknown>[];
    const { name: _name, ...nameless } = first ?? {};
    sessionStorage.setItem('lastNewCustomers', JSON.stringify([second, { id: 1 }, null, nameless]));
    const { recent } = openDesk().getState().customer;
    expect(recent.map(({ customer }) => customer.externalCustomerId)).toEqual(['0110001', '0123456']);
    expect(recent[1]?.name).toBe('');
  });

  it.each(['', 'null', '{', '[]', '[{"id":1}]', '{"a":1}'])('survive a broken store: %j', async (stored) => {
    sessionStorage.setItem('lastNewCustomers', stored);
    const desk = openDesk();
    expect(desk.getState().customer.recent).toEqual([]);
    await desk.logIn('0123456');
    expect(desk.getState().customer.recent).toHaveLength(1);
  });
});

describe('the birthday check (REQ B4.3)', () => {
  it('is valid for the call, also after a reload, and stores no date', async () => {
    const desk = openDesk();
    await desk.logIn('0123456');
    const sameCall = openDesk();
    sameCall.dispatch(customerActions.loginRequested('0123456'));
    expect((await sameCall.rest()).customer.login.phase).toBe('done');
    const stored = withoutIdsAndTimes(sessionStorage.getItem('lastBirthdayCheck') ?? '');
    expect(stored).toContain('0123456');
    expect(stored).not.toContain('1964');
  });
});

it('the login of a locked customer is stopped', async () => {
  resetWorld('lockedCustomer');
  const desk = openDesk();
  await desk.logIn('0123456');
  expect(desk.getState().customer.login).toMatchObject({ phase: 'stopped', step: 'locked' });
});
