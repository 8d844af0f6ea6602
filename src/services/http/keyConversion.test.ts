import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TooDeepError, camelizeKeys, decamelizeKeys } from './keyConversion';

const word = fc.stringMatching(/^[a-z][a-z0-9]{0,6}$/);
const laterWord = fc.stringMatching(/^[a-z][a-z0-9]{1,6}$/);
/** Names as the contract spells them: no word begins with a digit, and none but the first is a single letter. */
const snakeName = fc
  .tuple(word, fc.array(laterWord, { maxLength: 3 }))
  .map(([first, rest]) => [first, ...rest].join('_'));
const snakeBody = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.string(),
    fc.double({ noNaN: true }),
    fc.boolean(),
    fc.constant(null),
    tie('list'),
    tie('object'),
  ),
  list: fc.array(tie('value'), { maxLength: 4 }),
  object: fc.dictionary(snakeName, tie('value'), { maxKeys: 4, noNullPrototype: true }),
})).object;

describe('key conversion (REQ A7.1)', () => {
  it('converting there and back restores the keys', () => {
    fc.assert(
      fc.property(snakeBody, (body) => {
        expect(decamelizeKeys(camelizeKeys(body))).toEqual(body);
      }),
    );
  });

  it('never changes a value, never loses or merges entries that are spelled as on the other side', () => {
    fc.assert(
      fc.property(fc.array(snakeName, { maxLength: 8 }), (names) => {
        const body = Object.fromEntries(names.map((name) => [name, { own: name }]));
        const values = Object.values(camelizeKeys(body) as Record<string, unknown>);
        expect(values).toHaveLength(Object.keys(body).length);
        expect(values).toEqual(expect.arrayContaining(Object.values(body)));
      }),
    );
  });

  it('agrees with a second implementation on ordinary names', () => {
    fc.assert(
      fc.property(snakeName, (name) => {
        const expected = name.replace(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase());
        expect(camelizeKeys({ [name]: 1 })).toEqual({ [expected]: 1 });
      }),
    );
  });

  it('codes keep their keys in both directions', () => {
    const code = fc.stringMatching(/^[A-Z0-9_]{1,10}$/);
    fc.assert(
      fc.property(fc.dictionary(code, fc.constant(1), { noNullPrototype: true }), (codes) => {
        expect(camelizeKeys(codes)).toEqual(codes);
        expect(decamelizeKeys(codes)).toEqual(codes);
      }),
    );
    expect(camelizeKeys({ SAVE_10: 1, SAVE10: 2, PACKSTATION: { post_number: '1' } })).toEqual({
      SAVE_10: 1,
      SAVE10: 2,
      PACKSTATION: { postNumber: '1' },
    });
  });

  it.each([
    ['externalCustomerId', 'external_customer_id'],
    ['upgrade2', 'upgrade2'],
    ['ERPNumber', 'ERPNumber'],
    ['pregeneratedERPNumber', 'pregenerated_erp_number'],
    ['voucher-code', 'voucher-code'],
    ['_id', '_id'],
    ['270123001', '270123001'],
    ['alreadyProcessedSubscriptionsCount', 'already_processed_subscriptions_count'],
  ])('sends %s as %s', (camel, snake) => {
    expect(decamelizeKeys({ [camel]: 1 })).toEqual({ [snake]: 1 });
  });

  it.each(['_id', 'voucher-code', '270123001', 'ERPNumber', 'a__b', 'x5t#S256'])('receives %s unchanged', (key) => {
    expect(camelizeKeys({ [key]: 1 })).toEqual({ [key]: 1 });
  });

  it('binary content, forms, dates and maps pass unchanged', () => {
    for (const value of [
      new Blob(['x']),
      new ArrayBuffer(2),
      new URLSearchParams('a_b=1'),
      new Date(0),
      new Map([['a_b', 1]]),
    ]) {
      expect(camelizeKeys(value)).toBe(value);
      expect(decamelizeKeys({ inner: value })).toEqual({ inner: value });
    }
  });

  it('a key that would change the object itself is dropped', () => {
    const converted = camelizeKeys(JSON.parse('{"__proto__": {"admin": true}, "a_b": 1}')) as Record<string, unknown>;
    expect(converted['admin']).toBeUndefined();
    expect(Object.keys(converted)).toEqual(['aB']);
  });

  it('bodies that nest without end or in a circle throw a clear error', () => {
    const circle: Record<string, unknown> = {};
    circle['self'] = circle;
    expect(() => decamelizeKeys(circle)).toThrow(TooDeepError);
    let deep: unknown = 1;
    for (let level = 0; level < 100_000; level += 1) deep = [deep];
    expect(() => camelizeKeys(deep)).toThrow(TooDeepError);
  });
});
