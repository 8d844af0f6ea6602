import { describe, expect, it } from 'vitest';
import { openDesk, readyDesk, startStandIn, type Desk, type DeskOptions } from '~/app/testing/aDesk';
import { unsavedKindsOf } from '~/app/call/unsavedWork';
import { storedJournal } from '~/app/journal/testing/reloaded';
import { customerInputOf } from '~/domain/customer/customerInput';
import { callerCheckActions, selectIsCallerConfirmed } from '~/features/customer/callerCheck/callerCheckSlice';
import { customerActions } from '~/features/customer/ofCall/customerSlice';
import { customerDataActions } from '~/features/customer/data/customerDataSlice';
import { pinActions } from '~/features/customer/pin/pinSlice';
import { orderActions } from '~/features/order/place/orderSlice';
import { selectMaySave } from '~/flows/customer/edit/unsaved';
import { anAddressInput, late, numberOn, submitAddress, timesSeen } from '~/flows/testing/customerForms';
import { doIt } from '~/flows/testing/doIt';
import { say, stepOf } from '~/flows/testing/pinDesk';
import { currentWorld, setFault } from '../../../../mocks/node.ts';
import { wasBirthdayChecked } from './birthdayChecks';

startStandIn();

const challenge = { mode: 'FIRST_THREE_DIGITS', failed_attempts: 0, skip_disabled_forever: false } as const;

function recordOf(number: string) {
  const record = currentWorld().db.customers.get(number);
  if (record === undefined) throw new Error(`${number} is not in the world`);
  return record;
}

/** Requests the login of the loaded customer once more, and agrees to it. */
async function askAgain(desk: Desk, number: string): Promise<void> {
  await doIt(desk, customerActions.loginRequested(number));
  await doIt(desk, customerActions.reauthenticationAnswered('agreed'));
  // The code of the PIN question loads with the first one.
  await expect.poll(() => stepOf(desk)).not.toBe('reauthenticate');
}

async function exhaustPin(desk: Desk): Promise<void> {
  const body = { type: '/dpl/cs/errors/final_failed_attempt', status: 400 };
  setFault({ path: 'verify-pin', times: 1, fault: { kind: 'json', status: 400, body } });
  await say(desk, '000');
}

async function nameWrongPin(desk: Desk): Promise<void> {
  const body = { type: '/dpl/cs/errors/first_failed_attempts', status: 400 };
  setFault({ path: 'verify-pin', times: 1, fault: { kind: 'json', status: 400, body } });
  await say(desk, '000');
}

const cancelPin = (desk: Desk) => doIt(desk, pinActions.cancelled());
const deny = (desk: Desk) => doIt(desk, customerActions.birthdayAnswered('denied'));

/** The ways in which the caller is not confirmed, and what the login shows then. */
const failures = [
  { what: 'a denied birthday', hasPin: false, fail: deny, shown: 'denied' },
  {
    what: 'a denied birthday in place of the PIN',
    hasPin: true,
    fail: async (desk: Desk) => {
      await doIt(desk, pinActions.skipRequested('OTHER'));
      await deny(desk);
    },
    shown: 'denied',
  },
  { what: 'an exhausted PIN', hasPin: true, fail: exhaustPin, shown: 'pin' },
  {
    what: 'an exhausted PIN whose dialog is closed',
    hasPin: true,
    fail: async (desk: Desk) => {
      await exhaustPin(desk);
      await cancelPin(desk);
    },
    shown: 'denied',
  },
  {
    what: 'a wrong PIN that is given up',
    hasPin: true,
    fail: async (desk: Desk) => {
      await nameWrongPin(desk);
      await cancelPin(desk);
    },
    shown: 'denied',
  },
] as const;

const callers: readonly (readonly [string, string, DeskOptions])[] = [
  ['a customer of the order entry', '0123456', {}],
  ['a customer of the Swiss order entry', '0300001', { variant: 'swiss', country: 'CH' }],
  ['a customer whose birthday is missing', '0700002', {}],
];
const cases = callers.flatMap(([who, number, options]) =>
  failures
    .filter(({ what }) => number !== '0700002' || !what.startsWith('a denied'))
    .map((failure) => ({ who, number, options, ...failure })),
);

