import type { JsonBodyType } from 'msw';
import { describe, expect, it } from 'vitest';
import { aCustomer, aPackstation, aPostalAddress } from '~/domain/testing/samples';
import { failureKindOf, openWire } from '../testing/aWire';
import { sentAddress } from '../testing/sentSamples';
import {
  addDeliveryAddress,
  changeCustomer,
  createCustomer,
  replaceAddress,
  saveBankingDetails,
  saveDataProtection,
  savePreferredAddress,
  savePreferredPayment,
  savePrivacyConsents,
} from './customerChangesService';
import { changeCountry, saveReception } from './loginChangesService';

const wire = openWire();
const base = '/services/customer/private';
const partOfCustomer = { id: 'c-1', external_customer_id: '0123456', first_name: 'Erika', origin_country: 'AT' };
const wireCustomer = { ...partOfCustomer, last_name: 'Musterfrau', billing_address: sentAddress };
const hostile: readonly [JsonBodyType][] = [
  [{}],
  [null],
  [[]],
  ['x'],
  [7],
  [{ external_customer_id: null }],
  [{ external_customer_id: {} }],
];

describe('a new customer', () => {
  const customer = aCustomer({
    id: 'local-1',
    externalCustomerId: null,
    billingAddress: aPostalAddress({ id: 'local-2', countryCode: null }),
    deliveryAddresses: [aPackstation({ id: 'local-3' })],
    preferredAddressId: 'local-3',
  });

  it('is created with its known values, without those that exist only locally', async () => {
    wire.answers(wireCustomer, 201);
    expect(await createCustomer(customer, 'DE')).toMatchObject({ id: 'c-1', externalCustomerId: '0123456' });
    expect(wire.request()).toMatchObject({ method: 'POST', path: `${base}/customers` });
    expect(wire.request().headers.get('X-Source')).toBe('BACKOFFICE');
    const { street: _street, street_number: _number, ...place } = sentAddress;
    expect(wire.request().body).toEqual({
      salutation: 'MS',
      first_name: 'Erika',
      last_name: 'Musterfrau',
      email: 'erika.musterfrau@example.com',
      date_of_birth: '1964-08-12',
      phone_numbers: [{ phone_number_type: 'PRIVATE', value: '022112345678' }],
      billing_address: sentAddress,
      delivery_addresses: [
        { ...place, type: 'PACKSTATION', kind: 'DELIVERY', post_number: '12345678', packstation_number: '145' },
      ],
      origin_country: 'DE',
      consents: {
        email_newsletter: true,
        export_dhl_email: true,
        printed_advertising: true,
        phone_market_research: 'NOT_ALLOWED',
        email_market_research: 'ALLOWED',
      },
      data_protection: true,
      reception: 'CABLE',
    });
  });

  it('leaves out missing values, and sends skip_double_check when it is set', async () => {
    wire.answers(wireCustomer, 201);
    const missing = { salutation: null, email: null, dateOfBirth: null, billingAddress: null, reception: null };
    await createCustomer({ ...customer, ...missing, skipDoubleCheck: true }, 'DE');
    const { body } = wire.request();
    expect(body).toMatchObject({ skip_double_check: true });
    for (const name of ['salutation', 'email', 'date_of_birth', 'billing_address', 'reception', 'academic_title']) {
      expect(body).not.toHaveProperty(name);
    }
  });

  it('has what was sent where the answer names only a part of it', async () => {
    wire.answers(partOfCustomer, 201);
    const created = { ...customer, id: 'c-1', externalCustomerId: '0123456' };
    expect(await createCustomer(customer, 'DE')).toEqual(created);
  });

  it.each([undefined, {}, 'OK', { external_customer_id: null }])('is saved by a success with %j', async (body) => {
    wire.answers(body, 201);
    expect(await createCustomer(customer, 'DE')).toBeNull();
  });

  it.each([[[]], [7], ['<!doctype html>']])('is rejected as malformed for %j', async (body) => {
    wire.answers(body, 201);
    expect(await failureKindOf(createCustomer(customer, 'DE'))).toBe('malformed');
  });
});

