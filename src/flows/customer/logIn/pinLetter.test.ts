import { describe, expect, it } from 'vitest';
import { startStandIn } from '~/app/testing/aDesk';
import { customerActions } from '~/features/customer/ofCall/customerSlice';
import { pinActions, skipReasons } from '~/features/customer/pin/pinSlice';
import { resetWorld, setFault } from '../../../../mocks/node.ts';
import { bodiesSentTo, late } from '~/flows/testing/customerForms';
import { deskAskingFor, say, stepOf } from '~/flows/testing/pinDesk';

startStandIn();

const paula = '0500001';
const paul = '0500002';

describe('skipping the PIN (REQ B3.7)', () => {
  it.each(skipReasons)('with the reason %s leads to the birthday check', async (reason) => {
    const sent = bodiesSentTo('skip-pin-challenge');
    const desk = await deskAskingFor(paula);
    desk.dispatch(pinActions.skipRequested(reason));
    await desk.rest();
    expect(stepOf(desk)).toBe('birthday');
    expect(sent).toEqual([{ external_customer_id: paula, skipping_reason: reason }]);
    desk.dispatch(customerActions.birthdayAnswered('denied'));
    expect(stepOf(desk)).toBe('denied');
  });

  it('can be disabled forever: the service refuses it, and the challenge stays', async () => {
    const desk = await deskAskingFor(paul);
    const { login } = desk.getState().customer;
    expect(login.phase === 'asking' && login.customer.pinChallenge?.skipDisabledForever).toBe(true);
    desk.dispatch(pinActions.skipRequested('OTHER'));
    await desk.rest();
    expect(desk.getState().pin.check).toBe('skipFailed');
    expect(stepOf(desk)).toBe('pin');
    await say(desk, '264');
    expect(stepOf(desk)).toBe('done');
  });
});

describe('the letter with a new PIN (REQ B3.4)', () => {
  it('is requested; the caller may try once more meanwhile', async () => {
    const desk = await deskAskingFor(paula);
    setFault({ path: 'phone-pin', times: 1, fault: late });
    desk.dispatch(pinActions.letterRequested());
    desk.dispatch(pinActions.pinEntered('000'));
    const { pin } = await desk.rest();
    expect(pin).toMatchObject({ letter: 'requested', check: 'wrong', failedAttempts: 1 });
    expect(pin.letterRequestedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect((await deskAskingFor(paula)).getState().pin.letterRequestedOn).toBe(pin.letterRequestedOn);
  });

  it('that was already sent gives an already-sent notice', async () => {
    resetWorld('pinLetterSent');
    const desk = await deskAskingFor(paula);
    desk.dispatch(pinActions.letterRequested());
    expect((await desk.rest()).pin).toMatchObject({ letter: 'alreadySent', letterRequestedOn: null });
  });

  it.each([
    [{ kind: 'status', status: 503 }],
    [{ kind: 'reset' }],
    [{ kind: 'html' }],
    [{ kind: 'json', body: { status: 'FAILED' } }],
  ] as const)('fails with %j, and can be asked for again', async (fault) => {
    const desk = await deskAskingFor(paula);
    setFault({ path: 'phone-pin', times: 1, fault });
    desk.dispatch(pinActions.letterRequested());
    expect((await desk.rest()).pin).toMatchObject({ letter: 'failed', letterRequestedOn: null });
    desk.dispatch(pinActions.letterRequested());
    expect((await desk.rest()).pin.letter).toBe('requested');
  });

  it('does not stay in the requesting state when another customer logs in meanwhile', async () => {
    const desk = await deskAskingFor(paula);
    setFault({ path: 'phone-pin', times: 1, fault: late });
    desk.dispatch(pinActions.letterRequested());
    desk.dispatch(customerActions.loginRequested('0123456'));
    await desk.answered();
    expect(desk.getState().pin.letter).not.toBe('requesting');
  });
});
