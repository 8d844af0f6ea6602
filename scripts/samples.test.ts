import { describe, expect, it } from 'vitest';
import { productByNumber, variantBySku } from '../mocks/db/catalogue.ts';
import { createDb } from '../mocks/db/createDb.ts';
import { personas as identities } from '../mocks/handlers/personas.ts';
import { personas as people } from '../e2e/fixtures/desk.ts';
import { personas, samples } from './samples.mjs';

describe('What npm start prints', () => {
  const db = createDb();
  const known = {
    customer: (value: string) => db.customers.has(value),
    sku: (value: string) => variantBySku(value) !== undefined,
    product: (value: string) => productByNumber(value) !== undefined,
    voucher: (value: string) => db.vouchers.has(value),
  };

  it('names the people who can sign in', () => {
    const names = identities.map(({ givenName, familyName }) => `${givenName} ${familyName}`);
    expect(personas.map(({ name }) => name)).toEqual(names);
    expect(Object.values(people)).toEqual(names);
  });

  it.each(samples)('$kind $value is known to the local services', ({ kind, value }) => {
    expect(known[kind](value)).toBe(true);
  });
});
