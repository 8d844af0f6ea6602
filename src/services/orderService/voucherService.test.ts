import { describe, expect, it } from 'vitest';
import { aVoucher } from '~/domain/testing/samples';
import { failureKindOf, openWire } from '../testing/aWire';
import { loadRedeemedVouchers, loadSuggestedVouchers, verifyVoucher } from './voucherService';

const wire = openWire();

const percentage = aVoucher({
  code: 'PROZENT15',
  aliasCode: 'FUENFZEHN',
  type: 'PERCENTAGE',
  value: 0,
  percentage: 15,
});

describe('a voucher (REQ C11.1, C11.2, C11.3)', () => {
  const question = {
    code: 'FUENFZEHN',
    externalCustomerId: '0123456',
    basketId: 'b-1',
    salesChannel: '04',
    sourceChannel: 'ECOM',
  };

  it('is verified with the fields of the contract and read with its own code', async () => {
    wire.answers({
      code: 'PROZENT15',
      alias_code: 'FUENFZEHN',
      type: 'PERCENTAGE',
      value: 0,
      percentage: 15,
      restrictions: [],
    });
    expect(await verifyVoucher(question)).toEqual({
      kind: 'valid',
      voucher: percentage,
    });
    expect(wire.request().path).toBe('/services/order/voucher-verify');
    expect(wire.request().body).toEqual({
      code: 'FUENFZEHN',
      external_customer_id: '0123456',
      basket_id: 'b-1',
      sales_channel: '04',
      source_channel: 'ECOM',
    });
  });

  it('is read with its restrictions, its calculated value and its progressive discount', async () => {
    wire.answers({
      code: 'STUFEN',
      type: 'PERCENTAGE',
      value: 0,
      percentage: 10,
      calculated_percentage_value: 3.5,
      progressive_discount_info: '10 % ab 50 €, 15 % ab 100 €',
      restrictions: [
        { target: 'BRAND', value: 'AURELIND', label: 'Aurelind' },
        { target: 'PRODUCT', value: '432011', label: '' },
        { target: 'MOON', value: 'x', label: 'Vollmond' },
        { target: 'CATEGORY', label: 12 },
        'Schmuck',
        null,
      ],
    });
    expect(await verifyVoucher(question)).toMatchObject({
      voucher: {
        calculatedPercentageValue: 3_50,
        progressiveDiscountInfo: '10 % ab 50 €, 15 % ab 100 €',
        restrictions: [
          { target: 'BRAND', label: 'Aurelind' },
          { target: 'PRODUCT', label: '432011' },
          { target: null, label: 'Vollmond' },
          { target: 'CATEGORY', label: '12' },
          { target: null, label: 'Schmuck' },
        ],
      },
    });
  });

  it.each([
    [
      { type: 'VALUE', value: 10 },
      { code: 'FUENFZEHN', type: 'VALUE', value: 10_00 },
    ],
    [
      { code: '', type: 'FREE_SHIPPING' },
      { code: 'FUENFZEHN', type: 'FREE_SHIPPING' },
    ],
    [
      { code: 'A', percentage: 15 },
      { type: 'PERCENTAGE', percentage: 15 },
    ],
    [
      { code: 'A', type: 'RATE', value: 10 },
      { type: 'VALUE', value: 10_00 },
    ],
    [
      { code: 'A', type: 'VALUE', value: 10, percentage: 'x' },
      { type: 'VALUE', percentage: null },
    ],
  ])('is read from the sparse answer %j', async (body, voucher) => {
    wire.answers(body);
    expect(await verifyVoucher(question)).toMatchObject({ kind: 'valid', voucher });
  });

  it('is refused in cleaned words of the service (QUALITY 17)', async () => {
    const detail = `Nicht\u0000 gültig\u202e ${'x'.repeat(100_000)}`;
    wire.answers({ details: [{ code: 'A', title: 7, detail }] }, 400);
    const outcome = await verifyVoucher(question);
    const shown = outcome.kind === 'refused' ? (outcome.refusal.detail ?? '') : '';
    expect(shown).toMatch(/^Nicht gültig x+$/);
    expect(shown).toHaveLength(300);
  });

  it.each([{ restrictions: '' }, { restrictions: null }, { progressive_discount_info: { steps: [] } }])(
    'is valid with malformed conditions: %j',
    async (part) => {
      wire.answers({ code: 'SOMMER', type: 'VALUE', value: 10, ...part });
      expect(await verifyVoucher(question)).toEqual({ kind: 'valid', voucher: aVoucher() });
    },
  );

  it.each([
    ['2026-11-01', '2026-12-24', '2026-11-01', '2026-12-24'],
    // Midnight in Berlin.
    ['2026-10-31T23:00:00Z', null, '2026-11-01', null],
    ['bald', 20261224, null, null],
  ])('is read with its period %j to %j', async (valid_from, valid_until, validFrom, validUntil) => {
    wire.answers({ code: 'SOMMER', type: 'VALUE', value: 10, valid_from, valid_until });
    expect(await verifyVoucher(question)).toMatchObject({ voucher: { validFrom, validUntil } });
  });

  it('may waive the shipping cost', async () => {
    wire.answers({ code: 'GRATISVERSAND', type: 'FREE_SHIPPING', value: 0 });
    expect(await verifyVoucher(question)).toMatchObject({ voucher: { type: 'FREE_SHIPPING', value: 0 } });
  });

  it('is verified for a customer without number as well', async () => {
    wire.answers({ code: 'SOMMER', type: 'VALUE', value: 10 });
    expect(await verifyVoucher({ ...question, externalCustomerId: null })).toMatchObject({ kind: 'valid' });
    expect(wire.request().body).toMatchObject({ external_customer_id: null });
  });

  it.each([
    [
      { title: 'x', detail: 'allgemein', details: [{ code: 'A', title: 'VOUCHER_USED', detail: 'Schon eingelöst.' }] },
      'used',
      'Schon eingelöst.',
    ],
    [{ title: 'VOUCHER_USED_SAME_DAY', detail: 'Heute.' }, 'usedSameDay', 'Heute.'],
    [{ title: 'VOUCHER_EXPIRED' }, 'other', null],
    [{ detail: 'allgemein', details: { SOMMER: 'Abgelaufen.' } }, 'other', 'Abgelaufen.'],
    [{ detail: 'allgemein', details: [{ code: 'SOMMER', message: 'Abgelaufen.' }] }, 'other', 'Abgelaufen.'],
    [{ detail: 'allgemein', details: ['SOMMER'] }, 'other', 'allgemein'],
    [{ details: { SOMMER: { title: 'VOUCHER_USED', message: 'Schon eingelöst.' } } }, 'used', 'Schon eingelöst.'],
    [{ details: { SOMMER: ['Abgelaufen.', 'Nur für Neukunden.'] } }, 'other', 'Abgelaufen.'],
    [{ details: 'Schon abgelaufen.' }, 'other', 'Schon abgelaufen.'],
    [{ details: ['Nur für Neukunden.'] }, 'other', 'Nur für Neukunden.'],
  ])('is refused with the detail of the service: %j', async (body, reason, detail) => {
    wire.answers(body, 400);
    expect(await verifyVoucher(question)).toMatchObject({ kind: 'refused', refusal: { reason, detail } });
  });

  it('is refused by a status that the requirement does not name where the service says why', async () => {
    wire.answers({ detail: 'Gutschein unbekannt.' }, 404);
    expect(await verifyVoucher(question)).toMatchObject({
      kind: 'refused',
      refusal: { detail: 'Gutschein unbekannt.' },
    });
  });

  it.each([
    [{}, 503, 'problem'],
    [{}, 200, 'malformed'],
    [{ title: 'Too Many Requests' }, 429, 'problem'],
    [{ title: 'Forbidden' }, 403, 'problem'],
    [{}, 404, 'problem'],
  ])('is not refused by %j with the status %d, which says nothing about it', async (body, status, kind) => {
    wire.answers(body, status);
    expect(await failureKindOf(verifyVoucher(question))).toBe(kind);
  });
});

