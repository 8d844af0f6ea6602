import { describe, expect, it } from 'vitest';
import { openDesk, readyDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import { customerInputOf, type CustomerInput } from '~/domain/customer/customerInput';
import { callActions } from '~/features/call/callSlice';
import { consentActions } from '~/features/customer/consent/consentSlice';
import { customerActions, selectDeliveryAddress } from '~/features/customer/ofCall/customerSlice';
import { selectUnsaved } from '~/flows/customer/edit/unsaved';
import {
  anAddressInput,
  anInput,
  bodiesSentTo,
  late,
  numberOn,
  submitAddress,
  submitCustomer,
} from '~/flows/testing/customerForms';
import { requestsSeen, clearFaults, currentWorld, setFault } from '../../../../mocks/node.ts';

startStandIn();

const erika = '0123456';
const stored = (number = erika) => currentWorld().db.customers.get(number);
const writes = () =>
  requestsSeen()
    .filter(({ method, operation }) => method !== 'GET' && /^(changeCustomer|add|replace|changePref)/.test(operation))
    .map(({ operation }) => operation);

async function edit(desk: Desk, change: Partial<CustomerInput>): Promise<void> {
  const { customer } = desk.getState().customer;
  if (customer === null) throw new Error('Nobody is loaded');
  await submitCustomer(desk, { ...customerInputOf(customer), ...change }, { kind: 'edit' });
}

/** A desk with changes that an order cannot contain: a title, a second number, an address that it is not delivered to. */
async function deskWithMore(): Promise<Desk> {
  const desk = await readyDesk();
  await edit(desk, { academicTitle: 'Dr.', phoneMobile: '0171 7777777' });
  await submitAddress(desk, anAddressInput({ isPreferred: true }));
  const billing = desk.getState().customer.customer?.billingAddress?.id ?? '';
  desk.dispatch(customerActions.deliveryAddressChosen(billing));
  await desk.rest();
  return desk;
}

describe('customer data that an order cannot contain', () => {
  it('is saved right after the order: title, second phone number, unused address and its preference', async () => {
    const desk = await deskWithMore();
    await desk.submit();
    await desk.rest();
    expect(desk.getState()).toMatchObject({
      order: { phase: 'confirmed' },
      customer: { saving: 'saved', isDataChanged: false },
    });
    const saved = stored();
    expect(saved).toMatchObject({ academic_title: 'Dr.' });
    expect(saved?.phone_numbers).toContainEqual({ phone_number_type: 'MOBILE', value: '0171 7777777' });
    const added = saved?.delivery_addresses.find(({ street }) => street === 'Hasenweg');
    expect(added).toBeDefined();
    expect(saved?.preferred_address_id).toBe(added?.id);
    expect(selectUnsaved(desk.getState())).toBe('nothing');
  });

  it('of a new customer is saved under the number that the order gave', async () => {
    const desk = openDesk();
    await submitCustomer(
      desk,
      anInput({ academicTitle: 'Prof.', phonePrivate: '0221 123456', phoneMobile: '0171 7777777' }),
    );
    desk.dispatch(consentActions.answered(null));
    desk.dispatch(consentActions.answered(null));
    await submitAddress(desk, anAddressInput({ isPreferred: true }));
    await desk.enter('432011001');
    await desk.pay('INVOICE');
    await edit(desk, { email: 'nina@example.com' });
    await desk.submit();
    await desk.rest();
    const number = numberOn(desk) ?? '';
    const saved = stored(number);
    expect(saved).toMatchObject({
      academic_title: 'Prof.',
      phone_numbers: [
        { phone_number_type: 'PRIVATE', value: '0221 123456' },
        { phone_number_type: 'MOBILE', value: '0171 7777777' },
      ],
      preferred_address_id: saved?.delivery_addresses[0]?.id,
    });
    // The order stored it: it is there once, and still chosen.
    expect(saved?.delivery_addresses.map(({ street }) => street)).toEqual(['Hasenweg']);
    expect(selectDeliveryAddress(desk.getState())).toMatchObject({
      id: saved?.delivery_addresses[0]?.id,
      usedInOrder: true,
    });
    expect(desk.getState().customer.isDataChanged).toBe(false);
  });

  it('an address that was edited and not used is replaced', async () => {
    const desk = await readyDesk();
    const other = desk.getState().customer.customer?.deliveryAddresses.at(1);
    if (other === undefined) throw new Error('Erika has no second address');
    await submitAddress(desk, anAddressInput(), other.id);
    const billing = desk.getState().customer.customer?.billingAddress?.id ?? '';
    desk.dispatch(customerActions.deliveryAddressChosen(billing));
    await desk.rest();
    await desk.submit();
    await desk.rest();
    expect(stored()?.delivery_addresses.find(({ id }) => id === other.id)).toMatchObject({ street: 'Hasenweg' });
  });

  it('an e-mail and a c/o that were removed are removed at the service', async () => {
    const desk = openDesk();
    const record = stored();
    if (record !== undefined) record.billing_address.care_of = 'bei Sommer';
    // Without an e-mail an order is possible in the channel TV only.
    desk.dispatch(callActions.salesChannelSwitched({ channel: '01', office: '1001' }));
    await desk.logIn(erika);
    await desk.enter('432011001');
    await desk.pay('INVOICE');
    await edit(desk, { email: '', careOf: '' });
    await desk.submit();
    await desk.rest();
    expect(desk.getState().order.phase).toBe('confirmed');
    expect(stored()).not.toHaveProperty('email');
    expect(stored()?.billing_address).not.toHaveProperty('care_of');
  });

  it('sends no further request where the order contains everything', async () => {
    const desk = await readyDesk();
    await edit(desk, { lastName: 'Neumann', email: 'erika.neumann@example.com' });
    await submitAddress(desk, anAddressInput());
    await desk.submit();
    await desk.rest();
    expect(desk.getState()).toMatchObject({
      order: { phase: 'confirmed' },
      customer: { saving: 'none', isDataChanged: false },
    });
    expect(writes()).toEqual([]);
  });

  it.each([{ kind: 'status', status: 500 }, { kind: 'reset' }] as const)(
    'counts as unsaved after a failed save (%j), and can be saved again',
    async (fault) => {
      const desk = await deskWithMore();
      setFault({ path: `/private/customers/${erika}`, method: 'PATCH', fault });
      await desk.submit();
      await desk.rest();
      expect(desk.getState()).toMatchObject({
        order: { phase: 'confirmed' },
        customer: { saving: 'failed', isDataChanged: true },
      });
      expect(selectUnsaved(desk.getState())).toBe('data');
      clearFaults();
      desk.dispatch(customerActions.saveRequested());
      await desk.rest();
      expect(stored()).toMatchObject({ academic_title: 'Dr.' });
      expect(stored()?.delivery_addresses.filter(({ street }) => street === 'Hasenweg')).toHaveLength(1);
      expect(desk.getState().customer).toMatchObject({ saving: 'saved', isDataChanged: false });
    },
  );

  it('is saved completely although the call ends meanwhile', async () => {
    const desk = await deskWithMore();
    setFault({ path: `/private/customers/${erika}`, method: 'PATCH', times: 1, fault: late });
    const submitted = desk.submit();
    await expect.poll(() => desk.getState().customer.saving).toBe('running');
    await submitted;
    desk.end();
    await desk.answered();
    await expect.poll(() => stored()?.preferred_address_id).toMatch(/^address-/);
    expect(stored()).toMatchObject({ academic_title: 'Dr.' });
  });

  it('is saved without overwriting what the agent changes meanwhile', async () => {
    const desk = await deskWithMore();
    setFault({ path: `/private/customers/${erika}`, method: 'PATCH', times: 1, fault: late });
    const submitted = desk.submit();
    await expect.poll(() => desk.getState().customer.saving).toBe('running');
    const { customer } = desk.getState().customer;
    if (customer === null) throw new Error('Nobody is loaded');
    desk.dispatch(customerActions.dataEdited({ ...customer, lastName: 'Neumann' }));
    await submitted;
    await desk.rest();
    await desk.answered();
    expect(desk.getState().customer).toMatchObject({
      isDataChanged: true,
      customer: { lastName: 'Neumann', academicTitle: 'Dr.' },
    });
    expect(stored()?.last_name).toBe('Musterfrau');
  });

  it('is not saved for a guest, who has no record', async () => {
    const desk = openDesk();
    await submitCustomer(desk, anInput({ email: 'nina@example.com', academicTitle: 'Dr.' }), { kind: 'guest' });
    await desk.enter('432011001');
    await desk.pay('INVOICE');
    await desk.submit();
    await desk.rest();
    expect(desk.getState()).toMatchObject({ order: { phase: 'confirmed' }, customer: { saving: 'none' } });
    expect(writes()).toEqual([]);
  });

  it('does not include the consents, which have their own request', async () => {
    const sent = bodiesSentTo('market-research-consent');
    const desk = await deskWithMore();
    desk.dispatch(
      consentActions.answered({
        phoneMarketResearch: 'NOT_ALLOWED',
        emailMarketResearch: 'NOT_ALLOWED',
        phoneNumber: null,
        email: null,
        newsletter: false,
        dataProtection: true,
      }),
    );
    await desk.submit();
    await desk.rest();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toHaveProperty('order_id');
  });
});
