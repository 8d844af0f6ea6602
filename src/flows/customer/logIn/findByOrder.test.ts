import { describe, expect, it, onTestFinished } from 'vitest';
import { createCallStore } from '~/app/call/callStore';
import { openDesk, startStandIn } from '~/app/testing/aDesk';
import { customerActions } from '~/features/customer/ofCall/customerSlice';
import { customerSearchActions } from '~/features/customer/search/customerSearchSlice';
import { requestsSeen, setFault } from '../../../../mocks/node.ts';
import { late, numberOn, timesSeen } from '~/flows/testing/customerForms';

startStandIn();

const erikasOrder = '1000000001';

/** A store that records the paths passed to `goTo`. */
function travellingDesk() {
  const desk = openDesk();
  const visited: string[] = [];
  const goTo = (path: string) => {
    visited.push(path);
  };
  desk.end();
  const { store, end } = createCallStore({
    call: desk.getState().call,
    journal: null,
    saveNow: () => Promise.resolve(),
    goTo,
  });
  onTestFinished(end);
  const login = async (number: string, birthday: 'confirmed' | 'denied' = 'confirmed') => {
    if (number !== '') store.dispatch(customerActions.loginRequested(number));
    await expect.poll(() => store.getState().customer.login.phase).toBe('asking');
    store.dispatch(customerActions.birthdayAnswered(birthday));
  };
  const find = (opensHistory: boolean) =>
    store.dispatch(customerSearchActions.orderLookupRequested({ orderNumber: erikasOrder, opensHistory }));
  return { store, visited, login, find };
}

describe('the customer of an order', () => {
  it.each([erikasOrder, ' 100 000 0001 '])('is found by its number %j, and logs in as usual', async (orderNumber) => {
    const desk = openDesk();
    desk.dispatch(customerSearchActions.opened({ takesFocus: true }));
    desk.dispatch(customerSearchActions.orderLookupRequested({ orderNumber, opensHistory: false }));
    await expect.poll(() => desk.getState().customer.login).toMatchObject({ phase: 'asking', step: 'birthday' });
    expect(desk.getState().customerSearch).toMatchObject({ open: false, result: { status: 'none' } });
    desk.dispatch(customerActions.birthdayAnswered('confirmed'));
    expect(numberOn(desk)).toBe('0123456');
  });

  it.each([
    ['1999999999', { status: 'orderNotFound', orderNumber: '1999999999' }],
    ['  ', { status: 'orderNumberMissing' }],
  ])('%j ends with %j', async (orderNumber, result) => {
    const desk = openDesk();
    desk.dispatch(customerSearchActions.opened({ takesFocus: true }));
    desk.dispatch(customerSearchActions.orderLookupRequested({ orderNumber, opensHistory: true }));
    const { customerSearch, customer } = await desk.rest();
    expect(customerSearch).toMatchObject({ open: true, result });
    expect(customer.login.phase).toBe('idle');
    expect(sessionStorage.getItem('loginToCustomer')).toBeNull();
  });

  it.each([{ kind: 'status', status: 503 }, { kind: 'reset' }, { kind: 'html' }, { kind: 'json', body: {} }] as const)(
    'cannot be looked up: %j',
    async (fault) => {
      const desk = openDesk();
      desk.dispatch(customerSearchActions.opened({ takesFocus: true }));
      setFault({ service: 'order-history', fault });
      desk.dispatch(customerSearchActions.orderLookupRequested({ orderNumber: erikasOrder, opensHistory: false }));
      const { customerSearch, customer } = await desk.rest();
      expect(customerSearch).toMatchObject({ open: true, result: { status: 'INTERNAL_SERVER_ERROR' } });
      expect(customer.login.phase).toBe('idle');
    },
  );

  it('is not found where the order is a guest’s', async () => {
    const desk = openDesk();
    desk.dispatch(customerSearchActions.opened({ takesFocus: true }));
    const body = { external_customer_id: null, external_order_id: erikasOrder };
    setFault({ path: '/private/search-order-info', fault: { kind: 'json', body } });
    desk.dispatch(customerSearchActions.orderLookupRequested({ orderNumber: erikasOrder, opensHistory: false }));
    const { customerSearch, customer } = await desk.rest();
    expect(customerSearch.result).toEqual({ status: 'orderNotFound', orderNumber: erikasOrder });
    expect(customer.login.phase).toBe('idle');
  });

  it('is found by the order service where the order search does not know the number', async () => {
    const desk = openDesk();
    desk.dispatch(customerSearchActions.opened({ takesFocus: true }));
    setFault({ path: '/private/search-order-info', fault: { kind: 'status', status: 404 } });
    desk.dispatch(customerSearchActions.orderLookupRequested({ orderNumber: erikasOrder, opensHistory: true }));
    await expect.poll(() => desk.getState().customer.login).toMatchObject({ phase: 'asking', step: 'birthday' });
    expect(requestsSeen().some(({ path }) => path.endsWith(`/orders/${erikasOrder}`))).toBe(true);
    expect(JSON.parse(sessionStorage.getItem('loginToCustomer') ?? 'null')).toEqual({
      kind: 'orderHistory',
      externalCustomerId: '0123456',
      orderId: erikasOrder,
    });
    desk.dispatch(customerActions.birthdayAnswered('confirmed'));
    expect(numberOn(desk)).toBe('0123456');
  });

  it('who lives in another country: the history opens after the country was changed', async () => {
    const { store, visited, find } = travellingDesk();
    const info = { external_customer_id: '0200001', external_order_id: '1000000099' };
    setFault({ path: '/private/search-order-info', fault: { kind: 'json', body: info } });
    find(true);
    await expect.poll(() => store.getState().customer.login).toMatchObject({ phase: 'stopped', step: 'wrongCountry' });
    store.dispatch(customerActions.countryChangeRequested());
    await expect.poll(() => store.getState().customer.login).toMatchObject({ phase: 'asking', step: 'birthday' });
    expect(visited).toEqual([]);
    store.dispatch(customerActions.birthdayAnswered('confirmed'));
    await expect.poll(() => visited).toEqual(['/orderhistory/0200001?orderId=1000000099']);
  });

  it('is not logged in any more once the search was closed', async () => {
    const desk = openDesk();
    desk.dispatch(customerSearchActions.opened({ takesFocus: true }));
    setFault({ service: 'order-history', times: 1, fault: late });
    desk.dispatch(customerSearchActions.orderLookupRequested({ orderNumber: erikasOrder, opensHistory: true }));
    desk.dispatch(customerSearchActions.closed());
    await desk.answered();
    expect(desk.getState().customer.login.phase).toBe('idle');
    expect(timesSeen('findCustomer')).toBe(0);
  });

  it('does not replace a customer whom the agent logged in meanwhile', async () => {
    const desk = openDesk();
    setFault({ service: 'order-history', times: 1, fault: late });
    desk.dispatch(customerSearchActions.orderLookupRequested({ orderNumber: erikasOrder, opensHistory: false }));
    desk.dispatch(customerActions.loginRequested('0110001'));
    await expect.poll(() => desk.getState().customer.login.phase).toBe('asking');
    desk.dispatch(customerActions.birthdayAnswered('confirmed'));
    await desk.answered();
    expect(numberOn(desk)).toBe('0110001');
    expect(desk.getState().customer.login.phase).toBe('done');
  });
});

