import { describe, expect, it } from 'vitest';
import { aPostalAddress } from '~/domain/testing/samples';
import { failureKindOf, openWire } from '../testing/aWire';
import { checkAddress, suggestAddresses, suggestCities, verifyPostNumber } from './addressCheckService';

const wire = openWire();
const base = '/services/address-check';
const place = { street: 'Heidestraße', street_number: '17', zip_code: '51147', city: 'Köln', country_code: 'DE' };
const read = { street: 'Heidestraße', streetNumber: '17', zipCode: '51147', city: 'Köln', countryCode: 'DE' };

describe('the address check (REQ B9.3, B9.5)', () => {
  const address = aPostalAddress({ id: 'local-1', kind: 'DELIVERY' });

  it('sends the address as it is typed and reads complete and partial ones', async () => {
    wire.answers({
      complete_addresses: [
        { ...place, kind: 'CORRECTED' },
        { ...place, street_number: 17, country_code: null, kind: 'GUESSED' },
      ],
      partial_addresses: [{ ...place, flags: ['WITHOUT', 'GUESSED', null, 'NOT_FOUND'] }, { street: 'Heideweg' }],
    });
    expect(await checkAddress(address)).toEqual({
      completeAddresses: [
        { ...read, kind: 'CORRECTED' },
        { ...read, kind: null },
      ],
      partialAddresses: [
        { ...read, flags: ['WITHOUT', 'NOT_FOUND'] },
        { street: 'Heideweg', streetNumber: '', zipCode: '', city: '', countryCode: 'DE', flags: [] },
      ],
    });
    expect(wire.request()).toMatchObject({ method: 'POST', path: `${base}/address-check-and-suggestions`, query: {} });
    expect(wire.request().body).toEqual({
      ...place,
      type: 'POSTAL',
      kind: 'DELIVERY',
      first_name: 'Erika',
      last_name: 'Musterfrau',
      is_default: false,
    });
  });

  it('finds nothing in empty lists, and drops malformed partial addresses', async () => {
    wire.answers({ complete_addresses: [], partial_addresses: [null, 'x', { ...place, country_code: 'FR' }] });
    expect(await checkAddress(address)).toEqual({ completeAddresses: [], partialAddresses: [] });
    wire.answers({ complete_addresses: [], partial_addresses: null });
    expect(await checkAddress(address)).toEqual({ completeAddresses: [], partialAddresses: [] });
  });

  it.each([{}, { complete_addresses: null }])(
    'has partial addresses without complete ones: %j (REQ B9.3)',
    async (rest) => {
      wire.answers({ ...rest, partial_addresses: [{ ...place, flags: ['EMPTY'] }] });
      expect(await checkAddress(address)).toMatchObject({
        completeAddresses: [],
        partialAddresses: [{ city: 'Köln' }],
      });
    },
  );

  it.each([
    ['{}', {}],
    ['null', null],
    ['a list', []],
    ['a page', '<!doctype html>'],
    ['no list', { complete_addresses: { 0: place } }],
    // If it were dropped, the other one would be the only complete address, which counts as valid.
    ['a malformed one among the complete', { complete_addresses: [{ ...place, kind: 'VERIFIED' }, null] }],
    ['one in a country that is not served', { complete_addresses: [{ ...place, country_code: 'FR' }] }],
  ])('is offline for a response with %s', async (_case, body) => {
    wire.answers(body);
    expect(await checkAddress(address)).toBe('offline');
  });

  it.each([500, 502, 503, 504])('is offline for the status %d', async (status) => {
    wire.answers(undefined, status);
    expect(await checkAddress(address)).toBe('offline');
  });

  it('is offline without a response', async () => {
    wire.breaks();
    expect(await checkAddress(address)).toBe('offline');
  });

  it.each([400, 403, 404, 422, 429])(
    'is offline when refused with %d, so that the agent may go on without it',
    async (status) => {
      wire.answers({ key: 'x' }, status);
      expect(await checkAddress(address)).toBe('offline');
    },
  );

  it('rejects, and is not offline, when the agent is signed out or the check is cancelled', async () => {
    wire.answers({ status: 401 }, 401);
    expect(await failureKindOf(checkAddress(address))).toBe('signedOut');
    expect(await failureKindOf(checkAddress(address, AbortSignal.abort()))).toBe('cancelled');
  });
});

describe('suggestions (REQ B9.6)', () => {
  const typed = { street: 'Heide & Söhne', zipCode: '', city: 'Köln', countryCode: 'DE' } as const;

  it('of addresses are requested with what is typed', async () => {
    wire.answers({ suggestions: [place, null, 7, { ...place, country_code: 'FR' }, {}] });
    expect(await suggestAddresses(typed)).toEqual([
      read,
      { street: '', streetNumber: '', zipCode: '', city: '', countryCode: 'DE' },
    ]);
    expect(wire.request()).toMatchObject({ method: 'GET', path: `${base}/address-suggestions`, body: undefined });
    expect(wire.request().query).toEqual({ street: 'Heide & Söhne', zip_code: '', city: 'Köln', country_code: 'DE' });
  });

  it('of cities are requested by zip code and country', async () => {
    wire.answers({ cities: ['Köln', ' Hürth ', '', null, {}] });
    expect(await suggestCities('50354', 'DE')).toEqual(['Köln', 'Hürth']);
    expect(wire.request()).toMatchObject({ method: 'GET', path: `${base}/city-suggestions`, body: undefined });
    expect(wire.request().query).toEqual({ zip_code: '50354', country_code: 'DE' });
  });

  it.each([[{}], [null], [{ suggestions: null, cities: null }], [{ suggestions: 'x', cities: true }]])(
    'are rejected as malformed for %j',
    async (body) => {
      wire.answers(body);
      expect(await failureKindOf(suggestAddresses(typed))).toBe('malformed');
      wire.answers(body);
      expect(await failureKindOf(suggestCities('50354', 'DE'))).toBe('malformed');
    },
  );

  it('are rejected when the service fails or the request is cancelled', async () => {
    wire.answers(undefined, 503);
    expect(await failureKindOf(suggestAddresses(typed))).toBe('problem');
    expect(await failureKindOf(suggestCities('50354', 'DE', AbortSignal.abort()))).toBe('cancelled');
  });
});

describe('a post number (REQ B10.2)', () => {
  it.each([true, false])('is verified: %s', async (valid) => {
    wire.answers({ valid });
    expect(await verifyPostNumber('0012345678')).toBe(valid);
    expect(wire.request()).toMatchObject({
      method: 'POST',
      path: `${base}/verify-post-number`,
      body: { post_number: '0012345678' },
    });
  });

  it.each([[{}], [null], [[]], [true], [{ valid: 'yes' }], [{ valid: 1 }]])(
    'is rejected as malformed for %j',
    async (body) => {
      wire.answers(body);
      expect(await failureKindOf(verifyPostNumber('12345678'))).toBe('malformed');
    },
  );
});
