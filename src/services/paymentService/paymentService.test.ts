import { describe, expect, it } from 'vitest';
import { failureKindOf, openWire } from '../testing/aWire';
import { validateIban } from './paymentService';

const wire = openWire();

describe('an IBAN (REQ B11.3)', () => {
  it('is valid with the name of its bank', async () => {
    wire.answers({ bank_details: { name: 'Commerzbank' } });
    expect(await validateIban('DE89370400440532013000')).toEqual({ kind: 'valid', bankName: 'Commerzbank' });
    expect(wire.request()).toMatchObject({
      method: 'POST',
      path: '/services/payment/api/iban/validation',
      body: { iban: 'DE89370400440532013000' },
    });
  });

  it.each([400, 404, 409, 422])('is invalid with the detail of the service: %d', async (status) => {
    wire.answers({ detail: 'Prüfziffer falsch.' }, status);
    expect(await validateIban('DE00')).toEqual({ kind: 'invalid', detail: 'Prüfziffer falsch.' });
  });

  it.each([
    [{ valid: false, detail: 'Prüfziffer falsch.' }, 'Prüfziffer falsch.'],
    [{ iban_valid: 'false', iban_error: 'Bank unbekannt.' }, 'Bank unbekannt.'],
    [{ bank_details: { name: null, valid: false } }, null],
    [{ bank_details: { name: null, iban_error: 'Bank unbekannt.' } }, 'Bank unbekannt.'],
  ])('is invalid where an answer without an error says so: %j', async (body, detail) => {
    wire.answers(body);
    expect(await validateIban('DE00')).toEqual({ kind: 'invalid', detail });
  });

  it.each([{ bank_details: { name: null } }, { bank_details: {}, valid: true }, { valid: true, iban_error: '' }])(
    'is valid without the name of its bank: %j',
    async (body) => {
      wire.answers(body);
      expect(await validateIban('DE89370400440532013000')).toEqual({ kind: 'valid', bankName: '' });
    },
  );

  it('is invalid without a detail as well where the service refuses it with 400', async () => {
    wire.answers(undefined, 400);
    expect(await validateIban('DE00')).toEqual({ kind: 'invalid', detail: null });
  });

  it.each([
    [403, { detail: 'Kein Zugriff.' }, 'problem'],
    [404, undefined, 'problem'],
    [429, { detail: 'Zu viele Anfragen.' }, 'problem'],
    [503, { detail: 'Wartung' }, 'problem'],
    [200, { bank_details: null }, 'malformed'],
    [200, {}, 'malformed'],
  ] as const)('is not called invalid where it was not checked: %d, %j', async (status, body, kind) => {
    wire.answers(body, status);
    expect(await failureKindOf(validateIban('DE00'))).toBe(kind);
  });
});