/** A desk whose customer has an unsaved address of this call, a chosen payment, an article, and an open form with a draft. */
async function deskAtWork(number: string, options: DeskOptions): Promise<Desk> {
  const desk = await readyDesk({ ...options, customer: number });
  await submitAddress(desk, anAddressInput(), null, 'accepted');
  const { customer } = desk.getState().customer;
  if (customer === null) throw new Error('Nobody is loaded');
  desk.dispatch(customerDataActions.customerFormOpened({ kind: 'edit' }));
  desk.dispatch(customerDataActions.customerDrafted({ ...customerInputOf(customer), careOf: 'Familie Sommer' }));
  expect(numberOn(desk)).toBe(number);
  return desk;
}

/** What the call holds for the customer, whether they are in it or not. */
function workOf({ getState, lines }: Desk) {
  const { customer, payment, customerData } = getState();
  const { deliveryAddresses } = customer.customer ?? customer.unsavedCustomer ?? { deliveryAddresses: [] };
  const { form, drafts } = customerData;
  return {
    lines: lines(),
    payment: payment.selection,
    chosen: customer.deliveryAddressId,
    addresses: deliveryAddresses.map(({ id }) => id),
    form: form.phase === 'customer' ? form.purpose.kind : form.phase,
    typed: drafts.customer?.careOf,
  };
}

async function expectNobodyConfirmed(desk: Desk, number: string): Promise<void> {
  desk.dispatch(orderActions.submitRequested());
  await desk.rest();
  const state = desk.getState();
  expect(state.customer).toMatchObject({ customer: null, original: null, birthdayConfirmed: false });
  expect(wasBirthdayChecked('call-1', number)).toBe(false);
  expect(timesSeen('createOrder')).toBe(0);
  expect(state.offer.status).toBe('none');
  // The unsaved address would be lost with the call, and is not saved for a caller who is not the customer.
  expect(unsavedKindsOf(state)).toContain('customer');
  expect(selectMaySave(state)).toBe(false);
}

