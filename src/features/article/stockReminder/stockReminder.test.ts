import { describe, expect, it } from 'vitest';
import { openDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import { injectFault } from '~/app/testing/faultMatrix';
import { doIt } from '~/flows/testing/doIt';
import { clearFaults, requestsSeen } from '../../../../mocks/node.ts';
import { selectIsRemindable, stockReminderActions } from './stockReminderSlice';

startStandIn();

const { remindableRequested, reminderRequested, emailTyped, subscribeRequested, reminderClosed } = stockReminderActions;

const article = {
  sku: '465009001',
  baseProductNo: '465009',
  name: 'Kaffeevollautomat',
  brand: 'Casavio',
  categoryPath: ['Küche', 'Kaffee'],
  value: 399_00,
};
const inStock = { ...article, sku: '432011001', baseProductNo: '432011' };
const asked = () => requestsSeen().filter(({ operation }) => operation === 'readRemindableStocks').length;
const isRemindable = (desk: Desk, number: string) => selectIsRemindable(desk.getState(), number);

describe('which products can be reminded (REQ H2.1)', () => {
  it('is asked once for all that are shown together, by base number', async () => {
    const desk = openDesk();
    for (const number of ['465009001', '465009', '432011', '454740', '4650'])
      desk.dispatch(remindableRequested(number));
    await desk.rest();
    expect(['465009', '465009001', '454740', '432011', '4650'].map((number) => isRemindable(desk, number))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(asked()).toBe(1);
    await doIt(desk, remindableRequested('465009'));
    expect(asked()).toBe(1);
  });

  it('is asked again after a failure, which a notice tells', async () => {
    const desk = openDesk();
    injectFault('readRemindableStocks', { kind: 'status', status: 503 });
    await doIt(desk, remindableRequested('465009'));
    expect(isRemindable(desk, '465009')).toBe(false);
    expect(desk.notices.at(-1)?.text).toEqual({ key: 'stock.reminder.lookupFailed' });
    clearFaults();
    await doIt(desk, remindableRequested('465009'));
    expect(isRemindable(desk, '465009')).toBe(true);
  });
});

it('a reminder that is being sent keeps its address: the caller is told where the e-mail goes (REQ H2.4)', async () => {
  const desk = openDesk();
  desk.dispatch(reminderRequested(article));
  desk.dispatch(subscribeRequested('erika@example.com'));
  await doIt(desk, emailTyped('erika@example.co'));
  expect(desk.getState().stockReminder.reminder).toMatchObject({
    email: 'erika@example.com',
    submission: { status: 'success' },
  });
});

async function subscribe(desk: Desk, email = 'erika@example.com', of = article): Promise<Desk> {
  desk.dispatch(reminderRequested(of));
  desk.dispatch(emailTyped(email));
  await doIt(desk, subscribeRequested(email));
  return desk;
}
const reminderOf = (desk: Desk) => desk.getState().stockReminder.reminder;

describe('a stock reminder (REQ H2.2, H2.3)', () => {
  it('is subscribed with SKU and e-mail address', async () => {
    const desk = await subscribe(openDesk());
    expect(reminderOf(desk)?.submission).toEqual({ status: 'success', isEarlier: false });
  });

  it('409: the product is in stock; what can be reminded is asked again', async () => {
    const desk = openDesk();
    await doIt(desk, remindableRequested(inStock.sku));
    expect(asked()).toBe(1);
    await subscribe(desk, 'erika@example.com', inStock);
    expect(reminderOf(desk)?.submission).toEqual({
      status: 'failed',
      code: '409',
      mayExist: false,
      said: null,
      retryAt: null,
    });
    expect(asked()).toBe(2);
    expect(isRemindable(desk, inStock.sku)).toBe(false);
  });

  it('409 of an article that is sold out: the reminder exists already', async () => {
    const desk = await subscribe(openDesk());
    await subscribe(desk, 'ERIKA@example.com');
    expect(reminderOf(desk)?.submission).toEqual({ status: 'success', isEarlier: true });
  });

  it('409 whose stock cannot be looked up is said as it was answered', async () => {
    const desk = await subscribe(openDesk());
    injectFault('readStock', { kind: 'status', status: 503 });
    await subscribe(desk);
    expect(reminderOf(desk)?.submission).toEqual({
      status: 'failed',
      code: '409',
      mayExist: false,
      said: null,
      retryAt: null,
    });
  });

  it('429: the fourth request of one address within a minute', async () => {
    const desk = openDesk();
    for (let request = 1; request <= 3; request += 1) await subscribe(desk, 'viele@example.com');
    await subscribe(desk, 'viele@example.com');
    expect(reminderOf(desk)?.submission).toEqual({
      status: 'failed',
      code: '429',
      mayExist: false,
      said: null,
      retryAt: null,
    });
  });

  it.each([{ kind: 'status', status: 500 }, { kind: 'reset' }, { kind: 'status', status: 404 }] as const)(
    'other: %j keeps what was typed and can be tried again',
    async (fault) => {
      const desk = openDesk();
      injectFault('subscribeStockReminder', fault);
      await subscribe(desk);
      expect(reminderOf(desk)).toMatchObject({
        email: 'erika@example.com',
        submission: { status: 'failed', code: 'other' },
      });
      clearFaults();
      await doIt(desk, subscribeRequested('erika@example.com'));
      expect(reminderOf(desk)?.submission).toEqual({ status: 'success', isEarlier: false });
    },
  );

  it('is sent once for two presses, and cannot be closed meanwhile', async () => {
    const desk = openDesk();
    desk.dispatch(reminderRequested(article));
    desk.dispatch(subscribeRequested('erika@example.com'));
    desk.dispatch(subscribeRequested('erika@example.com'));
    desk.dispatch(reminderClosed());
    desk.dispatch(reminderRequested(inStock));
    expect(reminderOf(desk)).toMatchObject({ article, submission: { status: 'loading' } });
    await desk.rest();
    await doIt(desk, subscribeRequested('erika@example.com'));
    expect(requestsSeen().filter(({ operation }) => operation === 'subscribeStockReminder')).toHaveLength(1);
    desk.dispatch(reminderClosed());
    expect(reminderOf(desk)).toBe(null);
  });
});
