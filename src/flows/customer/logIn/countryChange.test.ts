import { describe, expect, it } from 'vitest';
import { openDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import { customerActions } from '~/features/customer/ofCall/customerSlice';
import { customerInputOf } from '~/domain/customer/customerInput';
import { customerDataActions } from '~/features/customer/data/customerDataSlice';
import { selectSubmitBlocks } from '~/flows/order/place/submitFacts';
import { clearFaults, currentWorld, resetWorld, setFault } from '../../../../mocks/node.ts';
import { bodiesSentTo, checkOf, late, numberOn, submitCustomer } from '~/flows/testing/customerForms';

startStandIn();

const anna = '0200001';

async function annaStopped(): Promise<Desk> {
  const desk = openDesk();
  await desk.logIn(anna);
  expect(desk.getState().customer.login).toMatchObject({ phase: 'stopped', step: 'wrongCountry' });
  return desk;
}

async function move(desk: Desk): Promise<void> {
  desk.dispatch(customerActions.countryChangeRequested());
  await desk.rest();
}

describe('a customer of another country (REQ B2.3, B13.1)', () => {
  it('who moved: the country is changed at the service, and the login continues', async () => {
    const sent = bodiesSentTo(`/private/customers/${anna}/country`);
    const desk = await annaStopped();
    await move(desk);
    expect(sent).toEqual([{ origin_country: 'DE' }]);
    expect(desk.getState().customer.login).toMatchObject({ phase: 'asking', step: 'birthday' });
    desk.dispatch(customerActions.birthdayAnswered('confirmed'));
    expect(numberOn(desk)).toBe(anna);
    expect(currentWorld().db.customers.get(anna)?.origin_country).toBe('DE');
  });

  it('whose billing address is still abroad after the change: the login continues, and the form opens', async () => {
    const desk = await annaStopped();
    const { db } = currentWorld();
    const record = db.customers.get(anna);
    if (record === undefined) throw new Error('Anna is not there');
    const body = { ...record, origin_country: 'DE' };
    setFault({ method: 'PATCH', path: '/country', times: 1, fault: { kind: 'json', body } });
    desk.dispatch(customerActions.countryChangeRequested());
    await expect.poll(() => desk.getState().customer.login).toMatchObject({ phase: 'asking', step: 'birthday' });
    desk.dispatch(customerActions.birthdayAnswered('confirmed'));
    const { customer, customerData } = await desk.rest();
    expect(customer.customer).toMatchObject({ externalCustomerId: anna, originCountry: 'DE' });
    expect(customer.customer?.billingAddress?.countryCode).not.toBe('DE');
    expect(customerData.form).toMatchObject({ phase: 'customer', purpose: { kind: 'edit' } });
    // The form may be closed, but no order is sent without an address in the country of the order (DECISIONS 49).
    desk.dispatch(customerDataActions.formCancelled());
    expect(selectSubmitBlocks(desk.getState()).map(({ kind }) => kind)).toContain('billingAddressAbroad');
  });

  it('whose address abroad is submitted unchanged: it is checked all the same', async () => {
    const desk = openDesk({ country: 'CH' });
    const { db } = currentWorld();
    const record = db.customers.get(anna);
    if (record === undefined) throw new Error('Anna is not there');
    setFault({ method: 'PATCH', path: '/country', times: 1, fault: { kind: 'json', body: record } });
    await desk.logIn(anna);
    desk.dispatch(customerActions.countryChangeRequested());
    await expect.poll(() => desk.getState().customer.login).toMatchObject({ phase: 'asking', step: 'birthday' });
    desk.dispatch(customerActions.birthdayAnswered('confirmed'));
    const { customer } = (await desk.rest()).customer;
    if (customer === null) throw new Error('Anna is not loaded');
    await submitCustomer(desk, customerInputOf(customer), { kind: 'edit' });
    expect(checkOf(desk)).toMatchObject({ status: 'address' });
    expect(selectSubmitBlocks(desk.getState()).map(({ kind }) => kind)).toContain('billingAddressAbroad');
  });

  it('cannot be changed: the message carries the server’s detail, and nobody is loaded', async () => {
    resetWorld('countryChangeRefused');
    const desk = await annaStopped();
    await move(desk);
    expect(desk.getState().customer).toMatchObject({
      customer: null,
      login: {
        phase: 'stopped',
        step: 'wrongCountry',
        countryChange: { status: 'refused', detail: 'Der Kunde hat noch offene Aufträge.' },
      },
    });
    expect(desk.notices).toEqual([]);
  });

  it.each([{ kind: 'reset' }, { kind: 'html' }, { kind: 'json', body: {} }, { kind: 'empty', status: 204 }] as const)(
    'the change fails (%j): it is shown as refused, and can be tried again',
    async (fault) => {
      const desk = await annaStopped();
      setFault({ method: 'PATCH', path: '/country', fault });
      await move(desk);
      expect(desk.getState().customer.login).toMatchObject({ countryChange: { status: 'refused', detail: null } });
      clearFaults();
      await move(desk);
      expect(desk.getState().customer.login).toMatchObject({ phase: 'asking', step: 'birthday' });
    },
  );

  it('whose change is in flight: a newer login cancels it', async () => {
    const desk = await annaStopped();
    setFault({ method: 'PATCH', path: '/country', times: 1, fault: late });
    desk.dispatch(customerActions.countryChangeRequested());
    await desk.logIn('0123456');
    await desk.answered();
    expect(numberOn(desk)).toBe('0123456');
    expect(desk.getState().customer.login.phase).toBe('done');
  });
});