describe('changes', () => {
  it('send only the changed fields; null clears a field', async () => {
    wire.answers(wireCustomer);
    const changes = {
      email: null,
      academicTitle: null,
      phoneNumbers: [{ phoneNumberType: 'MOBILE', value: '015112345678' }],
      billingAddress: aPostalAddress({ id: 'local-2' }),
    } as const;
    expect(await changeCustomer('0123456', changes)).toMatchObject({ externalCustomerId: '0123456' });
    expect(wire.request()).toMatchObject({ method: 'PATCH', path: `${base}/customers/0123456` });
    expect(wire.request().body).toEqual({
      email: null,
      academic_title: null,
      phone_numbers: [{ phone_number_type: 'MOBILE', value: '015112345678' }],
      billing_address: sentAddress,
    });
  });

  it('may be the birthday alone', async () => {
    wire.answers(wireCustomer);
    await changeCustomer('0123/456', { dateOfBirth: '1964-08-12' }).catch(() => null);
    expect(wire.request()).toMatchObject({
      path: `${base}/customers/0123%2F456`,
      body: { date_of_birth: '1964-08-12' },
    });
  });

  it('are rejected when the response is another customer', async () => {
    wire.answers({ ...wireCustomer, external_customer_id: '0999999' });
    expect(await failureKindOf(changeCustomer('0123456', { firstName: 'E' }))).toBe('malformed');
  });

  it.each(hostile)('are rejected as malformed for %j', async (body) => {
    wire.answers(body);
    expect(await failureKindOf(changeCustomer('0123456', { firstName: 'E' }))).toBe('malformed');
  });

  it('are rejected when the service refuses them', async () => {
    wire.answers({ key: 'email_in_use' }, 409);
    expect(await failureKindOf(changeCustomer('0123456', { email: 'e@example.com' }))).toBe('problem');
  });
});

describe('an address', () => {
  const wireAddress = { ...sentAddress, id: 'a-7', external_address_id: '8012' };

  it('is added without its local id, and returned with the id of the service', async () => {
    wire.answers(wireAddress, 201);
    const added = await addDeliveryAddress('0123456', aPostalAddress({ id: 'local-7', usedInOrder: true }));
    expect(added).toMatchObject({ id: 'a-7', externalAddressId: '8012', street: 'Heidestraße' });
    expect(wire.request()).toMatchObject({ method: 'POST', path: `${base}/customers/0123456/delivery-addresses` });
    expect(wire.request().body).toEqual(sentAddress);
  });

  it('is added as it was sent where the answer names its id alone', async () => {
    wire.answers({ id: 17 }, 201);
    const sent = aPostalAddress({ id: 'local-7' });
    expect(await addDeliveryAddress('0123456', sent)).toEqual({ ...sent, id: '17' });
  });

  it('is replaced under its id', async () => {
    wire.answers({ ...wireAddress, id: 'a/7' });
    expect(await replaceAddress('0123456', aPostalAddress({ id: 'a/7' }))).toMatchObject({ id: 'a/7' });
    expect(wire.request()).toMatchObject({ method: 'PUT', path: `${base}/customers/0123456/addresses/a%2F7` });
    expect(wire.request().body).toEqual({ ...sentAddress, id: 'a/7' });
  });

  it('is rejected when the response has another id', async () => {
    wire.answers(wireAddress);
    expect(await failureKindOf(replaceAddress('0123456', aPostalAddress({ id: 'a-8' })))).toBe('malformed');
  });

  it.each<[JsonBodyType]>([[[]], ['<!doctype html>'], [7]])('is rejected as malformed for %j', async (body) => {
    wire.answers(body);
    expect(await failureKindOf(addDeliveryAddress('0123456', aPostalAddress()))).toBe('malformed');
    wire.answers(body);
    expect(await failureKindOf(replaceAddress('0123456', aPostalAddress()))).toBe('malformed');
  });

  it('without an id of the service is neither replaced nor preferred', async () => {
    expect(await failureKindOf(replaceAddress('0123456', aPostalAddress({ id: 'local-7' })))).toBe('malformed');
    expect(await failureKindOf(savePreferredAddress('0123456', 'local-7'))).toBe('malformed');
    expect(() => wire.request()).toThrow('0 requests');
  });
});

