import { describe, expect, it, vi } from 'vitest';
import { openDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import { secondsLeft } from '~/domain/customer/pin';
import { customerActions } from '~/features/customer/ofCall/customerSlice';
import { pinActions } from '~/features/customer/pin/pinSlice';
import { clearFaults, currentWorld, resetWorld, setFault } from '../../../../mocks/node.ts';
import { bodiesSentTo, late, numberOn, timesSeen } from '~/flows/testing/customerForms';
import { deskAskingFor, say, stepOf } from '~/flows/testing/pinDesk';
import { doIt } from '~/flows/testing/doIt';

startStandIn();

const paula = '0500001';
const paul = '0500002';

/** The remaining wait, in seconds. */
const waitOf = ({ getState }: Desk) => secondsLeft(getState().pin.retryAt, new Date());

describe('the PIN challenge (REQ B3.1, B3.3)', () => {
  it('comes before the birthday, and nobody is loaded before it is passed', async () => {
    const desk = await deskAskingFor(paula);
    expect(stepOf(desk)).toBe('pin');
    expect(desk.getState().customer.customer).toBeNull();
    expect(desk.getState().pin).toMatchObject({ failedAttempts: 0, isExhausted: false, check: 'none' });
  });

  it.each([
    [paula, '482'],
    [paula, '482917'],
    [paul, '264'],
  ])('is passed by %s with the right digits %s, and the birthday is not asked', async (number, pin) => {
    const desk = await deskAskingFor(number);
    await say(desk, pin);
    expect(stepOf(desk)).toBe('done');
    expect(desk.getState().customer).toMatchObject({ birthdayConfirmed: true });
    expect(numberOn(desk)).toBe(number);
    expect(desk.notices).toEqual([]);
  });

  it.each(['', '12', '12a', ' 482', '4 8 2', '48é'])('sends no request for input that is no PIN: %j', async (pin) => {
    const desk = await deskAskingFor(paula);
    await say(desk, pin);
    expect(desk.getState().pin).toMatchObject({ check: 'refused', refusal: null, failedAttempts: 0 });
    expect(timesSeen('verifyPin')).toBe(0);
    await say(desk, '482');
    expect(stepOf(desk)).toBe('done');
  });

  it('is not asked for where the feature is switched off', async () => {
    const desk = openDesk({ flags: { customerPin: false } });
    await doIt(desk, customerActions.loginRequested(paula));
    expect(stepOf(desk)).toBe('birthday');
  });

  it('is asked for again when the same customer is authenticated again', async () => {
    const desk = await deskAskingFor(paula);
    await say(desk, '482');
    await doIt(desk, customerActions.loginRequested(paula));
    desk.dispatch(customerActions.reauthenticationAnswered('agreed'));
    await expect.poll(() => stepOf(desk)).toBe('pin');
  });
});

describe('a wrong PIN (REQ B3.2, B3.3)', () => {
  it('shows the failed attempts plus one, each time', async () => {
    const desk = await deskAskingFor(paula);
    for (const count of [1, 2, 3]) {
      await say(desk, '000');
      expect(desk.getState().pin).toMatchObject({ check: 'wrong', failedAttempts: count, isExhausted: false });
      expect(stepOf(desk)).toBe('pin');
    }
    expect(desk.notices).toEqual([]);
  });

  it('adds to the attempts of earlier calls', async () => {
    const desk = await deskAskingFor(paul);
    expect(desk.getState().pin.failedAttempts).toBe(3);
    await say(desk, '000');
    expect(desk.getState().pin).toMatchObject({ check: 'wrong', failedAttempts: 4 });
  });

  it('can be followed by the right one', async () => {
    const desk = await deskAskingFor(paula);
    await say(desk, '000');
    await say(desk, '482');
    expect(stepOf(desk)).toBe('done');
  });

  it('as the last attempt reaches the maximum: a letter may be requested, and no PIN is accepted', async () => {
    resetWorld('pinMaxAttempts');
    const desk = await deskAskingFor(paula);
    await say(desk, '000');
    expect(desk.getState().pin).toMatchObject({ failedAttempts: 5, isExhausted: true, check: 'none' });
    await say(desk, '482');
    expect(desk.getState().pin.isExhausted).toBe(true);
    expect(numberOn(desk)).toBeUndefined();
    const next = await deskAskingFor(paula);
    expect(next.getState().pin).toMatchObject({ failedAttempts: 5, isExhausted: true });
    next.dispatch(pinActions.letterRequested());
    expect((await next.rest()).pin.letter).toBe('requested');
  });

  it.each([
    ['FAILED', { check: 'wrong', failedAttempts: 3 }],
    ['FAILED_WITH_MAX_ATTEMPTS_REACHED', { isExhausted: true, failedAttempts: 5 }],
  ])('may be answered with the result %s', async (result, shown) => {
    const desk = await deskAskingFor(paula);
    setFault({ path: 'verify-pin', fault: { kind: 'json', body: { result, failed_attempts: 2 } } });
    await say(desk, '000');
    expect(desk.getState().pin).toMatchObject(shown);
  });
});

/** What services say of a wrong PIN without a count: the requirement names only the type of the error and the result. */
const uncounted = {
  'the type of the error': { kind: 'json', status: 400, body: { type: '/dpl/cs/errors/first_failed_attempts' } },
  'the result in an object': { kind: 'json', body: { result: 'FAILED' } },
  'the word FAILED': { kind: 'json', body: 'FAILED' },
} as const;

describe('a wrong PIN of which the service says no count (REQ B3.2, B3.3)', () => {
  const cases = Object.entries(uncounted).flatMap(([said, fault]) => [
    [said, paula, [1, 2, 3, 4], fault] as const,
    [said, paul, [4], fault] as const,
  ]);

  it.each(cases)(
    '%s: the attempts of %s are counted on, %j, and the fifth is the last',
    async (_, who, counts, fault) => {
      const desk = await deskAskingFor(who);
      setFault({ path: 'verify-pin', fault });
      for (const count of counts) {
        await say(desk, '000');
        expect(desk.getState().pin).toMatchObject({ check: 'wrong', failedAttempts: count, isExhausted: false });
      }
      await say(desk, '000');
      expect(desk.getState().pin).toMatchObject({ failedAttempts: 5, isExhausted: true, check: 'none' });
      desk.end();
      const reloaded = await deskAskingFor(who);
      expect(reloaded.getState().pin).toMatchObject({ failedAttempts: 5, isExhausted: true });
    },
  );

  it('is the last also where the service counts a fifth without naming it the last', async () => {
    const desk = await deskAskingFor(paula);
    const body = { type: '/dpl/cs/errors/first_failed_attempts', failed_attempts: 4, retry_after_seconds: 90 };
    setFault({ path: 'verify-pin', fault: { kind: 'json', status: 400, body } });
    await say(desk, '000');
    expect(desk.getState().pin).toMatchObject({ failedAttempts: 5, isExhausted: true, check: 'none' });
  });
});

/** The next attempt fails as the third, and the service demands a wait of 90 seconds. */
function makeNextAttemptWait(): void {
  const body = {
    type: '/dpl/cs/errors/first_failed_attempts',
    status: 400,
    failed_attempts: 2,
    retry_after_seconds: 90,
  };
  setFault({ path: 'verify-pin', times: 1, fault: { kind: 'json', status: 400, body } });
}

describe('the wait before the next attempt (REQ B3.5, B17.3)', () => {
  it('is as long as the service says, with the third wrong PIN', async () => {
    const desk = await deskAskingFor(paula);
    await say(desk, '000');
    await say(desk, '000');
    expect(waitOf(desk)).toBe(0);
    await say(desk, '000');
    expect(waitOf(desk)).toBeGreaterThan(0);
    expect(waitOf(desk)).toBeLessThanOrEqual(6);
  });

  it('an attempt that comes too early does not count as failed, and the wait is shown', async () => {
    const desk = await deskAskingFor(paula);
    const body = { type: '/dpl/cs/errors/too_many_requests', status: 429, detail: 'x', retry_after_seconds: 40 };
    setFault({ path: 'verify-pin', times: 1, fault: { kind: 'json', status: 429, body } });
    await say(desk, '482');
    expect(desk.getState().pin).toMatchObject({ check: 'none', failedAttempts: 0 });
    expect(waitOf(desk)).toBeGreaterThan(30);
    expect(waitOf(desk)).toBeLessThanOrEqual(41);
  });

  it('survives a reload, in session storage and without the PIN', async () => {
    const desk = await deskAskingFor(paula);
    makeNextAttemptWait();
    await say(desk, '719');
    const { retryAt } = desk.getState().pin;
    const stored = sessionStorage.getItem('pinChallenge') ?? '';
    expect(JSON.parse(stored)).toMatchObject({ externalCustomerId: paula, failedAttempts: 3, retryAt });
    desk.end();
    const again = await deskAskingFor(paula);
    expect(again.getState().pin.retryAt).toBe(retryAt);
    expect(waitOf(again)).toBeGreaterThan(60);
  });

  it('is removed from storage after the right PIN', async () => {
    const desk = await deskAskingFor(paula);
    await say(desk, '719');
    expect(sessionStorage.getItem('pinChallenge')).not.toBeNull();
    await say(desk, '482');
    expect(sessionStorage.getItem('pinChallenge')).toBeNull();
  });

  it('of one customer is not the wait of another', async () => {
    const desk = await deskAskingFor(paula);
    makeNextAttemptWait();
    await say(desk, '000');
    await doIt(desk, customerActions.loginRequested(paul));
    expect(desk.getState().pin).toMatchObject({ retryAt: null, failedAttempts: 3 });
  });

  it.each(['', 'null', '{', '[]', '{"externalCustomerId":"0500001"}', '{"externalCustomerId":7,"retryAt":{}}'])(
    'is ignored when its stored text is broken: %j',
    async (stored) => {
      sessionStorage.setItem('pinChallenge', stored);
      const desk = await deskAskingFor(paula);
      expect(desk.getState().pin).toMatchObject({ retryAt: null, letterRequestedOn: null });
      await say(desk, '482');
      expect(stepOf(desk)).toBe('done');
    },
  );
});

describe('a PIN challenge that is not answered', () => {
  it.each([
    ['a broken connection', { kind: 'reset' }],
    ['503', { kind: 'status', status: 503 }],
    ['a page of a proxy', { kind: 'html' }],
  ] as const)('%s leaves the challenge open and counts nothing', async (_what, fault) => {
    const desk = await deskAskingFor(paula);
    setFault({ service: 'customer', fault });
    await say(desk, '482');
    expect(desk.getState().pin).toMatchObject({ check: 'failed', failedAttempts: 0 });
    expect(stepOf(desk)).toBe('pin');
    await doIt(desk, pinActions.skipRequested('OTHER'));
    expect(desk.getState().pin.check).toBe('skipFailed');
    clearFaults();
    await say(desk, '482');
    expect(stepOf(desk)).toBe('done');
  });

  it('cancelled: the customer is not loaded', async () => {
    const desk = await deskAskingFor(paula);
    desk.dispatch(pinActions.cancelled());
    expect(desk.getState().customer).toMatchObject({ login: { phase: 'idle' }, customer: null });
    desk.dispatch(pinActions.pinEntered('482'));
    await desk.answered();
    expect(timesSeen('verifyPin')).toBe(0);
    expect(numberOn(desk)).toBeUndefined();
  });

  it('cancelled: the previous customer stays', async () => {
    const desk = openDesk();
    await desk.logIn('0123456');
    await doIt(desk, customerActions.loginRequested(paula));
    desk.dispatch(pinActions.cancelled());
    expect(stepOf(desk)).toBe('done');
    expect(numberOn(desk)).toBe('0123456');
  });

  it('is cancelled by a newer login; its late answer is dropped', async () => {
    const desk = await deskAskingFor(paula);
    setFault({ path: 'verify-pin', times: 1, fault: late });
    desk.dispatch(pinActions.pinEntered('482'));
    await desk.logIn('0123456');
    await desk.answered();
    expect(numberOn(desk)).toBe('0123456');
    expect(stepOf(desk)).toBe('done');
  });
});

it('the PIN appears in no state, no storage, no journal of calls and no log', async () => {
  const logged = bodiesSentTo('/services/logging');
  const desk = await deskAskingFor(paula);
  const secret = '7193';
  const states: string[] = [];
  desk.store.subscribe(() => states.push(JSON.stringify(desk.getState())));
  const echo = {
    type: '/dpl/cs/errors/other',
    status: 400,
    title: secret,
    detail: `PIN ${secret} geht nicht`,
    pin: secret,
  };
  for (const fault of [
    undefined,
    { kind: 'json', status: 400, body: echo },
    { kind: 'json', status: 500, body: echo },
    { kind: 'reset' },
  ] as const) {
    if (fault !== undefined) setFault({ path: 'verify-pin', times: 1, fault });
    await say(desk, secret);
  }
  expect(timesSeen('verifyPin')).toBe(4);
  await vi.waitFor(() => {
    expect(logged.length).toBeGreaterThan(0);
  });
  // Correlation ids are random and may contain any four digits.
  const randomId = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;
  const everywhere = [
    ...states,
    JSON.stringify([desk.notices, currentWorld().journal, logged]),
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  ]
    .join('\n')
    .replaceAll(randomId, '');
  expect(everywhere).toContain(paula);
  expect(everywhere).not.toContain(secret);
});
