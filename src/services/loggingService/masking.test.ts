import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSensitiveKey, maskText, maskValue } from './masking';

describe('texts (QUALITY 20)', () => {
  it.each([
    ['e-mail', 'an erika.mustermann+tv@example-mail.de gesendet', 'erika'],
    ['e-mail in an address', '/private/fetch-customer-by-email?email=erika%40example.de', 'erika'],
    ['telephone', 'Rückruf 0151 23456789 erbeten', '23456789'],
    ['telephone in one piece', 'tel 015123456789', '015123456789'],
    ['telephone with an international prefix', '+49 (0)30 1234567', '1234567'],
    ['telephone with a slash', '089/1234567', '1234567'],
    ['IBAN', 'DE89370400440532013000 ungültig', '0440532013'],
    ['IBAN in groups', 'IBAN: DE89 3704 0044 0532 0130 00', '0440'],
    ['Austrian IBAN', 'AT611904300234573201', '1904300234'],
    ['birth date', 'geboren 04.05.1961', '1961'],
    ['birth date of the wire', '{"date_of_birth":"1961-05-04"}', '1961'],
    ['PIN', 'PIN 123 falsch', '123'],
    ['PIN in JSON', '"pin":"4711"', '4711'],
    ['street', 'Lieferung an Lange Straße 12a gescheitert', '12a'],
    ['street in one word', 'Hauptstr. 5', 'Hauptstr'],
    ['street behind a preposition', 'Straße des 17. Juni 135', '135'],
    ['name behind a form of address', 'Frau Dr. Erika Mustermann', 'Mustermann'],
    ['id token', 'token eyJhbGciOiJSUzI1NiJ9.eyJhIjoxfQ.c2ln abgelaufen', 'c2ln'],
    ['bearer', 'X-Authorization-Header: Bearer abc.def', 'abc.def'],
    ['refresh token of a form', 'grant_type=refresh_token&refresh_token=r-1-secret', 'r-1-secret'],
    ['code of the callback', '/oauth-sign-in?code=abc123&state=xyz', 'abc123'],
  ])('%s', (_name, text, personal) => {
    const masked = maskText(text);
    expect(masked).not.toContain(personal);
    expect(masked).toContain('***');
  });

  it.each([
    'POST order /backoffice-orders/1: problem 409 StockReservationFailure',
    'order_created',
    'SKU 270123001, BNR 270123, order 4000123456',
    '2026-11-20T10:00:00.000Z',
    'TypeError: cannot read properties of undefined (reading "items")',
    '3e4f8a52-7b1c-4c1d-9e55-6f7a8b9c0d1e',
    'total 1.234,56 EUR, 45 items',
  ])('leaves %j alone', (text) => {
    expect(maskText(text)).toBe(text);
  });

  it('a megabyte of anything never hangs; entries are cut long before', () => {
    for (const part of ['a', '0', '@', 'eyJ', '0 ', 'A1 ', 'Straße ', '+4']) {
      const started = performance.now();
      maskText(part.repeat(1_000_000 / part.length));
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

  it('a PIN falls away with its key, whatever it is', () => {
    expect(JSON.stringify(maskValue({ body: { pin: '482', externalCustomerId: '1' }, newPin: 482 }))).toBe(
      '{"body":{"pin":"***","externalCustomerId":"1"},"newPin":"***"}',
    );
  });

  it('errors lose what is personal in their message', () => {
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
