import { describe, expect, it } from 'vitest';
import { openDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import { addressInputOf } from '~/domain/address/addressInput';
import type { Address } from '~/domain/address/address';
import { customerActions } from '~/features/customer/ofCall/customerSlice';
import { customerDataActions } from '~/features/customer/data/customerDataSlice';
import { currentWorld, resetWorld, setFault } from '../../../../mocks/node.ts';
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

const packstation = anAddressInput({
  type: 'PACKSTATION',
  street: '',
  streetNumber: '',
  postNumber: '123 456 78',
  pointNumber: '145',
});

async function deskWith(number = '0123456'): Promise<Desk> {
  const desk = openDesk();
  await desk.logIn(number);
  return desk;
}

function chosenAddress({ getState }: Desk): Address | undefined {
  const { customer, deliveryAddressId } = getState().customer;
  return customer?.deliveryAddresses.find(({ id }) => id === deliveryAddressId);
}

const addressCount = ({ getState }: Desk) => getState().customer.customer?.deliveryAddresses.length;

describe('a new delivery address (REQ B9.1, B9.3, B9.5)', () => {
  it('is added to the call’s customer unsaved, chosen, and announced as added', async () => {
    const desk = await deskWith();
    await submitAddress(desk, anAddressInput({ careOf: 'Familie Sommer' }));
    expect(chosenAddress(desk)).toMatchObject({
      type: 'POSTAL',
      street: 'Hasenweg',
      careOf: 'Familie Sommer',
      kind: 'DELIVERY',
    });
    expect(desk.getState()).toMatchObject({
      customer: { isDataChanged: true },
      customerData: { form: { phase: 'closed' } },
    });
    expect(desk.notices).toEqual([{ variant: 'success', text: { key: 'address.added' } }]);
    expect(timesSeen('addDeliveryAddress')).toBe(0);
  });

  it.each([
    ['suggestions', anAddressInput({ street: 'Rasenweg' }), 'suggestions'],
    ['partial', anAddressInput({ streetNumber: '151' }), 'partial'],
  ] as const)('shows %s, keeps the form, and is taken when they are accepted', async (_case, input, kind) => {
    const desk = await deskWith();
    await submitAddress(desk, input);
    expect(checkOf(desk)).toMatchObject({ status: 'address', verdict: { kind } });
    expect(desk.getState().customerData.drafts.address).toEqual(input);
    expect(addressCount(desk)).toBe(2);
    desk.dispatch(customerDataActions.addressSubmitted({ input, address: 'accepted' }));
    await desk.rest();
    expect(chosenAddress(desk)).toMatchObject({ street: input.street });
    expect(timesSeen('checkAddress')).toBe(1);
  });

  it('the address check is offline: the agent may go on without it', async () => {
    resetWorld('addressCheckOffline');
    const desk = await deskWith();
    await submitAddress(desk, anAddressInput());
    expect(checkOf(desk)).toEqual({ status: 'addressOffline' });
    desk.dispatch(customerDataActions.addressSubmitted({ input: anAddressInput(), address: 'accepted' }));
    await desk.rest();
    expect(chosenAddress(desk)).toMatchObject({ street: 'Hasenweg' });
  });

  it('marked as preferred is preferred in the call, without a request of its own', async () => {
    const desk = await deskWith();
    await submitAddress(desk, anAddressInput({ isPreferred: true }));
    const { customer, deliveryAddressId } = desk.getState().customer;
    expect(customer?.preferredAddressId).toBe(deliveryAddressId);
    expect(timesSeen('changePreferences')).toBe(0);
  });

  it('of a new customer is added unsaved as well', async () => {
    const desk = openDesk();
    await submitCustomer(desk, anInput());
    await submitAddress(desk, anAddressInput());
    expect(chosenAddress(desk)).toMatchObject({ street: 'Hasenweg' });
    expect(timesSeen('addDeliveryAddress')).toBe(0);
  });

  it('a refused check keeps the form with its draft; the agent may go on without it', async () => {
    const desk = await deskWith();
    setFault({ service: 'address-check', fault: { kind: 'status', status: 400 } });
    await submitAddress(desk, anAddressInput());
    expect(checkOf(desk)).toEqual({ status: 'addressOffline' });
    expect(desk.getState().customerData.drafts.address).toEqual(anAddressInput());
    desk.dispatch(customerDataActions.addressSubmitted({ input: anAddressInput(), address: 'accepted' }));
    await desk.rest();
    expect(addressCount(desk)).toBe(3);
  });

  it.each([customerDataActions.checkDismissed, customerDataActions.formCancelled])(
    'back or cancelled while it is checked: the late answer is dropped',
    async (way) => {
      const desk = await deskWith();
      setFault({ service: 'address-check', times: 1, fault: late });
      desk.dispatch(customerDataActions.addressFormOpened({ addressId: null }));
      desk.dispatch(customerDataActions.addressSubmitted({ input: anAddressInput(), address: 'check' }));
      desk.dispatch(way());
      await desk.answered();
      expect(addressCount(desk)).toBe(2);
      expect(desk.getState().customer.isDataChanged).toBe(false);
      expect(desk.notices).toEqual([]);
    },
  );

  it('is not added to another customer who was loaded while it was checked', async () => {
    const desk = await deskWith();
    setFault({ service: 'address-check', times: 1, fault: late });
    desk.dispatch(customerDataActions.addressFormOpened({ addressId: null }));
    desk.dispatch(customerDataActions.addressSubmitted({ input: anAddressInput(), address: 'check' }));
    desk.dispatch(customerActions.loginRequested('0110001'));
    await expect.poll(() => desk.getState().customer.login.phase).toBe('asking');
    desk.dispatch(customerActions.birthdayAnswered('confirmed'));
    await desk.answered();
    expect(numberOn(desk)).toBe('0110001');
    expect(JSON.stringify(desk.getState().customer.customer)).not.toContain('Hasenweg');
  });

  it('of a form without a loaded customer ends its check', async () => {
    const desk = openDesk();
    desk.dispatch(customerDataActions.addressFormOpened({ addressId: null }));
    desk.dispatch(customerDataActions.addressSubmitted({ input: anAddressInput(), address: 'check' }));
    await desk.answered();
    const { form } = desk.getState().customerData;
    expect(form.phase === 'closed' ? 'closed' : form.check.status).not.toBe('running');
  });
});

describe('a pick-up point (REQ B10.2)', () => {
  it('needs a post number that the service knows; blanks do not count', async () => {
    const sent = bodiesSentTo('/verify-post-number');
    const desk = await deskWith();
    await submitAddress(desk, packstation);
    expect(sent).toEqual([{ post_number: '12345678' }]);
    expect(chosenAddress(desk)).toMatchObject({
      type: 'PACKSTATION',
      postNumber: '12345678',
      packstationNumber: '145',
    });
    expect(timesSeen('checkAddress')).toBe(0);
  });

  it('with an unknown post number is refused, and the form stays open', async () => {
    const desk = await deskWith();
    await submitAddress(desk, { ...packstation, postNumber: '87654325' });
    expect(checkOf(desk)).toEqual({ status: 'postNumberRefused' });
    expect(addressCount(desk)).toBe(2);
  });

  it.each([{ kind: 'status', status: 503 }, { kind: 'reset' }, { kind: 'html' }] as const)(
    'whose post number cannot be verified (%j) may be accepted',
    async (fault) => {
      const desk = await deskWith();
      setFault({ path: '/verify-post-number', fault });
      await submitAddress(desk, packstation);
      expect(checkOf(desk)).toEqual({ status: 'postNumberOffline' });
      desk.dispatch(customerDataActions.addressSubmitted({ input: packstation, address: 'accepted' }));
      await desk.rest();
      expect(chosenAddress(desk)).toMatchObject({ type: 'PACKSTATION' });
    },
  );
});

describe('an address that the customer has', () => {
  it('is edited in place under its id, and a notice confirms it', async () => {
    const desk = await deskWith();
    const [first] = desk.getState().customer.customer?.deliveryAddresses ?? [];
    if (first === undefined) throw new Error('Erika has two');
    const input = { ...addressInputOf(first, false), street: 'Hasenweg', streetNumber: '7', zipCode: '50667' };
    await submitAddress(desk, input, first.id);
    expect(addressCount(desk)).toBe(2);
    expect(chosenAddress(desk)).toMatchObject({
      id: first.id,
      externalAddressId: first.externalAddressId,
      street: 'Hasenweg',
    });
    expect(desk.notices).toEqual([{ variant: 'success', text: { key: 'address.edited' } }]);
  });

  it.each([
    ['another name', {}, []],
    ['another street', { street: 'Hasenweg', streetNumber: '7', zipCode: '50667' }, ['checkAddress']],
  ] as const)('is checked again only where its place was changed (REQ B9.3): %s', async (_what, change, checks) => {
    const desk = await deskWith();
    const first = desk.getState().customer.customer?.deliveryAddresses.find(({ type }) => type === 'POSTAL');
    if (first === undefined) throw new Error('Erika has one');
    // What is stored may be unknown to the check of today.
    setFault({ service: 'address-check', fault: { kind: 'status', status: 503 } });
    await submitAddress(desk, { ...addressInputOf(first, false), firstName: 'Ida', ...change }, first.id);
    expect(['checkAddress', 'verifyPostNumber'].filter((name) => timesSeen(name) > 0)).toEqual(checks);
    const isTaken = chosenAddress(desk)?.firstName === 'Ida';
    expect(isTaken).toBe(checks.length === 0);
  });

  it('a pick-up point with the same post number is not verified again', async () => {
    const desk = await deskWith('0800001');
    const [first] = desk.getState().customer.customer?.deliveryAddresses ?? [];
    if (first === undefined) throw new Error('Petra has a Packstation');
    await submitAddress(desk, { ...addressInputOf(first, true), firstName: 'Pia' }, first.id);
    expect(chosenAddress(desk)).toEqual({ ...first, firstName: 'Pia' });
    expect(timesSeen('verifyPostNumber')).toBe(0);
  });

  it('keeps the fields that the form does not show: default address and salutation', async () => {
    const desk = await deskWith('0800001');
    const [first] = desk.getState().customer.customer?.deliveryAddresses ?? [];
    if (first === undefined) throw new Error('Petra has a Packstation');
    await submitAddress(desk, { ...addressInputOf(first, true), pointNumber: '146' }, first.id);
    expect(chosenAddress(desk)).toEqual({ ...first, packstationNumber: '146' });
  });

  it('becomes the preferred one at once (REQ B12.3)', async () => {
    const desk = await deskWith();
    desk.dispatch(customerActions.preferredAddressRequested('address-0123456-2'));
    await expect.poll(() => desk.getState().customer.customer?.preferredAddressId).toBe('address-0123456-2');
    expect(currentWorld().db.customers.get('0123456')?.preferred_address_id).toBe('address-0123456-2');
    expect(desk.getState().customer.isDataChanged).toBe(false);
  });

  it('stays as it was with a notice when it cannot be made the preferred one (REQ B12.3)', async () => {
    const desk = await deskWith();
    const before = desk.getState().customer.customer?.preferredAddressId;
    setFault({ path: 'update-customer-preferences', fault: { kind: 'status', status: 500 } });
    desk.dispatch(customerActions.preferredAddressRequested('address-0123456-2'));
    await expect
      .poll(() => desk.notices)
      .toMatchObject([{ variant: 'error', text: { key: 'address.preferredFailed' } }]);
    expect(desk.getState().customer.customer?.preferredAddressId).toBe(before);
  });
});

it('restores the preferred address when a new preferred address is removed again', async () => {
  const desk = openDesk();
  await desk.logIn('0123456');
  const before = desk.getState().customer.customer?.preferredAddressId;
  await submitAddress(desk, anAddressInput({ isPreferred: true }));
  const added = desk.getState().customer.customer?.preferredAddressId ?? '';
  expect(added).toMatch(/^local-/);
  desk.dispatch(customerActions.addressRemoved(added));
  expect(desk.getState().customer.customer?.preferredAddressId).toBe(before);
});
