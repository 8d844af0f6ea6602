import { http, HttpResponse } from 'msw';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { swissOrderEntry } from '~config/swissOrderEntry';
import { openDesk, readyDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import { customerInputOf } from '~/domain/customer/customerInput';
import { customerActions } from '~/features/customer/ofCall/customerSlice';
import { orderActions } from '~/features/order/place/orderSlice';
import { anInput, bodiesSentTo, submitAddress, anAddressInput, submitCustomer } from '~/flows/testing/customerForms';
import { clearFaults, currentWorld, server, setFault } from '../../../../mocks/node.ts';
import type { Fault } from '../../../../mocks/worlds/faults.ts';
import { injectOrderFault } from '~/flows/testing/orderBook';
import { doIt } from '~/flows/testing/doIt';

startStandIn();

const guestPath = '/backoffice-guest-orders';
const nina = anInput({ email: 'nina@example.com', phoneMobile: '0151 2345678' });
const injectGuestOrderFault = (fault: Fault) => {
  setFault({ path: guestPath, method: 'POST', times: 1, fault });
};

/** A desk with basket and payment for a customer whom the service does not know. */
async function readyFor(kind: 'create' | 'guest'): Promise<Desk> {
  const desk = openDesk();
  await submitCustomer(desk, nina, { kind });
  await desk.enter('432011001');
  await desk.pay('INVOICE');
  return desk;
}

/** Runs `work` and returns how many orders it added at the service. */
async function ordersMadeBy(work: () => Promise<void>): Promise<number> {
  const before = currentWorld().db.orders.count();
  await work();
  return currentWorld().db.orders.count() - before;
}

describe('the order of a new customer (REQ C12.2)', () => {
  it('is sent as a guest order that creates the account; then the customer has a number', async () => {
    const sent = bodiesSentTo(guestPath);
    const desk = await readyFor('create');
    expect(await ordersMadeBy(desk.submit)).toBe(1);
    expect(sent).toMatchObject([
      {
        customer_info: {
          create_account: true,
          first_name: 'Nina',
          last_name: 'Neukundin',
          date_of_birth: '1980-05-06',
          email: 'nina@example.com',
          street: 'Rosenweg',
        },
      },
    ]);
    expect(JSON.stringify(sent)).not.toContain('local-');
    const { customer, order } = desk.getState();
    const number = order.phase === 'confirmed' ? order.order.externalCustomerId : undefined;
    expect(number).toMatch(/^0[1-9]\d{5,}$/);
    expect(currentWorld().db.customers.get(number ?? '')).toMatchObject({ first_name: 'Nina' });
    expect(customer).toMatchObject({
      customer: { externalCustomerId: number },
      original: { externalCustomerId: number },
      isDataChanged: false,
      numberField: number,
    });
  });

  it('is followed by a second one under the number', async () => {
    const desk = await readyFor('create');
    await desk.submit();
    desk.dispatch(orderActions.confirmationClosed());
    const number = desk.getState().customer.customer?.externalCustomerId ?? '';
    await desk.enter('443015001');
    await desk.pay('INVOICE');
    await desk.submit();
    expect(desk.getState().order).toMatchObject({ phase: 'confirmed', order: { externalCustomerId: number } });
    expect(currentWorld().db.orders.ofCustomer(number)).toHaveLength(2);
  });

  it('contains that the double check was skipped', async () => {
    const sent = bodiesSentTo(guestPath);
    const desk = openDesk();
    const gregor = anInput({
      firstName: 'Gregor',
      lastName: 'Gelöscht',
      dateOfBirth: '09.09.1969',
      email: 'gregor@example.com',
    });
    await submitCustomer(desk, gregor);
    await desk.enter('432011001');
    await desk.pay('INVOICE');
    await desk.submit();
    expect(sent).toMatchObject([{ customer_info: { skip_double_check: true, create_account: true } }]);
  });
});

describe('the order of a guest (REQ B14.1)', () => {
  it('creates no account, and the customer stays a guest', async () => {
    const sent = bodiesSentTo(guestPath);
    const desk = await readyFor('guest');
    expect(await ordersMadeBy(desk.submit)).toBe(1);
    expect(sent).toMatchObject([{ customer_info: { create_account: false, first_name: 'Nina' } }]);
    const { customer, order } = desk.getState();
    expect(order).toMatchObject({ phase: 'confirmed', order: { externalCustomerId: null } });
    expect(customer.customer).toMatchObject({ isGuest: true, externalCustomerId: null });
  });
});

describe.each(['create', 'guest'] as const)('the answer of an order without a number is lost: %s', (kind) => {
  it.each<Fault>([{ kind: 'reset' }, { kind: 'status', status: 502 }, { kind: 'html' }, { kind: 'half' }])(
    'after it was stored, %j: it is found by its ERP number, and exists once',
    async (fault) => {
      const desk = await readyFor(kind);
      injectGuestOrderFault({ ...fault, after: 'after' });
      expect(await ordersMadeBy(desk.submit)).toBe(1);
      const { order, basket } = desk.getState();
      expect(order.phase).toBe('confirmed');
      expect(basket.items).toEqual([]);
    },
  );

  it('a found order that cannot be loaded does not count as missing', async () => {
    const desk = await readyFor(kind);
    injectGuestOrderFault({ kind: 'reset', after: 'after' });
    setFault({ path: '/services/order/orders/', method: 'GET', fault: { kind: 'status', status: 404 } });
    await desk.submit();
    expect(desk.getState().order).toMatchObject({ phase: 'outcomeUnknown', lookup: 'failed' });
  });

  it('before it was stored: it is not found, everything is kept, and it can be sent again', async () => {
    const desk = await readyFor(kind);
    injectGuestOrderFault({ kind: 'reset' });
    expect(await ordersMadeBy(desk.submit)).toBe(0);
    expect(desk.getState()).toMatchObject({
      order: { phase: 'outcomeUnknown', lookup: 'notThere', customerNumber: null },
      customer: { customer: { firstName: 'Nina', externalCustomerId: null }, isDataChanged: true },
      payment: { selection: { method: 'INVOICE' } },
    });
    expect(desk.lines()).toEqual(['432011001*1']);
    await doIt(desk, orderActions.resendRequested());
    expect(desk.getState().order.phase).toBe('confirmed');
  });

  it('the order system is down: nothing is sent again before it has answered', async () => {
    const desk = await readyFor(kind);
    injectGuestOrderFault({ kind: 'reset', after: 'after' });
    setFault({ service: 'order-history', fault: { kind: 'status', status: 503 } });
    const made = await ordersMadeBy(async () => {
      await desk.submit();
      desk.dispatch(orderActions.resendRequested());
      await desk.submit();
      expect(desk.getState().order).toMatchObject({ phase: 'outcomeUnknown', lookup: 'failed' });
      clearFaults();
      await doIt(desk, orderActions.lookupRequested());
    });
    expect(made).toBe(1);
    expect(desk.getState().order.phase).toBe('confirmed');
  });
});

describe('customer data that was changed in the call', () => {
  it('is sent with offer and order, and is stored afterwards', async () => {
    const offers = bodiesSentTo('/backoffice-offers');
    const desk = await readyDesk();
    expect(offers.at(-1)).toMatchObject({ is_customer_data_changed: false });
    const { customer } = desk.getState().customer;
    if (customer === null) throw new Error('Nobody is loaded');
    await submitCustomer(desk, { ...customerInputOf(customer), email: 'erika.neu@example.com' }, { kind: 'edit' });
    expect(offers.at(-1)).toMatchObject({
      is_customer_data_changed: true,
      customer: { email: 'erika.neu@example.com', external_customer_id: '0123456' },
    });
    await desk.submit();
    expect(desk.getState()).toMatchObject({
      order: { phase: 'confirmed' },
      customer: { isDataChanged: false, original: { email: 'erika.neu@example.com' } },
    });
    expect(currentWorld().db.customers.get('0123456')?.email).toBe('erika.neu@example.com');
  });

  it('a new delivery address is sent with the order, and marked as used', async () => {
    const sent = bodiesSentTo('/backoffice-orders/');
    const desk = await readyDesk();
    await submitAddress(desk, anAddressInput());
    await desk.submit();
    expect(sent).toMatchObject([{ delivery_address: { street: 'Hasenweg', first_name: 'Karl' } }]);
    const { customer, deliveryAddressId } = desk.getState().customer;
    const used = customer?.deliveryAddresses.find(({ id }) => id === deliveryAddressId);
    expect(used).toMatchObject({ street: 'Hasenweg', usedInOrder: true });
    expect(desk.getState().customer.recent[0]).toMatchObject({
      payment: 'INVOICE',
      deliveryAddress: { usedInOrder: true },
    });
  });

  it('is not saved a second time after the order contained it', async () => {
    const desk = await readyDesk();
    await submitAddress(desk, anAddressInput());
    await desk.submit();
    const { customer } = desk.getState().customer;
    if (customer === null) throw new Error('Nobody is loaded');
    await submitCustomer(desk, { ...customerInputOf(customer), phoneMobile: '0151 2345678' }, { kind: 'edit' });
    await doIt(desk, customerActions.saveRequested());
    const streets = currentWorld()
      .db.customers.get('0123456')
      ?.delivery_addresses.map(({ street }) => street);
    expect(streets?.filter((street) => street === 'Hasenweg')).toEqual(['Hasenweg']);
  });
});

describe('another customer is loaded while the outcome of an order is unknown', () => {
  async function unknownThenNina(): Promise<Desk> {
    const desk = await readyDesk();
    injectOrderFault({ kind: 'reset', after: 'after' });
    setFault({ service: 'order-history', times: 1, fault: { kind: 'status', status: 503 } });
    await desk.submit();
    await submitCustomer(desk, nina);
    return desk;
  }

  it('the order that is found then does not change the new one: no number, no payment, no used address', async () => {
    const desk = await unknownThenNina();
    const before = desk.getState().customer;
    await doIt(desk, orderActions.lookupRequested());
    const { order, customer } = desk.getState();
    expect(order).toMatchObject({ phase: 'confirmed', order: { externalCustomerId: '0123456' } });
    expect(customer.customer).toEqual(before.customer);
    expect(customer.isDataChanged).toBe(true);
    expect(customer.recent.find(({ name }) => name === 'Nina Neukundin')).toMatchObject({
      payment: null,
      deliveryAddress: null,
      customer: { externalCustomerId: null },
    });
  });

  it('the order of the first is never placed for the other', async () => {
    const desk = await unknownThenNina();
    await doIt(desk, orderActions.resendRequested());
    await doIt(desk, orderActions.lookupRequested());
    expect(
      currentWorld()
        .db.orders.ofCustomer('0123456')
        .filter(({ order }) => order.number.startsWith('14000')),
    ).toHaveLength(1);
    expect([...currentWorld().db.customers.values()].some(({ first_name }) => first_name === 'Nina')).toBe(false);
  });
});

it('the lost order of a Swiss customer is found where the history has it under the placeholder alone (REQ D4.3)', async () => {
  const desk = await readyDesk({ customer: '0300001', country: 'CH', variant: 'swiss' });
  const Search = v.object({ external_customer_id: v.string() });
  const asked: string[] = [];
  server.use(
    http.post('*/private/orders-overview', async ({ request }) => {
      const { external_customer_id: number } = v.parse(Search, await request.clone().json());
      asked.push(number);
      if (number === swissOrderEntry.historyCustomerId) return undefined;
      return HttpResponse.json({ orders: [], page: 1, total_orders: 0, total_filtered_orders: 0 });
    }),
  );
  injectOrderFault({ kind: 'reset', after: 'after' });
  expect(await ordersMadeBy(desk.submit)).toBe(1);
  expect(desk.getState().order.phase).toBe('confirmed');
  expect(asked.slice(-2)).toEqual(['0300001', swissOrderEntry.historyCustomerId]);
});
