import { describe, expect, it } from 'vitest';
import { openDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import { customerInputOf } from '~/domain/customer/customerInput';
import { customerActions, selectDeliveryAddress } from '~/features/customer/ofCall/customerSlice';
import { currentWorld, setFault } from '../../../../mocks/node.ts';
import { anAddressInput, numberOn, submitAddress, submitCustomer, timesSeen } from '~/flows/testing/customerForms';
import { doIt } from '~/flows/testing/doIt';
import { holdBack } from '~/flows/testing/holdBack';

startStandIn();

/** A desk with Erika, whose new e-mail and new delivery address are unsaved. */
async function erikaChanged(): Promise<Desk> {
  const desk = openDesk();
  await desk.logIn('0123456');
  const { customer } = desk.getState().customer;
  if (customer === null) throw new Error('Erika is not loaded');
  const input = { ...customerInputOf(customer), email: 'neu@example.com' };
  await submitCustomer(desk, input, { kind: 'edit' });
  await submitAddress(desk, anAddressInput());
  return desk;
}

async function requestLogin(desk: Desk, number: string): Promise<void> {
  await doIt(desk, customerActions.loginRequested(number));
}

async function answer(desk: Desk, given: 'save' | 'discard' | 'stay'): Promise<void> {
  await doIt(desk, customerActions.unsavedChangesAnswered(given));
}

const chosen = ({ getState }: Desk) => selectDeliveryAddress(getState());
const login = ({ getState }: Desk) => getState().customer.login;

describe('the login of another customer, while the loaded one has unsaved changes', () => {
  it('asks first; "stay" keeps the customer and everything', async () => {
    const desk = await erikaChanged();
    const before = desk.getState();
    await requestLogin(desk, '0110001');
    expect(login(desk)).toMatchObject({ phase: 'asking', step: 'unsavedChanges' });
    await answer(desk, 'stay');
    const { customer, consent } = desk.getState();
    expect(customer).toMatchObject({
      customer: before.customer.customer,
      original: before.customer.original,
      deliveryAddressId: before.customer.deliveryAddressId,
      isDataChanged: true,
      login: { phase: 'done' },
    });
    expect(consent.answers).toEqual(before.consent.answers);
    expect(timesSeen('changeCustomer')).toBe(0);
  });

  it('"discard" continues with the other one, and saves nothing', async () => {
    const desk = await erikaChanged();
    await requestLogin(desk, '0110001');
    await answer(desk, 'discard');
    expect(login(desk)).toMatchObject({ phase: 'asking', step: 'birthday' });
    desk.dispatch(customerActions.birthdayAnswered('confirmed'));
    expect(numberOn(desk)).toBe('0110001');
    expect(desk.getState().customer.isDataChanged).toBe(false);
    expect(timesSeen('changeCustomer') + timesSeen('addDeliveryAddress')).toBe(0);
  });

  it('"save" saves first, then continues with the other one', async () => {
    const desk = await erikaChanged();
    await requestLogin(desk, '0110001');
    await answer(desk, 'save');
    expect(currentWorld().db.customers.get('0123456')).toMatchObject({ email: 'neu@example.com' });
    expect(timesSeen('addDeliveryAddress')).toBe(1);
    expect(login(desk)).toMatchObject({ phase: 'asking', step: 'birthday' });
    desk.dispatch(customerActions.birthdayAnswered('confirmed'));
    expect(numberOn(desk)).toBe('0110001');
  });

  it('a save that fails asks again, and nothing is lost', async () => {
    const desk = await erikaChanged();
    await requestLogin(desk, '0110001');
    setFault({ method: 'PATCH', path: '/private/customers/0123456', times: 1, fault: { kind: 'status', status: 500 } });
    await answer(desk, 'save');
    expect(login(desk)).toMatchObject({ phase: 'asking', step: 'unsavedChanges' });
    expect(desk.getState().customer).toMatchObject({ saving: 'failed', customer: { email: 'neu@example.com' } });
    await answer(desk, 'save');
    expect(login(desk)).toMatchObject({ phase: 'asking', step: 'birthday' });
    expect(currentWorld().db.customers.get('0123456')).toMatchObject({ email: 'neu@example.com' });
  });

  it('a save that was in flight when it asked answers the question once it has ended', async () => {
    const desk = await erikaChanged();
    const release = holdBack('/private/customers/0123456');
    desk.dispatch(customerActions.saveRequested());
    desk.dispatch(customerActions.loginRequested('0110001'));
    await expect.poll(() => login(desk)).toMatchObject({ step: 'unsavedChanges' });
    release();
    await expect.poll(() => login(desk)).toMatchObject({ step: 'birthday' });
    expect(currentWorld().db.customers.get('0123456')).toMatchObject({ email: 'neu@example.com' });
    expect(timesSeen('changeCustomer')).toBe(1);
  });

  it('does not ask where nothing was changed', async () => {
    const desk = openDesk();
    await desk.logIn('0123456');
    await requestLogin(desk, '0110001');
    expect(login(desk)).toMatchObject({ step: 'birthday' });
  });
});

describe('the same customer, asked again', () => {
  it('keeps what the call changed', async () => {
    const desk = await erikaChanged();
    const before = desk.getState().customer;
    await requestLogin(desk, '0123456');
    expect(login(desk)).toMatchObject({ step: 'reauthenticate' });
    await doIt(desk, customerActions.reauthenticationAnswered('agreed'));
    await doIt(desk, customerActions.birthdayAnswered('confirmed'));
    expect(desk.getState().customer).toMatchObject({
      customer: { email: 'neu@example.com', deliveryAddresses: before.customer?.deliveryAddresses },
      deliveryAddressId: before.deliveryAddressId,
      isDataChanged: true,
      login: { phase: 'done' },
    });
    expect(chosen(desk)).toMatchObject({ street: 'Hasenweg' });
  });

  it('keeps it also where the birthday is missing and named again', async () => {
    const desk = openDesk();
    await requestLogin(desk, '0700002');
    await doIt(desk, customerActions.missingBirthdayAnswered('1960-02-01'));
    const { customer } = desk.getState().customer;
    if (customer === null) throw new Error('Nobody is loaded');
    await submitCustomer(desk, { ...customerInputOf(customer), email: 'neu@example.com' }, { kind: 'edit' });
    await requestLogin(desk, '0700002');
    await doIt(desk, customerActions.reauthenticationAnswered('agreed'));
    expect(login(desk)).toMatchObject({ step: 'missingBirthday' });
    await doIt(desk, customerActions.missingBirthdayAnswered('1960-02-01'));
    expect(desk.getState().customer).toMatchObject({ customer: { email: 'neu@example.com' }, isDataChanged: true });
  });
});
