import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkAddress } from '../../db/addressCheck/addressRegister.ts';
import type { WireAddressCheck } from '../../db/addressCheck/wireAddressTypes.ts';
import { closeServer, currentWorld, resetWorld, startServer } from '../../node.ts';
import { send } from '../../testing/deskRequests.ts';

beforeAll(() => startServer());
beforeEach(() => {
  resetWorld();
});
afterAll(closeServer);

/** Sends a typed address such as `Heidestraße 17, 51147 Köln`; returns each suggestion with its kind or flags. */
async function check(typed: string, country_code = 'DE'): Promise<string[]> {
  const [, street, street_number, zip_code, city] = /^(.*) (\S+), (\d+) (.*)$/.exec(typed) ?? [];
  const body = { type: 'POSTAL', street, street_number, zip_code, city, country_code };
  const answer = await send<WireAddressCheck>('checkAddress', { body });
  expect(answer.status).toBe(200);
  const { complete_addresses: complete, partial_addresses: partial } = answer.body;
  const words = (suggestion: (typeof complete)[number] | (typeof partial)[number]): string =>
    `${suggestion.street} ${suggestion.street_number}, ${suggestion.zip_code} ${suggestion.city}`;
  return [
    ...complete.map((suggestion) => `${suggestion.kind}: ${words(suggestion)}`),
    ...partial.map((suggestion) => `partly ${suggestion.flags.join('+')}: ${words(suggestion)}`),
  ];
}

describe('the address check', () => {
  it('verifies every address of every customer', () => {
    const addresses = [...currentWorld().db.customers.values()].flatMap(({ billing_address, delivery_addresses }) => [
      billing_address,
      ...delivery_addresses,
    ]);
    const doubtful = addresses.filter((address) => {
      const { complete_addresses: complete, partial_addresses: partial } = checkAddress(address);
      const [only] = complete;
      const isVerified = only?.kind === (address.type === 'POSTAL' ? 'VERIFIED' : 'PACKSTATION');
      const isSame = only?.street === address.street && only.street_number === address.street_number;
      return complete.length !== 1 || partial.length > 0 || !isVerified || !isSame;
    });
    expect(doubtful).toEqual([]);
  });

  it.each([
    ['Heidestraße 17, 51147 Köln', ['VERIFIED: Heidestraße 17, 51147 Köln']],
    ['Heidestr. 17, 51147 Köln', ['ABBREVIATION: Heidestraße 17, 51147 Köln']],
    ['heidestrasse 17, 51147 Koeln', ['NORMALIZED: Heidestraße 17, 51147 Köln']],
    ['Haidestrase 17, 51147 Köln', ['CORRECTED: Heidestraße 17, 51147 Köln']],
    ['Heidestraße 17, 51147 Kölln', ['CORRECTED: Heidestraße 17, 51147 Köln']],
    ['Heidestraße 17, 50667 Köln', ['CORRECTED: Heidestraße 17, 51147 Köln']],
    ['Lindenweg 8a, 50668 Bonn', ['CORRECTED: Lindenweg 8a, 50668 Köln']],
    ['Lindenweg 8A, 50668 Köln', ['NORMALIZED: Lindenweg 8a, 50668 Köln']],
    ['Lindenweg 8z, 50668 Köln', ['WITHOUT: Lindenweg 8, 50668 Köln']],
    ['Kaiserallee 5, 50667 Köln', ['RENAMED: Europaallee 5, 50667 Köln']],
    ['Prof.-Neu-Allee 1, 53225 Bonn', ['FULL_TITLE: Professor-Neu-Allee 1, 53225 Bonn']],
    ['Rasenweg 3, 50667 Köln', ['CORRECTED: Rosenweg 3, 50667 Köln', 'CORRECTED: Hasenweg 3, 50667 Köln']],
    ['Hauptstraße 5, 51147 Köln', ['CORRECTED: Hauptstraße 5, 50996 Köln', 'CORRECTED: Hauptstraße 5, 50667 Köln']],
    ['Domstraße 61, 50668 Köln', ['partly DUBIOUS: Domstraße 61, 50668 Köln']],
    ['Domstr. 61, 50668 Köln', ['partly ABBREVIATION+DUBIOUS: Domstraße 61, 50668 Köln']],
    ['Lindenweg 12-14, 50668 Köln', ['partly PARTIALLY: Lindenweg 12, 50668 Köln']],
    ['Lindenweg ohne, 50668 Köln', ['partly NOT_FOUND: Lindenweg ohne, 50668 Köln']],
    ['Luftschlossweg 1, 50668 Köln', ['partly NOT_FOUND: Luftschlossweg 1, 50668 Köln']],
    ['Lindenweg 8a, 99999 Nirgendwo', ['partly NOT_FOUND: Lindenweg 8a, 99999 Nirgendwo']],
    ['   1, 50668 Köln', ['partly EMPTY:    1, 50668 Köln']],
  ])('answers %s with the expected suggestions', async (typed, expected) => {
    expect(await check(typed)).toEqual(expected);
  });

  it('searches only the country that was sent, and accepts Austrian house numbers with staircase and door', async () => {
    expect(await check('Mariahilfer Straße 45/2/7, 1060 Wien', 'AT')).toEqual([
      'VERIFIED: Mariahilfer Straße 45/2/7, 1060 Wien',
    ]);
    expect(await check('Mariahilfer Straße 45, 1060 Wien', 'DE')).toEqual([
      'partly NOT_FOUND: Mariahilfer Straße 45, 1060 Wien',
    ]);
    expect(await check('Bahnhofstrasse 21, 8001 Zürich', 'CH')).toEqual(['VERIFIED: Bahnhofstrasse 21, 8001 Zürich']);
  });

  it('answers PACKSTATION for a pick-up point in a known town, NOT_FOUND in an unknown one', async () => {
    const packstation = { type: 'PACKSTATION', post_number: '12345678', packstation_number: '145', country_code: 'DE' };
    const known = await send<WireAddressCheck>('checkAddress', {
      body: { ...packstation, zip_code: '50667', city: 'Köln' },
    });
    expect(known.body.complete_addresses).toMatchObject([{ kind: 'PACKSTATION', zip_code: '50667', city: 'Köln' }]);
    const unknown = await send<WireAddressCheck>('checkAddress', {
      body: { ...packstation, zip_code: '50667', city: 'Leipzig' },
    });
    expect(unknown.body.partial_addresses).toMatchObject([{ flags: ['NOT_FOUND'] }]);
  });

  it('answers 503 in the world addressCheckOffline, and for post numbers only in postNumberServiceDown', async () => {
    resetWorld('addressCheckOffline');
    expect([(await send('checkAddress', { body: {} })).status, (await send('suggestCities')).status]).toEqual([
      503, 503,
    ]);
    resetWorld('postNumberServiceDown');
    expect((await send('verifyPostNumber', { body: { post_number: '12345678' } })).status).toBe(503);
    expect((await send('suggestCities')).status).toBe(200);
  });
});

