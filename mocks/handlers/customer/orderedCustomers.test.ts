import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aWireAddress, aWirePackstation } from '../../builders/aWireAddress.ts';
import { aWireCreateOrder } from '../../builders/aWireCreateOrder.ts';
import { aWireCustomer } from '../../builders/aWireCustomer.ts';
import { closeServer, currentWorld, resetWorld, startServer } from '../../node.ts';
import { askOffer, fillBasket, orderFor, placeOrder, send } from '../../testing/deskRequests.ts';
import type { WireCreateOrder, WireOrder } from '../../db/order/wireOrderTypes.ts';
import type { WireCustomer } from '../../db/common/wireTypes.ts';

beforeAll(() => startServer());
beforeEach(() => {
  resetWorld();
});
afterAll(closeServer);

const ERIKA = '0123456';
const erikasInfo = aWireCreateOrder().customer_info;
const ninasInfo: WireCreateOrder['customer_info'] = {
  ...erikasInfo,
  external_customer_id: null,
  first_name: 'Nina',
  last_name: 'Neukundin',
  email: 'nina@example.com',
  phone: '022177788899',
  date_of_birth: '1980-05-06',
  care_of: 'bei Sommer',
  create_account: true,
  skip_double_check: false,
  data_protection: true,
  reception: 'DVB_T2_HD',
  consents: { phone_market_research: 'ALLOWED', email_market_research: 'NOT_ALLOWED' },
  preferred_payment_method: 'DIRECT_DEBIT',
};
const bank = { method: 'DIRECT_DEBIT', account_holder: 'Nina Neukundin', iban: 'DE89370400440532013000' } as const;

function storedCustomer(number: string | null = ERIKA): WireCustomer | undefined {
  return currentWorld().db.customers.get(number ?? '');
}

async function anOrder(change: Partial<WireCreateOrder>): Promise<WireCreateOrder> {
  return orderFor(await fillBasket([['432011001', 1]]), change);
}

describe('a new customer', () => {
  it('gets an offer and passes the pre-check without a number', async () => {
    const order = await anOrder({ customer_info: ninasInfo, payment: bank });
    const { external_customer_id: _number, id: _id, ...stranger } = aWireCustomer({ first_name: 'Nina' });
    const offer = await askOffer({ basket_id: order.basket_id, customer: stranger, is_customer_data_changed: true });
    expect(offer.status).toBe(200);
    const nullNumber = { ...stranger, id: null, external_customer_id: null };
    expect((await askOffer({ basket_id: order.basket_id, customer: nullNumber })).status).toBe(200);
    expect((await send('preCheckOrder', { body: order })).body).toEqual({});
  });

  it('needs a billing address that is no pick-up point', async () => {
    const { basket_id } = await anOrder({});
    const customer = aWireCustomer({ billing_address: aWirePackstation({ kind: 'BILLING' }) });
    expect((await askOffer({ basket_id, customer })).status).toBe(400);
  });

  it('is stored with the order, with all fields that the order sends', async () => {
    const order = await anOrder({
      customer_info: ninasInfo,
      payment: bank,
      delivery_address: { ...aWireAddress({ street: 'Domstraße', street_number: '4', zip_code: '50668' }), id: null },
    });
    const { status, body } = await send<WireOrder>('createGuestOrder', { body: order });
    expect([status, body.order_type]).toEqual([201, 'NEW_CUSTOMER_ORDER']);
    expect(body.customer.external_customer_id).toBe(body.external_customer_id);
    const nina = storedCustomer(body.external_customer_id);
    expect(nina).toMatchObject({
      first_name: 'Nina',
      email: 'nina@example.com',
      phone_numbers: [{ phone_number_type: 'PRIVATE', value: '022177788899' }],
      consents: { phone_market_research: 'ALLOWED', email_market_research: 'NOT_ALLOWED', email_newsletter: false },
      data_protection: true,
      reception: 'DVB_T2_HD',
      billing_address: { last_name: 'Neukundin', street: 'Heidestraße', care_of: 'bei Sommer', kind: 'BILLING' },
      delivery_addresses: [{ street: 'Domstraße', kind: 'DELIVERY', id: expect.stringMatching(/^address-/) as string }],
      banking_details: { account_holder: 'Nina Neukundin', bank_name: 'Commerzbank' },
      preferred_payment_method: 'DIRECT_DEBIT',
    });
    const found = await send('fetchCustomersByEmail', { query: { email: 'nina@example.com' } });
    expect(found.body).toEqual({ customers: [nina] });
  });

  it('with the name of another is stored as a further customer', async () => {
    const info = { ...ninasInfo, first_name: 'Doris', last_name: 'Doppel', date_of_birth: '1971-05-17' };
    const { status } = await send('createGuestOrder', { body: await anOrder({ customer_info: info }) });
    expect(status).toBe(201);
    const { body } = await send<{ customers: WireCustomer[] }>('fetchCustomersByNameAndBirthday', {
      body: { first_name: 'Doris', last_name: 'Doppel', date_of_birth: '1971-05-17' },
    });
    expect(body.customers).toHaveLength(2);
  });

  it('is not stored by an order as a guest', async () => {
    const before = currentWorld().db.customers.size;
    const guest = await anOrder({ customer_info: { ...ninasInfo, create_account: false } });
    const { body } = await send<WireOrder>('createGuestOrder', { body: guest });
    expect([body.external_customer_id, body.customer.external_customer_id]).toEqual([null, null]);
    expect(currentWorld().db.customers.size).toBe(before);
  });
});

describe('a known customer', () => {
  it('is changed by the order, not by the pre-check', async () => {
    const info = {
      ...erikasInfo,
      last_name: 'Neumann',
      email: 'erika.neumann@example.com',
      phone: '0301234567',
      street: 'Rosenweg',
      street_number: '3',
      zip_code: '50667',
    };
    const order = await anOrder({ customer_info: info });
    await send('preCheckOrder', { body: order });
    expect(storedCustomer()?.last_name).toBe('Musterfrau');
    expect((await placeOrder(order)).status).toBe(201);
    expect(storedCustomer()).toMatchObject({
      last_name: 'Neumann',
      email: 'erika.neumann@example.com',
      phone_numbers: [
        { phone_number_type: 'PRIVATE', value: '0301234567' },
        { phone_number_type: 'MOBILE', value: '015112345678' },
      ],
      billing_address: { last_name: 'Neumann', street: 'Rosenweg', zip_code: '50667', id: `address-${ERIKA}-0` },
    });
  });

  it('stays the same after an order without changes', async () => {
    const before = structuredClone(storedCustomer());
    const info = { ...erikasInfo, phone: '+49 151 12345678', care_of: null, salutation: 'MISS' };
    const known = storedCustomer()?.delivery_addresses[0] ?? null;
    await placeOrder(await anOrder({ customer_info: info, delivery_address: known }));
    expect(storedCustomer()).toEqual(before);
  });

  it('keeps an address typed during the call, once only', async () => {
    const typed = { ...aWireAddress({ street: 'Rosenweg', street_number: '3', zip_code: '50667' }), id: null };
    for (let time = 0; time < 2; time += 1) await placeOrder(await anOrder({ delivery_address: typed }));
    expect(storedCustomer()?.delivery_addresses.map(({ street }) => street)).toEqual([
      'Domstraße',
      'Ahornallee',
      'Rosenweg',
    ]);
  });
});
