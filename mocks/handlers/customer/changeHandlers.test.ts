import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeServer, currentWorld, resetWorld, startServer } from '../../node.ts';
import { send, type Answer } from '../../testing/deskRequests.ts';
import type { WireAddress, WireCustomer } from '../../db/common/wireTypes.ts';

beforeAll(() => startServer());
beforeEach(() => {
  resetWorld();
});
afterAll(closeServer);

const ERIKA = '0123456';

function storedCustomer(number = ERIKA): WireCustomer {
  const customer = currentWorld().db.customers.get(number);
  if (!customer) throw new Error(number);
  return customer;
}

const home = {
  type: 'POSTAL',
  street: 'Rosenweg',
  street_number: '3',
  zip_code: '50667',
  city: 'Köln',
  country_code: 'DE',
};
const packstation = {
  type: 'PACKSTATION',
  post_number: '12345678',
  packstation_number: '145',
  zip_code: '50667',
  city: 'Köln',
  country_code: 'DE',
};
const nina = { salutation: 'MS', first_name: 'Nina', last_name: 'Neukundin', billing_address: home };

describe('saving a customer', () => {
  it('stores the sent fields and no field of another customer', async () => {
    const sent = { ...nina, consents: { email_market_research: 'ALLOWED' }, skip_double_check: true };
    const { status, body } = await send<WireCustomer>('createCustomer', { body: sent });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      first_name: 'Nina',
      phone_numbers: [],
      consents: { phone_market_research: 'NOT_QUERIED', email_market_research: 'ALLOWED' },
      billing_address: { first_name: 'Nina', last_name: 'Neukundin', kind: 'BILLING', is_default: true },
    });
    for (const field of ['email', 'date_of_birth', 'reception', 'skip_double_check'])
      expect(body).not.toHaveProperty(field);
    expect(storedCustomer(body.external_customer_id)).toEqual(body);
  });

  it('changes the sent fields only; null removes a field', async () => {
    const change = (body: object): Promise<Answer<Record<string, unknown>>> =>
      send('changeCustomer', { path: `/private/customers/${ERIKA}`, body });
    expect((await change({ last_name: 'Neumann', email: null })).status).toBe(200);
    expect(storedCustomer()).toMatchObject({ first_name: 'Erika', last_name: 'Neumann', date_of_birth: '1964-08-12' });
    expect(storedCustomer()).not.toHaveProperty('email');
    expect(storedCustomer().billing_address).toMatchObject({ last_name: 'Neumann', street: 'Heidestraße' });
  });

  it.each([
    ['the number', { external_customer_id: '0999999' }],
    ['the lock', { locked: false }],
    ['the indicators', { indicators: { blocks: [], dunning_level: 0, address_category: 0 } }],
    ['a Packstation as home', { billing_address: packstation }],
  ])('refuses %s', async (_what, body) => {
    expect((await send('changeCustomer', { path: `/private/customers/${ERIKA}`, body })).status).toBe(400);
    expect((await send('createCustomer', { body: { ...nina, ...body } })).status).toBe(400);
  });

  it('changes the country, unless the world refuses it', async () => {
    const move = (): Promise<Answer<Record<string, unknown>>> =>
      send('changeCustomerCountry', { body: { origin_country: 'AT' } });
    expect((await move()).body).toMatchObject({ origin_country: 'AT', billing_address: { country_code: 'AT' } });
    resetWorld('countryChangeRefused');
    expect(await move()).toMatchObject({ status: 400, body: { detail: 'Der Kunde hat noch offene Aufträge.' } });
  });

  it('fails in the world customerSaveFails, where the search still answers', async () => {
    resetWorld('customerSaveFails');
    const statuses = [
      await send('createCustomer', { body: nina }),
      await send('changeCustomer', { body: { first_name: 'Erna' } }),
      await send('addDeliveryAddress', { body: home }),
      await send('replaceAddress', { body: home }),
      await send('searchCustomers', { body: { first_name: 'Erika', last_name: 'Musterfrau', city: 'Köln' } }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([500, 500, 500, 500, 200]);
  });
});

describe('saving an address', () => {
  it('adds one without a name under the customer’s own name', async () => {
    const { status, body } = await send<WireAddress>('addDeliveryAddress', { body: packstation });
    expect(status).toBe(201);
    expect(body).toMatchObject({ first_name: 'Erika', kind: 'DELIVERY', street: 'Packstation', street_number: '145' });
    expect(storedCustomer().delivery_addresses.at(-1)).toEqual(body);
  });

  it('refuses one where the customer may not have any', async () => {
    const path = '/private/customers/0140001/delivery-addresses';
    expect(await send('addDeliveryAddress', { path, body: home })).toMatchObject({
      status: 400,
      body: { type: '/dpl/cs/errors/create_delivery_address_not_allowed' },
    });
  });

  it('replaces all fields of another, which keeps its id', async () => {
    const path = `/private/customers/${ERIKA}/addresses/address-${ERIKA}-2`;
    const { body } = await send<WireAddress>('replaceAddress', { path, body: { ...home, kind: 'BILLING' } });
    expect(body).toMatchObject({ id: `address-${ERIKA}-2`, kind: 'DELIVERY', street: 'Rosenweg', first_name: 'Erika' });
    expect(body).not.toHaveProperty('care_of');
    expect(storedCustomer().delivery_addresses[1]).toEqual(body);
  });

  it('refuses a Packstation as billing address and an unknown id', async () => {
    const replace = (id: string, body: object): Promise<Answer<Record<string, unknown>>> =>
      send('replaceAddress', { path: `/private/customers/${ERIKA}/addresses/${id}`, body });
    expect((await replace(`address-${ERIKA}-0`, packstation)).status).toBe(400);
    expect((await replace(`address-${ERIKA}-0`, home)).status).toBe(200);
    expect(storedCustomer().billing_address).toMatchObject({ street: 'Rosenweg', kind: 'BILLING', is_default: true });
    expect((await replace('address-of-nobody', home)).status).toBe(404);
  });
});

