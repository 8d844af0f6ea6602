// @vitest-environment jsdom
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ServiceError, cleanText, toServiceError } from './serviceError';

function codeOf(body: unknown): string | null {
  return new ServiceError({ kind: 'problem', status: 400, body }).code;
}

describe('the code of a problem (CONTRACT 3)', () => {
  it.each([
    ['its key', { key: 'invalid_payment_method', type: '/x/other' }, 'invalid_payment_method'],
    ['the last path segment of its type', { type: '/dpl/cs/errors/first_failed_attempts' }, 'first_failed_attempts'],
    ['its type where that is no path', { type: 'StockReservationFailure' }, 'StockReservationFailure'],
    ['the last segment of an address', { type: 'https://errors.example/empty-basket/' }, 'empty-basket'],
    ['its title where nothing else says more', { title: 'RESERVATION_FAILURE' }, 'RESERVATION_FAILURE'],
    ['its title where the type is about:blank', { type: 'about:blank', title: 'Conflict' }, 'Conflict'],
    [
      'its code where it has neither key nor type',
      { code: 'credit_limit_exceeded', title: 'x' },
      'credit_limit_exceeded',
    ],
    ['the error of an OAuth refusal', { error: 'invalid_grant' }, 'invalid_grant'],
    ['nothing for a document without any', {}, null],
    ['nothing for wrong types', { key: 1, type: [], title: {} }, null],
    ['the last path segment of its key', { key: '/dpl/cs/errors/final_failed_attempt' }, 'final_failed_attempt'],
    ['that of the first of a list', [{ key: 'x' }, { key: 'y' }], 'x'],
    ['that of the first of its errors', { errors: [{ key: 'x' }] }, 'x'],
    ['its own before that of its errors', { key: 'x', errors: [{ key: 'y' }] }, 'x'],
    ['nothing for an empty list', [], null],
    ['nothing for a text', 'x', null],
  ])('is %s', (_name, body, expected) => {
    expect(codeOf(body)).toBe(expected);
  });

  it('reads a text alone as what the service says', () => {
    const error = new ServiceError({ kind: 'problem', status: 400, body: { errors: ['Bitte prüfen.'] } });
    expect(error).toMatchObject({ code: null, detail: 'Bitte prüfen.' });
  });

  it('keeps the whole document', () => {
    const body = { key: 'voucher-error', offer: { items: [] }, failedAttempts: 2 };
    expect(new ServiceError({ kind: 'problem', status: 400, body }).body).toEqual(body);
  });
});

describe('the server’s text (QUALITY 17)', () => {
  it('is one line of at most 300 characters without control, bidi and invisible characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 2_000 }), (text) => {
        const cleaned = cleanText(text) ?? '';
        expect(cleaned.length).toBeLessThanOrEqual(300);
        expect(cleaned).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
      }),
    );
  });

  it.each([
    ['Zeile 1\r\nZeile 2\u2028Zeile 3', 'Zeile 1 Zeile 2 Zeile 3'],
    ['Betrag \u202e5,00\u202c EUR\u0000', 'Betrag 5,00 EUR'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['x'.repeat(1_000_000), 'x'.repeat(300)],
    [`${'x'.repeat(299)}🛒`, 'x'.repeat(299)],
    ['  ', null],
    [undefined, null],
    [{ toString: (): string => 'x' }, null],
  ])('%#', (text, expected) => {
    expect(cleanText(text)).toBe(expected);
  });
});

describe('anything thrown', () => {
  it('becomes a ServiceError', () => {
    fc.assert(
      fc.property(fc.anything(), (thrown) => {
        expect(toServiceError(thrown)).toBeInstanceOf(ServiceError);
      }),
    );
  });

  it('stays the same if it was one', () => {
    const error = new ServiceError({ kind: 'network' });
    expect(toServiceError(error)).toBe(error);
  });

  it('an aborted operation is cancelled, a programming error malformed', () => {
    expect(toServiceError(new DOMException('stop', 'AbortError')).kind).toBe('cancelled');
    expect(toServiceError(new TypeError('x is undefined'))).toMatchObject({ kind: 'malformed', status: null });
  });
});