describe('a loaded customer who is not confirmed again (REQ B2.5, B3.3, B4.1)', () => {
  it.each(cases)(
    '$who, $what: leaves the call, which keeps its work for their next login',
    async ({ number, options, hasPin, fail, shown }) => {
      const desk = await deskAtWork(number, options);
      const work = workOf(desk);
      if (hasPin) recordOf(number).pin_challenge = challenge;
      await askAgain(desk, number);
      await fail(desk);
      expect(stepOf(desk)).toBe(shown);
      await expectNobodyConfirmed(desk, number);
      expect(workOf(desk)).toEqual(work);

      desk.dispatch(customerActions.numberTyped('0'));
      expect(['idle', 'pin']).toContain(stepOf(desk));
      await expectNobodyConfirmed(desk, number);

      const journal = storedJournal(desk.getState());
      desk.end();
      const again = openDesk({ ...options, journal });
      await again.rest();
      await expectNobodyConfirmed(again, number);
      expect(workOf(again)).toEqual(work);

      // The birthday is asked for again, whatever was confirmed before.
      delete recordOf(number).pin_challenge;
      await doIt(again, customerActions.loginRequested(number));
      expect(stepOf(again)).toBe(number === '0700002' ? 'missingBirthday' : 'birthday');
      await doIt(again, customerActions.birthdayAnswered('confirmed'));
      await doIt(again, customerActions.missingBirthdayAnswered('1960-02-01'));
      expect(again.getState().customer).toMatchObject({ birthdayConfirmed: true, isDataChanged: true });
      expect(numberOn(again)).toBe(number);
      expect(workOf(again)).toEqual(work);
      expect(again.notices.filter(({ variant }) => variant === 'error')).toEqual([]);
    },
  );

  it('is asked about before another one logs in, who takes over the basket alone (DECISIONS 51)', async () => {
    const desk = await deskAtWork('0123456', {});
    await askAgain(desk, '0123456');
    await deny(desk);
    await doIt(desk, customerActions.loginRequested('0110001'));
    expect(stepOf(desk)).toBe('unsavedChanges');
    await doIt(desk, customerActions.unsavedChangesAnswered('stay'));
    expect(stepOf(desk)).toBe('idle');
    await doIt(desk, customerActions.loginRequested('0110001'));
    await doIt(desk, customerActions.unsavedChangesAnswered('discard'));
    await doIt(desk, customerActions.birthdayAnswered('confirmed'));
    const { customer, payment, basket } = desk.getState();
    expect(numberOn(desk)).toBe('0110001');
    expect(customer).toMatchObject({ unsavedCustomer: null, isDataChanged: false });
    expect(payment.selection).not.toEqual({ method: 'INVOICE' });
    expect(basket).toMatchObject({ items: [{ sku: '432011001' }], takenOverFrom: 'Erika Musterfrau' });
  });

  it('is asked for the birthday again by reservations and subscriptions, whatever was compared before (DECISIONS 101)', async () => {
    const desk = await deskAtWork('0123456', {});
    desk.dispatch(callerCheckActions.checkSettled({ customerNumber: '0123456', result: 'matches' }));
    expect(selectIsCallerConfirmed(desk.getState(), '0123456')).toBe(true);
    await askAgain(desk, '0123456');
    await deny(desk);
    await expect.poll(() => selectIsCallerConfirmed(desk.getState(), '0123456')).toBe(false);
  });

  it('does not come back by a form whose check was in flight', async () => {
    const desk = await deskAtWork('0123456', {});
    const { drafts } = desk.getState().customerData;
    if (drafts.customer === null) throw new Error('Nothing is typed');
    const input = { ...drafts.customer, street: 'Rosenweg', streetNumber: '3', zipCode: '50667', city: 'Köln' };
    await doIt(desk, customerActions.loginRequested('0123456'));
    desk.dispatch(customerActions.reauthenticationAnswered('agreed'));
    setFault({ path: 'address-check', times: 1, fault: late });
    desk.dispatch(customerDataActions.customerSubmitted({ input, address: 'check' }));
    desk.dispatch(customerActions.birthdayAnswered('denied'));
    const { customer, customerData } = await desk.answered();
    expect(customer).toMatchObject({ customer: null, login: { phase: 'denied' } });
    expect(customerData).toMatchObject({ form: { check: { status: 'failed' } }, drafts: { customer: input } });
  });
});

describe('a loaded customer who does not answer the repeated confirmation (REQ B2.5)', () => {
  it('stays when another customer is denied', async () => {
    const desk = await deskAtWork('0123456', {});
    await doIt(desk, customerActions.loginRequested('0110001'));
    await doIt(desk, customerActions.unsavedChangesAnswered('discard'));
    await deny(desk);
    expect(desk.getState().customer).toMatchObject({
      customer: { externalCustomerId: '0123456' },
      birthdayConfirmed: true,
      login: { phase: 'denied' },
    });
    expect(wasBirthdayChecked('call-1', '0123456')).toBe(true);
  });

  it('is asked for the PIN again after a reload', async () => {
    const desk = await deskAtWork('0123456', {});
    const work = workOf(desk);
    recordOf('0123456').pin_challenge = challenge;
    await askAgain(desk, '0123456');
    await nameWrongPin(desk);
    expect(numberOn(desk)).toBe('0123456');
    const journal = storedJournal(desk.getState());
    desk.end();
    const again = openDesk({ journal });
    await again.rest();
    expect(stepOf(again)).toBe('pin');
    expect(numberOn(again)).toBeUndefined();
    expect(workOf(again)).toEqual(work);
  });
});

it('a loaded customer who has been locked meanwhile leaves the call as well (REQ B2.4)', async () => {
  const desk = await readyDesk();
  recordOf('0123456').locked = true;
  await doIt(desk, customerActions.loginRequested('0123456'));
  const state = desk.getState();
  expect(state.customer).toMatchObject({ customer: null, login: { phase: 'stopped', step: 'locked' } });
  desk.dispatch(orderActions.submitRequested());
  await desk.rest();
  expect(timesSeen('createOrder')).toBe(0);
  expect(desk.lines()).toEqual(['432011001*1']);
});