describe('consents and preferences', () => {
  it.each([
    ['a phone number', { phone_market_research_consent: 'ALLOWED', email_market_research_consent: 'NOT_ALLOWED' }],
    [
      'an e-mail',
      { phone_market_research_consent: 'UNKNOWN', email_market_research_consent: 'ALLOWED', phone_number: '0221123' },
    ],
    [
      'a known order',
      { phone_market_research_consent: 'NOT_ALLOWED', email_market_research_consent: 'NOT_ALLOWED', order_id: 'x' },
    ],
  ])('consent needs %s', async (_what, body) => {
    expect((await send('changeMarketResearchConsent', { body })).status).toBeGreaterThanOrEqual(400);
    expect(storedCustomer('0900001').consents.phone_market_research).toBe('NOT_QUERIED');
  });

  it('stores consents, unless the world consentSaveFails refuses', async () => {
    const body = {
      phone_market_research_consent: 'ALLOWED',
      email_market_research_consent: 'ALLOWED',
      phone_number: '022112345678',
      email: 'ingrid.frage@example.com',
      order_id: '1000000001',
    };
    expect((await send('changeMarketResearchConsent', { body })).status).toBe(204);
    expect(storedCustomer('0900001').consents).toMatchObject({
      phone_market_research: 'ALLOWED',
      email_market_research: 'ALLOWED',
    });
    resetWorld('consentSaveFails');
    expect((await send('changeMarketResearchConsent', { body })).status).toBe(500);
    const guest = { email: 'gast@example.com', email_market_research_consent: 'ALLOWED', order_id: '1000000001' };
    expect((await send('giveGuestConsent', { body: guest })).status).toBe(500);
  });

  it('changes the boolean consents one by one, and privacy by a request of its own', async () => {
    const { body } = await send<WireCustomer>('changeConsents', { body: { email_newsletter: false } });
    expect(body.consents).toMatchObject({ email_newsletter: false, export_dhl_email: true });
    expect((await send('changeConsents', { body: {} })).status).toBe(400);
    expect((await send('changeDataProtection', { body: { data_protection: false } })).body['data_protection']).toBe(
      false,
    );
  });

  it('accepts only an address of the customer as the preferred one', async () => {
    const path = `/private/update-customer-preferences/${ERIKA}`;
    const prefer = (preferred_address_id: string): Promise<Answer<Record<string, unknown>>> =>
      send('changePreferences', { path, body: { preferred_address_id } });
    expect((await prefer(`address-${ERIKA}-1`)).body['preferred_address_id']).toBe(`address-${ERIKA}-1`);
    expect((await prefer('address-0200001-0')).status).toBe(400);
    expect((await send('changePreferences', { path, body: { reception: 'PIGEON' } })).status).toBe(400);
  });

  it('refuses some payment methods as preferred, and others without bank details', async () => {
    const path = `/private/preferred-payment/${ERIKA}`;
    const prefer = async (preferred_payment_method: string): Promise<number> =>
      (await send('changePreferredPayment', { path, body: { preferred_payment_method } })).status;
    expect(await Promise.all(['PAYPAL', 'CREDIT_CARD', 'DIRECT_DEBIT', 'INSTALLMENTS'].map(prefer))).toEqual([
      400, 400, 400, 400,
    ]);
    expect(await prefer('INVOICE')).toBe(200);
    const bank = { account_holder: 'Erika Musterfrau', iban: 'DE89370400440532013000' };
    expect((await send('saveBankingDetails', { body: { ...bank, iban: 'DE88370400440532013000' } })).status).toBe(400);
    expect((await send('saveBankingDetails', { body: bank })).body).toEqual({
      account_holder: 'Erika Musterfrau',
      masked_iban: 'DE89 **** **** **** **30 00',
      bank_name: 'Commerzbank',
    });
    expect(await prefer('DIRECT_DEBIT')).toBe(200);
  });

  it.each([
    ['0110003', { blocks: ['DUNNING_LEVEL_2'], dunning_level: 2, credit_limit: 0, open_amount: 0 }],
    ['0110007', { blocks: ['CREDIT_LIMIT'], dunning_level: 0, credit_limit: 100, open_amount: 0 }],
    [
      '0123457',
      { blocks: [], dunning_level: 0, credit_limit: 2_500, open_amount: 0, order_restriction: { reason: 'FRAUD' } },
    ],
  ])('shows the credit standing of %s', async (number, standing) => {
    const { body } = await send('readCreditStanding', { path: `/private/customers/${number}/credit-standing` });
    expect(body).toMatchObject({ ...standing, open_amount: expect.any(Number) as number });
  });

  it('counts orders that are in progress as open', async () => {
    const { body } = await send<{ open_amount: number }>('readCreditStanding', {
      path: `/private/customers/${ERIKA}/credit-standing`,
    });
    const open = currentWorld().db.orders.overview(ERIKA, { status: 'IN_PROGRESS' }).filtered;
    const sum = open.reduce((total, { order }) => total + Math.round(order.total * 100), 0);
    expect([open.length > 0, Math.round(body.open_amount * 100)]).toEqual([true, sum]);
  });
});
