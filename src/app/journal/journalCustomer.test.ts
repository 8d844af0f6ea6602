import { describe, expect, it } from 'vitest';
import { customerKey } from '~/domain/customer/customer';
import { customerInputOf } from '~/domain/customer/customerInput';
import { withoutIdsAndTimes } from '~/domain/testing/withoutIdsAndTimes';
import { basketActions } from '~/features/basket/basketSlice';
import { callActions } from '~/features/call/callSlice';
import { consentActions } from '~/features/customer/consent/consentSlice';
import { customerActions } from '~/features/customer/ofCall/customerSlice';
import { customerDataActions } from '~/features/customer/data/customerDataSlice';
import { customerSearchActions } from '~/features/customer/search/customerSearchSlice';
import { orderActions } from '~/features/order/place/orderSlice';
import { paymentActions } from '~/features/payment/paymentSlice';
import { pinActions } from '~/features/customer/pin/pinSlice';
import { anAddressInput, anInput, numberOn, submitAddress, submitCustomer } from '~/flows/testing/customerForms';
import { selectSubmitBlocks } from '~/flows/order/place/submitFacts';
import { doIt } from '~/flows/testing/doIt';
import { addDeliveryAddress } from '~/services/customerService/customerChangesService';
import { clearFaults, currentWorld, setFault } from '../../../mocks/node.ts';
import { itemIdOf, openDesk, readyDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import { reloaded, storedJournal } from './testing/reloaded';

startStandIn();

const nina = anInput({ email: 'nina@example.com', phoneMobile: '0151 2345678', careOf: 'Familie Sommer' });
const answers = {
  phoneMarketResearch: 'ALLOWED',
  emailMarketResearch: 'NOT_ALLOWED',
  phoneNumber: '01512345678',
  email: null,
  newsletter: true,
  dataProtection: true,
} as const;

async function ninaReady(kind: 'create' | 'guest'): Promise<Desk> {
  const desk = openDesk();
  await submitCustomer(desk, nina, { kind });
  desk.dispatch(consentActions.answered(answers));
  await submitAddress(desk, anAddressInput());
  await desk.enter('432011001');
  await desk.pay('INVOICE');
  return desk;
}

async function erikaEdited(): Promise<Desk> {
  const desk = await readyDesk();
  const { customer } = desk.getState().customer;
  if (customer === null) throw new Error('Erika is not loaded');
  await submitCustomer(
    desk,
    { ...customerInputOf(customer), lastName: 'Neuname', dateOfBirth: '13.08.1964' },
    { kind: 'edit' },
  );
  await submitAddress(desk, anAddressInput());
  return desk;
}

describe('a call is restored from its journal', () => {
  it.each(['create', 'guest'] as const)('with a customer whom the service does not know: %s', async (kind) => {
    const desk = await ninaReady(kind);
    const before = desk.getState();
    const again = await reloaded(desk);
    const after = again.getState();
    expect(after.customer.customer).toEqual(before.customer.customer);
    expect(after.customer.customer?.dateOfBirth).toBe('1980-05-06');
    expect(after.customer).toMatchObject({
      original: null,
      isDataChanged: true,
      birthdayConfirmed: true,
      birthDateLost: false,
      login: { phase: 'done' },
      deliveryAddressId: before.customer.deliveryAddressId,
    });
    expect(after.consent.answers).toEqual(answers);
    expect(after.payment.selection).toEqual({ method: 'INVOICE' });
    await again.submit();
    expect(again.getState().order.phase).toBe('confirmed');
  });

  it('with an edited customer and a new address, the birthday from the session’s list', async () => {
    const desk = await erikaEdited();
    const before = desk.getState().customer;
    const { customer } = (await reloaded(desk)).getState();
    expect(customer.customer).toEqual(before.customer);
    expect(customer.customer).toMatchObject({ lastName: 'Neuname', dateOfBirth: '1964-08-13' });
    expect(customer.original).toMatchObject({ lastName: 'Musterfrau', dateOfBirth: '1964-08-12' });
    expect(customer).toMatchObject({ isDataChanged: true, deliveryAddressId: before.deliveryAddressId });
  });

  it('with a completed light user, who keeps the customer number', async () => {
    const desk = openDesk();
    await submitCustomer(desk, anInput({ firstName: 'Lea', lastName: 'Leicht', email: 'lea.leicht@example.com' }));
    const again = await reloaded(desk);
    expect(again.getState().customer.customer).toMatchObject({
      externalCustomerId: '0400001',
      isLightUser: false,
      billingAddress: { street: 'Rosenweg' },
      dateOfBirth: '1980-05-06',
    });
  });

  it('without the birthday where the session’s list is gone: it is asked for again', async () => {
    const desk = await ninaReady('create');
    sessionStorage.clear();
    const { customer } = (await reloaded(desk)).getState();
    expect(customer).toMatchObject({ customer: { firstName: 'Nina', dateOfBirth: null }, birthDateLost: true });
  });

  it('with the drafts of its forms, except the date of birth', async () => {
    const desk = openDesk();
    desk.dispatch(customerDataActions.customerFormOpened({ kind: 'guest' }));
    desk.dispatch(customerDataActions.customerDrafted(nina));
    desk.dispatch(customerSearchActions.opened({ takesFocus: true }));
    desk.dispatch(customerSearchActions.criterionTyped({ field: 'lastName', text: 'Mei' }));
    desk.dispatch(customerSearchActions.criterionTyped({ field: 'dateOfBirth', text: '01.02.1950' }));
    desk.dispatch(customerSearchActions.orderNumberTyped('100000'));
    desk.dispatch(callActions.notesTyped('ruft zurück'));
    const { customerData, customerSearch, call } = (await reloaded(desk)).getState();
    expect(customerData).toMatchObject({
      form: { phase: 'customer', purpose: { kind: 'guest' }, check: { status: 'none' } },
      drafts: { customer: { ...nina, dateOfBirth: '' } },
    });
    expect(customerSearch).toMatchObject({
      open: true,
      criteria: { lastName: 'Mei', dateOfBirth: '' },
      orderNumber: '100000',
    });
    expect(call.notes).toBe('ruft zurück');
  });

  it.each([
    ['not stored by the service yet', false],
    ['stored under an id of its own', true],
  ])('with the address that an order has used, %s', async (_title, isStored) => {
    const desk = await readyDesk();
    await submitAddress(desk, anAddressInput());
    const { customer } = desk.getState().customer;
    if (customer === null) throw new Error('Erika is not loaded');
    const used = customer.deliveryAddresses.at(-1);
    if (used === undefined) throw new Error('The address is not in the list');
    desk.dispatch(
      customerActions.changesTaken({
        customerKey: customerKey(customer),
        customer: {
          ...customer,
          deliveryAddresses: customer.deliveryAddresses.map((address) =>
            address === used ? { ...address, usedInOrder: true } : address,
          ),
        },
      }),
    );
    if (isStored) await addDeliveryAddress(customer.externalCustomerId ?? '', used);
    const again = (await reloaded(desk)).getState();
    expect(again.customer.isDataChanged).toBe(false);
    const { deliveryAddressId, customer: after } = again.customer;
    const chosen = after?.deliveryAddresses.filter(({ id }) => id === deliveryAddressId);
    expect(chosen).toHaveLength(1);
    expect(chosen).toMatchObject([{ lastName: used.lastName, zipCode: used.zipCode, city: used.city }]);
    expect(deliveryAddressId === used.id).toBe(!isStored);
    expect(after?.deliveryAddresses).toHaveLength(customer.deliveryAddresses.length);
  });

  it('and marks a typed date of birth as lost, also after a second reload', async () => {
    const desk = openDesk();
    desk.dispatch(customerDataActions.customerFormOpened({ kind: 'create' }));
    desk.dispatch(customerDataActions.customerDrafted({ ...nina, dateOfBirth: '06.05.' }));
    const again = await reloaded(desk);
    const lost = { form: { birthDateLost: true }, drafts: { customer: { dateOfBirth: '' } } };
    expect(again.getState().customerData).toMatchObject(lost);
    expect((await reloaded(again)).getState().customerData).toMatchObject(lost);
  });

  it('and does not mark an unchanged date of birth as lost', async () => {
    const desk = openDesk();
    await desk.logIn('0123456');
    const { customer } = desk.getState().customer;
    if (customer === null) throw new Error('Erika is not loaded');
    desk.dispatch(customerDataActions.customerFormOpened({ kind: 'edit' }));
    desk.dispatch(customerDataActions.customerDrafted({ ...customerInputOf(customer), firstName: 'Erica' }));
    expect((await reloaded(desk)).getState().customerData.form).toMatchObject({ birthDateLost: false });
  });

  it('and marks a date of birth typed in the search as lost', async () => {
    const desk = openDesk();
    desk.dispatch(customerSearchActions.opened({ takesFocus: true }));
    desk.dispatch(customerSearchActions.criterionTyped({ field: 'dateOfBirth', text: '12.08.' }));
    expect((await reloaded(desk)).getState().customerSearch).toMatchObject({
      birthDateLost: true,
      criteria: { dateOfBirth: '' },
    });
  });

  it('with the typed quantity of a line, which blocks the submission', async () => {
    const desk = await readyDesk();
    desk.dispatch(basketActions.quantityTyped({ itemId: itemIdOf(desk.getState(), '432011001'), text: '1' }));
    const again = await reloaded(desk);
    expect(again.getState().basket.typedQuantity).toMatchObject({ text: '1' });
    expect(selectSubmitBlocks(again.getState())).toContainEqual({ kind: 'quantityTyped', sku: '432011001' });
  });

  it('with the draft of an address form', async () => {
    const desk = openDesk();
    await desk.logIn('0123456');
    desk.dispatch(customerDataActions.addressFormOpened({ addressId: 'address-0123456-2' }));
    desk.dispatch(customerDataActions.addressDrafted(anAddressInput()));
    expect((await reloaded(desk)).getState().customerData).toMatchObject({
      form: { phase: 'address', target: { addressId: 'address-0123456-2' } },
      drafts: { address: anAddressInput() },
    });
  });

  it('with the form whose check was open, ready to be submitted again', async () => {
    const desk = openDesk();
    const doris = anInput({ firstName: 'Doris', lastName: 'Doppel', dateOfBirth: '17.05.1971' });
    await submitCustomer(desk, doris);
    const { customerData } = (await reloaded(desk)).getState();
    expect(customerData.form).toMatchObject({ phase: 'customer', check: { status: 'none' } });
  });
});

describe('nothing is lost', () => {
  it('when the customer service is down at the reload: the next login restores the changes', async () => {
    const desk = await erikaEdited();
    setFault({ service: 'customer', fault: { kind: 'status', status: 503 } });
    const down = await reloaded(desk);
    expect(down.getState().customer.login.phase).toBe('failed');
    clearFaults();
    const twice = await reloaded(down);
    await twice.logIn('0123456');
    expect(twice.getState().customer).toMatchObject({
      customer: { lastName: 'Neuname', dateOfBirth: '1964-08-13' },
      isDataChanged: true,
    });
    expect(twice.getState().customer.customer?.deliveryAddresses).toHaveLength(3);
  });

  it('when another login was open: the new customer is restored', async () => {
    const desk = await ninaReady('create');
    await doIt(desk, customerActions.loginRequested('0110001'));
    const again = await reloaded(desk);
    expect(again.getState().customer).toMatchObject({ customer: { firstName: 'Nina' }, login: { phase: 'asking' } });
    again.dispatch(customerActions.loginDismissed());
    expect(again.getState().customer).toMatchObject({ customer: { firstName: 'Nina' }, login: { phase: 'done' } });
  });

  it('the unsaved changes of one customer are not applied to another who logs in after the reload', async () => {
    const desk = await erikaEdited();
    setFault({ service: 'customer', times: 1, fault: { kind: 'status', status: 503 } });
    const down = await reloaded(desk);
    await doIt(down, customerActions.loginRequested('0110001'));
    // They would be lost (DECISIONS 257).
    expect(down.getState().customer.login).toMatchObject({ phase: 'asking', step: 'unsavedChanges' });
    await doIt(down, customerActions.unsavedChangesAnswered('discard'));
    await doIt(down, customerActions.birthdayAnswered('confirmed'));
    expect(numberOn(down)).toBe('0110001');
    expect(JSON.stringify(down.getState().customer.customer)).not.toMatch(/Neuname|Hasenweg/);
    expect(down.getState().customer.isDataChanged).toBe(false);
  });

  it.each(['create', 'guest'] as const)(
    'when the browser was killed while the order was sent: %s, one order',
    async (kind) => {
      const desk = await ninaReady(kind);
      const before = currentWorld().db.orders.count();
      setFault({ path: '/backoffice-guest-orders', times: 1, fault: { kind: 'reset', after: 'after' } });
      setFault({ service: 'order-history', times: 1, fault: { kind: 'status', status: 503 } });
      await doIt(desk, orderActions.submitRequested());
      const again = await reloaded(desk);
      expect(again.getState()).toMatchObject({ order: { phase: 'confirmed' }, basket: { items: [] } });
      expect(currentWorld().db.orders.count()).toBe(before + 1);
      expect(numberOn(again) ?? 'none').toMatch(kind === 'create' ? /^0[1-9]\d{5,}$/ : /^none$/);
    },
  );
});

describe('the text of a journal', () => {
  it('holds no date of birth, no IBAN and no PIN, whatever was done', async () => {
    const asking = openDesk();
    await doIt(asking, customerActions.loginRequested('0500001'));
    await doIt(asking, pinActions.pinEntered('7193'));
    const missing = openDesk();
    await doIt(missing, customerActions.loginRequested('0700002'));
    missing.dispatch(customerActions.missingBirthdayAnswered('1960-02-01'));
    const typing = openDesk();
    typing.dispatch(customerDataActions.customerFormOpened({ kind: 'create' }));
    typing.dispatch(customerDataActions.customerDrafted(nina));
    typing.dispatch(customerSearchActions.criterionTyped({ field: 'dateOfBirth', text: '01.02.1950' }));
    const paying = await ninaReady('create');
    await paying.pay('DIRECT_DEBIT');
    await doIt(paying, paymentActions.bankDetailsEntered({ accountHolder: 'Nina', iban: 'DE89370400440532013000' }));
    const desks = [asking, missing, typing, paying, await erikaEdited(), await ninaReady('guest')];
    const written = withoutIdsAndTimes(JSON.stringify(desks.map((desk) => storedJournal(desk.getState()))));
    const forbidden = [
      '1980',
      '06.05',
      '1964',
      '13.08',
      '1960-02',
      '01.02',
      '1950',
      'DE89',
      '3000',
      '7193',
      'dateOfBirth',
    ];
    expect(forbidden.filter((secret) => written.includes(secret))).toEqual([]);
    expect(written).toContain('Neuname');
  });
});
