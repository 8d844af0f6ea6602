import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { botRequests } from '../mocks/db/callCentre/botRequests.ts';
import { variantBySku } from '../mocks/db/product/catalogue.ts';
import { createDb } from '../mocks/db/createDb.ts';
import { personas as identities } from '../mocks/handlers/identityProvider/personas.ts';
import { personas as people } from '../e2e/fixtures/desk.ts';
import { personas, samples } from './samples.mjs';

describe('What npm start prints', () => {
  const db = createDb();
  const known = {
    customer: (value: string) => db.customers.has(value),
    sku: (value: string) => variantBySku(value) !== undefined,
    voucher: (value: string) => db.vouchers.has(value),
    inflight: (value: string) => db.inflightOrders.read(value) !== undefined,
    bot: (value: string) => botRequests.has(value),
  };

  it('names the people who can sign in', () => {
    const names = identities.map(({ givenName, familyName }) => `${givenName} ${familyName}`);
    expect(personas.map(({ name }) => name)).toEqual(names);
    expect(Object.values(people)).toEqual(names);
  });

  it.each(samples)('$kind $value is known to the local services', ({ kind, value }) => {
    expect(known[kind](value)).toBe(true);
  });

  it('are exactly the numbers of the README, in its order', () => {
    const readme = readFileSync(path.resolve(import.meta.dirname, '../README.md'), 'utf8');
    const tour = readme.slice(readme.indexOf('## A first order'), readme.indexOf('**Worlds**'));
    // Ranges and what is typed into a PIN field are no numbers to try.
    const named = [...tour.matchAll(/`(?:\/[\w-]+\?\w+=)?(\d{4,9}|[A-Z]{5,})`/g)].map(([, value]) => value);
    const tried = named.filter((value) => value !== '7002' && value !== '7013');
    expect([...new Set(tried)]).toEqual(samples.map(({ value }) => value));
  });
});