describe('suggestions', () => {
  const suggest = async (query: object): Promise<string[]> => {
    const all = { street: '', zip_code: '', city: '', country_code: '', ...query };
    const { body } = await send<{ suggestions: { street: string; zip_code: string }[] }>('suggestAddresses', {
      query: all,
    });
    return body.suggestions.map(({ street, zip_code }) => `${zip_code} ${street}`);
  };

  it('start with the typed text and are ten at most', async () => {
    expect(await suggest({ street: 'heidestr.' })).toEqual(['51147 Heidestraße']);
    expect(await suggest({ street: 'Ei', zip_code: '041' })).toEqual(['04109 Eichenweg']);
    expect(await suggest({ city: 'Wien', country_code: 'DE' })).toEqual([]);
    expect(await suggest({})).toHaveLength(10);
  });

  it.each([
    ['50667', 'DE', ['Köln']],
    ['07907', 'DE', ['Schleiz', 'Oettersdorf']],
    ['8001', 'CH', ['Zürich']],
    ['8001', 'AT', []],
    ['99999', '', []],
  ])('list the towns of %s in %s', async (zip_code, country_code, cities) => {
    expect((await send('suggestCities', { query: { zip_code, country_code } })).body).toEqual({ cities });
  });
});

it.each([
  ['12345678', true],
  ['0012345678', true],
  [' 123 456 78 ', true],
  ['12345679', false],
  ['87654325', false],
  ['1.2e7', false],
  ['0x1234', false],
  ['12345', false],
  ['12345678901', false],
])('the post number %s is valid: %s', async (post_number, valid) => {
  expect((await send('verifyPostNumber', { body: { post_number } })).body).toEqual({ valid });
});
