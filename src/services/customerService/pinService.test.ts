import { describe, expect, it } from 'vitest';
import { failureKindOf, failureOf, openWire } from '../testing/aWire';
import { requestPinLetter, skipPin, verifyPin } from './pinService';

const wire = openWire();
const base = '/services/customer/private';

describe('a PIN', () => {
  it('is sent in the body, never in the address or a header', async () => {
    wire.answers({ result: 'SUCCESS' });
    expect(await verifyPin('0500001', '482')).toEqual({ kind: 'success' });
    expect(wire.request()).toMatchObject({ method: 'POST', path: `${base}/verify-pin-challenge`, query: {} });
    expect(wire.request().body).toEqual({ pin: '482', external_customer_id: '0500001' });
    // The correlation id is random and may contain any three digits.
    const headers = [...wire.request().headers].filter(([name]) => name !== 'x-correlation-id');
    expect(JSON.stringify(headers)).not.toContain('482');
  });

  it.each([
    [{ failed_attempts: 0 }, { failedAttempts: 1, retryAfterSeconds: null }],
    [
      { failed_attempts: 2, retry_after_seconds: 30 },
      { failedAttempts: 3, retryAfterSeconds: 30 },
    ],
    [
      { failed_attempts: 'two', retry_after_seconds: -1 },
      { failedAttempts: null, retryAfterSeconds: null },
    ],
    [{ attempts: 1 }, { failedAttempts: 2, retryAfterSeconds: null }],
    [{ attempts_count: '3' }, { failedAttempts: 4, retryAfterSeconds: null }],
    [{}, { failedAttempts: null, retryAfterSeconds: null }],
  ])('is wrong, counted with this attempt where the service counts: %j (REQ B3.2, B3.3)', async (facts, counted) => {
    wire.answers({ type: '/dpl/cs/errors/first_failed_attempts', status: 400, ...facts }, 400);
    expect(await verifyPin('0500001', '482')).toEqual({ kind: 'wrong', ...counted });
    wire.answers({ key: 'pin.wrong', type: '/dpl/cs/errors/first_failed_attempts', ...facts }, 403);
    expect(await verifyPin('0500001', '482')).toEqual({ kind: 'wrong', ...counted });
    wire.answers({ result: 'FAILED', ...facts });
    expect(await verifyPin('0500001', '482')).toEqual({ kind: 'wrong', ...counted });
  });

  it('is wrong with no attempt left', async () => {
    wire.answers({ type: '/dpl/cs/errors/final_failed_attempt', status: 400, failed_attempts: 4 }, 400);
    expect(await verifyPin('0500001', '482')).toEqual({ kind: 'maxAttempts' });
    wire.answers({ result: 'FAILED_WITH_MAX_ATTEMPTS_REACHED' });
    expect(await verifyPin('0500001', '482')).toEqual({ kind: 'maxAttempts' });
  });

  it('is not checked when it comes too early', async () => {
    wire.answers({ type: '/dpl/cs/errors/too_many_requests', status: 429, retry_after_seconds: 12 }, 429);
    expect(await verifyPin('0500001', '482')).toEqual({ kind: 'tooEarly', retryAfterSeconds: 12 });
    wire.answers({ detail: 'Zu viele.' }, 429, { 'Retry-After': '40' });
    expect(await verifyPin('0500001', '482')).toEqual({ kind: 'tooEarly', retryAfterSeconds: 40 });
  });

  it.each([400, 403, 404, 409, 429])('is refused with %d and the detail of the service', async (status) => {
    wire.answers({ key: 'no_pin_challenge', detail: 'Keine PIN hinterlegt.' }, status);
    expect(await verifyPin('0500001', '482')).toEqual({ kind: 'refused', detail: 'Keine PIN hinterlegt.' });
    wire.answers(undefined, status);
    expect(await verifyPin('0500001', '482')).toEqual({ kind: 'refused', detail: null });
  });

  it('is not part of any outcome or failure, whatever the service responds', async () => {
    // Cannot be part of an identifier by chance.
    const talkative = { title: 'Der Code 48xz2 passt nicht', detail: 'Eingabe 48xz2', pin: '48xz2', key: 'code 48xz2' };
    wire.answers(talkative, 400);
    expect(await verifyPin('0500001', '48xz2')).toEqual({ kind: 'refused', detail: null });
    for (const status of [401, 500, 503]) {
      wire.answers(talkative, status);
      const failure = await failureOf(verifyPin('0500001', '48xz2'));
      expect(failure).toMatchObject({ status, requestInfo: { path: '/private/verify-pin-challenge' } });
      expect(`${failure.message} ${failure.stack ?? ''} ${JSON.stringify(failure)}`).not.toContain('48xz2');
    }
  });

  it.each([[{}], [null], ['OK'], ['success'], [{ result: 'success' }]])('is right with the answer %j', async (body) => {
    wire.answers(body);
    expect(await verifyPin('0500001', '482')).toEqual({ kind: 'success' });
  });

  it.each(['result', 'challenge_result', 'status'])('has its result in `%s` (REQ B3.3)', async (field) => {
    wire.answers({ [field]: 'SUCCESS' });
    expect(await verifyPin('0500001', '482')).toEqual({ kind: 'success' });
    wire.answers({ [field]: 'FAILED', attempts: 1 });
    expect(await verifyPin('0500001', '482')).toEqual({ kind: 'wrong', failedAttempts: 2, retryAfterSeconds: null });
    wire.answers({ [field]: 'FAILED_WITH_MAX_ATTEMPTS_REACHED' });
    expect(await verifyPin('0500001', '482')).toEqual({ kind: 'maxAttempts' });
  });

  it('is wrong with the word FAILED', async () => {
    wire.answers('FAILED');
    expect(await verifyPin('0500001', '482')).toEqual({ kind: 'wrong', failedAttempts: null, retryAfterSeconds: null });
  });

  it.each([
    [[]],
    ['MAYBE'],
    [{ outcome: 'FAILED' }],
    [{ result: null }],
    [{ result: 'MAYBE' }],
    [{ result: { SUCCESS: true } }],
  ])('is rejected as malformed for %j', async (body) => {
    wire.answers(body);
    expect(await failureKindOf(verifyPin('0500001', '482'))).toBe('malformed');
  });

  it('throws a network error where no response comes', async () => {
    wire.breaks();
    expect(await failureKindOf(verifyPin('0500001', '482'))).toBe('network');
  });
});

