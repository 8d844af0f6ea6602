import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSensitiveKey, maskText, maskValue } from './masking';

// maskingTable.test.ts lists which texts are masked and which are not.
describe('texts (QUALITY 20)', () => {
  it('a hundred thousand characters of anything never hang; entries are cut at 2,000', () => {
    for (const part of [
      'a',
      '0',
      '@',
      'eyJ',
      '0 ',
      'A1 ',
      'Straße ',
      '+4',
      'a=',
      'name="',
      'am a ',
      'pin a ',
      '1.1.',
      'de12-',
      'a_1',
      '%22',
    ]) {
      const started = performance.now();
      maskText(part.repeat(100_000 / part.length));
      expect(performance.now() - started).toBeLessThan(2_000);
    }
  });
});

describe('keys', () => {
  it.each([
    'firstName',
    'last_name',
    'FULL-NAME',
    'name',
    'email',
    'emailAddress',
    'phoneNumber',
    'phone_numbers',
    'street',
    'streetNumber',
    'iban',
    'maskedIban',
    'dateOfBirth',
    'birthday',
    'pin',
    'IdToken',
    'refresh_token',
    'X-Authorization-Header',
    'accountHolder',
    'careOf',
    'dateofbirth',
    'telephone',
    'vorname',
    'NACHNAME',
    'geburtsdatum',
    'telefonnummer',
    'Handy',
    'Straße',
    'hausnummer',
    'kontoinhaber',
    'emailaddress',
  ])('%s is sensitive', (key) => {
    expect(isSensitiveKey(key)).toBe(true);
  });

  it.each([
    'username',
    'agentUsername',
    'orderId',
    'fileName',
    'productName',
    'shopping',
    'shipping',
    'status',
    'opinion',
    'tokens2go',
  ])('%s is not', (key) => {
    expect(isSensitiveKey(key)).toBe(false);
  });
});

describe('values', () => {
  it('are masked by key and by pattern, however deep', () => {
    const masked = JSON.stringify(
      maskValue({
        customer: { firstName: 'Erika', note: 'erika@example.de', list: [{ iban: 'x' }] },
        orderId: '1',
        count: 2,
      }),
    );
    expect(masked).toBe(
      '{"customer":{"firstName":"***","note":"***","list":[{"iban":"***"}]},"orderId":"1","count":2}',
    );
  });

  it('a PIN is masked by its key, whatever its value', () => {
    expect(JSON.stringify(maskValue({ body: { pin: '482', externalCustomerId: '1' }, newPin: 482 }))).toBe(
      '{"body":{"pin":"***","externalCustomerId":"1"},"newPin":"***"}',
    );
  });

  it('personal data in the message of an error is masked', () => {
    expect(JSON.stringify(maskValue(new Error('no customer erika@example.de')))).not.toContain('erika');
  });

  it('any value becomes plain data, circles included', () => {
    const circle: Record<string, unknown> = {};
    circle['self'] = circle;
    expect(JSON.stringify(maskValue(circle)).length).toBeLessThan(200);
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(JSON.stringify(maskValue(value))).toBeTypeOf('string');
      }),
    );
  });
});