describe('a pending order-history target (REQ B2.8)', () => {
  it('is opened after the login, once', async () => {
    const { store, visited, login, find } = travellingDesk();
    find(true);
    await login('');
    await expect.poll(() => visited).toEqual([`/orderhistory/0123456?orderId=${erikasOrder}`]);
    store.dispatch(customerActions.loginRequested('0123456'));
    await expect.poll(() => store.getState().customer.login).toMatchObject({ step: 'reauthenticate' });
    store.dispatch(customerActions.reauthenticationAnswered('agreed'));
    await login('0110001');
    expect(visited).toHaveLength(1);
  });

  it('is not stored where only the customer is wanted', async () => {
    const { visited, login, find, store } = travellingDesk();
    find(false);
    await login('');
    await expect.poll(() => store.getState().customer.login.phase).toBe('done');
    expect(visited).toEqual([]);
  });

  it('is dropped when another customer is logged in', async () => {
    const { store, visited, login, find } = travellingDesk();
    find(true);
    await login('', 'denied');
    expect(visited).toEqual([]);
    await login('0110001');
    expect(store.getState().customer.customer?.externalCustomerId).toBe('0110001');
    await login('0123456');
    expect(store.getState().customer.customer?.externalCustomerId).toBe('0123456');
    expect(visited).toEqual([]);
  });

  it('is dropped after a denied birthday, also for a later login of the same customer', async () => {
    const { store, visited, login, find } = travellingDesk();
    find(true);
    await login('', 'denied');
    expect(sessionStorage.getItem('loginToCustomer')).toBeNull();
    await login('0123456');
    await expect.poll(() => store.getState().customer.login.phase).toBe('done');
    expect(visited).toEqual([]);
  });

  it('is dropped by the login of another number before the answer', async () => {
    const { store, visited, login, find } = travellingDesk();
    find(true);
    await expect.poll(() => store.getState().customer.login.phase).toBe('asking');
    store.dispatch(customerActions.loginRequested('0110001'));
    expect(sessionStorage.getItem('loginToCustomer')).toBeNull();
    await expect
      .poll(() => store.getState().customer.login)
      .toMatchObject({
        phase: 'asking',
        customer: { externalCustomerId: '0110001' },
      });
    store.dispatch(customerActions.birthdayAnswered('confirmed'));
    await login('0123456');
    expect(visited).toEqual([]);
  });

  it.each(['', 'null', '{', '[]', '{"kind":"elsewhere"}', '{"kind":"orderHistory","externalCustomerId":7}'])(
    'is ignored when its stored text is broken: %j',
    async (stored) => {
      sessionStorage.setItem('loginToCustomer', stored);
      const { visited, login, store } = travellingDesk();
      await login('0123456');
      expect(store.getState().customer.login.phase).toBe('done');
      expect(visited).toEqual([]);
    },
  );

  it('encodes customer and order, so that they cannot change the path', async () => {
    const target = { kind: 'orderHistory', externalCustomerId: '0123456', orderId: '../x?y=1&z' };
    sessionStorage.setItem('loginToCustomer', JSON.stringify(target));
    const { visited, login } = travellingDesk();
    await login('0123456');
    await expect.poll(() => visited).toEqual(['/orderhistory/0123456?orderId=..%2Fx%3Fy%3D1%26z']);
  });
});