describe('the country', () => {
  it('is changed', async () => {
    wire.answers(wireCustomer);
    expect(await changeCountry('0123456', 'AT')).toMatchObject({
      kind: 'changed',
      customer: { externalCustomerId: '0123456', originCountry: 'AT' },
    });
    expect(wire.request()).toMatchObject({
      method: 'PATCH',
      path: `${base}/customers/0123456/country`,
      body: { origin_country: 'AT' },
    });
  });

  it('is changed by an answer with a part of the customer, whose PIN and locks are then read', async () => {
    wire.answers(partOfCustomer);
    expect(await changeCountry('0123456', 'AT')).toMatchObject({ kind: 'changed' });
    expect(wire.requests().map(({ method }) => method)).toEqual(['PATCH', 'GET']);
  });

  it.each([400, 403, 404, 409, 500, 503])('is refused with %d and the detail of the service', async (status) => {
    wire.answers({ type: '/dpl/cs/errors/x', detail: 'Offene Aufträge.' }, status);
    expect(await changeCountry('0123456', 'AT')).toEqual({ kind: 'refused', detail: 'Offene Aufträge.' });
    wire.answers(undefined, status);
    expect(await changeCountry('0123456', 'AT')).toEqual({ kind: 'refused', detail: null });
  });

  it('is rejected for another customer, when signed out and without a response', async () => {
    wire.answers({ ...wireCustomer, external_customer_id: '0999999' });
    expect(await failureKindOf(changeCountry('0123456', 'AT'))).toBe('malformed');
    wire.answers({}, 401);
    expect(await failureKindOf(changeCountry('0123456', 'AT'))).toBe('signedOut');
    wire.breaks();
    expect(await failureKindOf(changeCountry('0123456', 'AT'))).toBe('network');
  });

  it.each(hostile)('is rejected as malformed for %j', async (body) => {
    wire.answers(body);
    expect(await failureKindOf(changeCountry('0123456', 'AT'))).toBe('malformed');
  });
});

describe.each([
  [
    'privacy consents',
    () => savePrivacyConsents('01/2', { emailNewsletter: true, printedAdvertising: false }),
    'PATCH',
    '/customers/01%2F2/consents',
    { email_newsletter: true, printed_advertising: false },
  ],
  [
    'data protection',
    () => saveDataProtection('01/2', true),
    'PATCH',
    '/customers/01%2F2/data-protection',
    { data_protection: true },
  ],
  [
    'preferred payment',
    () => savePreferredPayment('01/2', 'INVOICE'),
    'PATCH',
    '/preferred-payment/01%2F2',
    { preferred_payment_method: 'INVOICE' },
  ],
  [
    'banking details',
    () => saveBankingDetails('01/2', { accountHolder: 'Erika M', iban: 'DE89370400440532013000' }),
    'POST',
    '/banking-details/01%2F2',
    { account_holder: 'Erika M', iban: 'DE89370400440532013000' },
  ],
  [
    'reception',
    () => saveReception('01/2', 'WEB'),
    'PATCH',
    '/update-customer-preferences/01%2F2',
    { reception: 'WEB' },
  ],
  [
    'preferred address',
    () => savePreferredAddress('01/2', 'a-7'),
    'PATCH',
    '/update-customer-preferences/01%2F2',
    { preferred_address_id: 'a-7' },
  ],
] as const)('%s', (_name, save, method, path, body) => {
  it.each([
    [undefined, 204],
    [wireCustomer, 200],
    [{}, 200],
    [null, 201],
  ])('is saved, whatever the response is: %j', async (answer, status) => {
    wire.answers(answer, status);
    expect(await save()).toBeUndefined();
    expect(wire.request()).toMatchObject({ method, path: `${base}${path}` });
    expect(wire.request().body).toEqual(body);
  });

  it('is rejected when the service refuses or fails', async () => {
    wire.answers({ key: 'x' }, 400);
    expect(await failureKindOf(save())).toBe('problem');
    wire.answers(undefined, 503);
    expect(await failureKindOf(save())).toBe('problem');
    wire.breaks();
    expect(await failureKindOf(save())).toBe('network');
  });
});
