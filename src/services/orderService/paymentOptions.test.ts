import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { camelizeKeys } from '../http/keyConversion';
import { paymentOptions } from './offerWire';

const read = (sent: unknown) => v.parse(paymentOptions, camelizeKeys(sent));

describe('payment options', () => {
  it.each([
    [
      [
        { payment_method: 'INVOICE', is_enabled: true },
        { type: 'direct_debit', enabled: false },
      ],
    ],
    [{ INVOICE: true, DIRECT_DEBIT: false, BITCOIN: true }],
    [{ invoice: 'true', direct_debit: { enabled: false } }],
  ])('are read from %j (REQ C8.3)', (sent) => {
    expect(read(sent)).toMatchObject([
      { method: 'INVOICE', enabled: true },
      { method: 'DIRECT_DEBIT', enabled: false },
    ]);
  });

  it.each([
    [[{ name: 'Rechnung' }, { method: 'BITCOIN', enabled: true }, 7], null],
    [{ BITCOIN: true }, null],
    [null, null],
    [[], []],
  ])('%j are read as %j (DECISIONS 197)', (sent, options) => {
    expect(read(sent)).toEqual(options);
  });
});