describe('suggested vouchers (REQ C11.5)', () => {
  it('are requested by customer and country, and read without malformed ones', async () => {
    wire.answers({
      vouchers: [
        { code: 'SOMMER', type: 'VALUE', value: 10 },
        { code: 'PROZENT15', alias_code: 'FUENFZEHN', type: 'PERCENTAGE', value: 0, percentage: 15 },
        null,
        {},
      ],
    });
    expect(await loadSuggestedVouchers('0200001', 'AT')).toEqual([aVoucher(), percentage]);
    expect(wire.request()).toMatchObject({
      method: 'GET',
      path: '/services/virtual-voucher/suggested-vouchers',
      query: { externalCustomerId: '0200001', countryValidity: 'AT' },
      body: undefined,
    });
  });

  // A voucher without a code cannot be redeemed.
  it('leave out one without a code', async () => {
    wire.answers({ vouchers: [{ code: '', type: 'VALUE', value: 10 }] });
    expect(await loadSuggestedVouchers('0123456', 'DE')).toEqual([]);
  });

  it.each([[{}], [null], [{ vouchers: null }], [{ vouchers: {} }]])(
    'are rejected as malformed for %j',
    async (body) => {
      wire.answers(body);
      expect(await failureKindOf(loadSuggestedVouchers('0123456', 'DE'))).toBe('malformed');
    },
  );
});

describe('redeemed vouchers (REQ C11.6)', () => {
  it('are requested by customer, and read without malformed ones', async () => {
    wire.answers({
      vouchers: [
        { code: 'SOMMER', redeemed_at: '2026-10-01T09:30:00+02:00', order_number: 1400000001, value: 10.1 },
        { code: 'ALT' },
        { code: 'UNGENAU', redeemed_at: 17908416, order_number: {}, value: '10,00' },
        { code: '' },
        'WINTER',
        null,
      ],
    });
    expect(await loadRedeemedVouchers('0123/456')).toEqual([
      { code: 'SOMMER', redeemedAt: '2026-10-01T09:30:00+02:00', orderNumber: '1400000001', value: 10_10 },
      { code: 'ALT', redeemedAt: null, orderNumber: null, value: null },
      { code: 'UNGENAU', redeemedAt: null, orderNumber: null, value: null },
    ]);
    expect(wire.request()).toMatchObject({
      method: 'GET',
      path: '/services/order/redeemed-vouchers-history/0123%2F456',
      body: undefined,
    });
  });

  it.each([[{}], [null], [{ vouchers: null }], [{ vouchers: {} }]])(
    'are rejected as malformed for %j',
    async (body) => {
      wire.answers(body);
      expect(await failureKindOf(loadRedeemedVouchers('0123456'))).toBe('malformed');
    },
  );
});
