import { describe, expect, it } from 'vitest';
import { failureKindOf, openWire } from '../testing/aWire';
import { loadRemindable } from './remindableService';

const wire = openWire();
const { signal } = new AbortController();

describe('the products that can be reminded (REQ H2.1)', () => {
  it('are requested by base numbers of six characters, each once', async () => {
    wire.answers({ base_products_numbers: ['465009', 454740, '999999', null, {}] });
    expect(await loadRemindable(['465009001', '465009', '4650', '454740', ''], signal)).toEqual(['465009', '454740']);
    expect(wire.request()).toMatchObject({
      method: 'POST',
      path: '/services/stock/stocks-remindable',
      body: { base_products_numbers: ['465009', '454740'] },
    });
  });

  it('are not requested without a number of six characters', async () => {
    expect(await loadRemindable(['4650', ''], signal)).toEqual([]);
  });

  it('of many products are requested in batches of 60', async () => {
    wire.answers({ base_products_numbers: [] });
    await loadRemindable(
      Array.from({ length: 121 }, (_none, index) => String(100_000 + index)),
      signal,
    );
    expect(wire.requests().map(({ body }) => JSON.stringify(body).match(/\d{6}/g)?.length)).toEqual([60, 60, 1]);
  });

  it('are rejected as malformed without their list', async () => {
    wire.answers({});
    expect(await failureKindOf(loadRemindable(['465009'], signal))).toBe('malformed');
  });
});