describe('going on without the PIN', () => {
  it('sends the reason', async () => {
    wire.answers(undefined, 204);
    await skipPin('0500001', 'PIN nicht zur Hand');
    expect(wire.request()).toMatchObject({ method: 'POST', path: `${base}/skip-pin-challenge` });
    expect(wire.request().body).toEqual({ external_customer_id: '0500001', skipping_reason: 'PIN nicht zur Hand' });
  });

  it('is rejected when the service refuses', async () => {
    wire.answers({ key: 'skip_disabled_forever' }, 400);
    expect(await failureKindOf(skipPin('0500001', 'x'))).toBe('problem');
  });
});

describe('a letter with a new PIN (REQ B3.4)', () => {
  it.each([
    ['SUCCESS', 'requested'],
    ['NONE', 'failed'],
    ['FAILED', 'failed'],
  ])('with the status %s is %s', async (status, outcome) => {
    wire.answers({ status });
    expect(await requestPinLetter('05/1')).toBe(outcome);
    expect(wire.request()).toMatchObject({
      method: 'POST',
      path: `${base}/customers/05%2F1/phone-pin`,
      body: undefined,
    });
  });

  it('may have been sent already', async () => {
    wire.answers({ type: '/dpl/cs/errors/phone_pin_already_sent', status: 409 }, 409);
    expect(await requestPinLetter('0500001')).toBe('alreadySent');
    wire.answers({ key: 'pin.letter', type: '/dpl/cs/errors/phone_pin_already_sent' }, 400);
    expect(await requestPinLetter('0500001')).toBe('alreadySent');
  });

  it.each([[{}], [null], ['OK'], ['success'], [{ status: 'success' }]])(
    'is requested with the answer %j',
    async (body) => {
      wire.answers(body);
      expect(await requestPinLetter('0500001')).toBe('requested');
    },
  );

  it.each([[[]], [{ status: 'LATER' }], [{ status: 200 }]])('is rejected as malformed for %j', async (body) => {
    wire.answers(body);
    expect(await failureKindOf(requestPinLetter('0500001'))).toBe('malformed');
  });

  it('is rejected when the service fails', async () => {
    wire.answers({ key: 'other' }, 409);
    expect(await failureKindOf(requestPinLetter('0500001'))).toBe('problem');
    wire.breaks();
    expect(await failureKindOf(requestPinLetter('0500001'))).toBe('network');
  });
});
