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

  it('is invalid with the detail of the service, and rejected for anything else', async () => {
    wire.answers({ detail: 'Prüfziffer falsch.' }, 400);
    expect(await validateIban('DE00')).toEqual({ kind: 'invalid', detail: 'Prüfziffer falsch.' });
    wire.answers(undefined, 503);
    expect(await failureKindOf(validateIban('DE00'))).toBe('problem');
    wire.answers({ bank_details: null });
    expect(await failureKindOf(validateIban('DE00'))).toBe('malformed');
  });
});
