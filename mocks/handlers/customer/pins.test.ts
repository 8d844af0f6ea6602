import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeServer, currentWorld, resetWorld, startServer } from '../../node.ts';
import { send, type Answer } from '../../testing/deskRequests.ts';
import type { WireCustomer } from '../../db/common/wireTypes.ts';

beforeAll(() => startServer());
beforeEach(() => {
  resetWorld();
});
afterAll(closeServer);

const PAULA = '0500001';
const PAUL = '0500002';
const SIX_SECONDS = 0.1;

interface PinProblem {
  type: string;
  failed_attempts?: number;
  retry_after_seconds?: number;
}

const say = (pin: string, external_customer_id = PAULA): Promise<Answer<PinProblem>> =>
  send<PinProblem>('verifyPin', { body: { pin, external_customer_id } });

async function challengeOf(number: string): Promise<WireCustomer['pin_challenge']> {
  const { body } = await send<WireCustomer>('findCustomer', { query: { external_id: number } });
  return body.pin_challenge;
}

describe('a PIN', () => {
  it.each([
    [PAULA, '482'],
    [PAULA, '4829'],
    [PAULA, '482917'],
    [PAUL, '264'],
    [PAUL, '0264'],
    [PAUL, '730264'],
  ])('of %s accepts %s', async (number, pin) => {
    const { status, body } = await say(pin, number);
    expect([status, body]).toEqual([200, { result: 'SUCCESS' }]);
  });

  it.each([
    [PAULA, '917'],
    [PAULA, '4820'],
    [PAULA, '4829170'],
    [PAUL, '730'],
  ])('of %s refuses %s', async (number, pin) => {
    expect((await say(pin, number)).status).toBe(400);
  });

  it('allows five attempts, with a wait from the third failure on', async () => {
    const seen: unknown[] = [];
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      const { body } = await say('000');
      seen.push([body.type.split('/').at(-1), body.failed_attempts, body.retry_after_seconds]);
      currentWorld().db.advance(SIX_SECONDS);
    }
    expect(seen).toEqual([
      ['first_failed_attempts', 0, undefined],
      ['first_failed_attempts', 1, undefined],
      ['first_failed_attempts', 2, 5],
      ['first_failed_attempts', 3, 5],
      ['final_failed_attempt', undefined, undefined],
      ['final_failed_attempt', undefined, undefined],
    ]);
    expect((await say('482')).body.type).toBe('/dpl/cs/errors/final_failed_attempt');
    expect(await challengeOf(PAULA)).toMatchObject({ failed_attempts: 5 });
  });

  it('refuses an attempt during the wait without counting it, and returns the seconds left', async () => {
    await say('000', PAUL);
    const early = await say('264', PAUL);
    expect([early.status, early.body.retry_after_seconds]).toEqual([429, 5]);
    expect(await challengeOf(PAUL)).toMatchObject({ failed_attempts: 4, retry_after_seconds: 5 });
    currentWorld().db.advance(SIX_SECONDS);
    expect((await say('264', PAUL)).status).toBe(200);
    expect(await challengeOf(PAUL)).toEqual({
      mode: 'LAST_THREE_DIGITS',
      failed_attempts: 0,
      skip_disabled_forever: true,
    });
  });

  it('has one attempt left in the world pinMaxAttempts', async () => {
    resetWorld('pinMaxAttempts');
    expect((await say('000')).body.type).toBe('/dpl/cs/errors/final_failed_attempt');
  });

  it('can be skipped with a reason, unless skipping is disabled', async () => {
    const skip = (external_customer_id: string, skipping_reason: string): Promise<Answer<unknown>> =>
      send('skipPin', { body: { external_customer_id, skipping_reason } });
    expect((await skip(PAULA, 'Brief nicht zur Hand')).status).toBe(204);
    expect((await skip(PAULA, '  ')).status).toBe(400);
    expect((await skip(PAUL, 'Brief nicht zur Hand')).status).toBe(400);
  });

  it('is refused for a customer without one', async () => {
    expect((await say('123', '0123456')).status).toBe(400);
    expect((await send('requestPinLetter', { path: '/private/customers/0123456/phone-pin' })).status).toBe(400);
  });
});

describe('a letter with a new PIN', () => {
  it('can be requested again on the sixth working day, not before', async () => {
    expect((await send('requestPinLetter')).body).toEqual({ status: 'SUCCESS' });
    const again = await send('requestPinLetter');
    expect([again.status, again.body['type']]).toEqual([409, '/dpl/cs/errors/phone_pin_already_sent']);
    // Five working days take at least a week, and less than two weeks with any public holidays.
    currentWorld().db.advance(6 * 24 * 60);
    expect((await send('requestPinLetter')).status).toBe(409);
    currentWorld().db.advance(8 * 24 * 60);
    expect((await send('requestPinLetter')).status).toBe(200);
  });

  it('is already requested in the world pinLetterSent', async () => {
    resetWorld('pinLetterSent');
    expect((await send('requestPinLetter')).status).toBe(409);
  });
});
