import { describe, expect, it, vi } from 'vitest';
import { journalOf, parseJournal } from '~/app/journal/callJournal';
import { openDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import { injectFault } from '~/app/testing/faultMatrix';
import type { CheckoutPayment } from '~/domain/order/checkout';
import { aPostalAddress } from '~/domain/testing/samples';
import { doIt } from '~/flows/testing/doIt';
import { aReservedArticle } from '~/features/testing/aReservedArticle';
import { clearFaults, currentWorld, requestsSeen, resetWorld } from '../../../mocks/node.ts';
import { waitlistActions } from './waitlistSlice';

startStandIn();

const { reservationRequested, submitRequested, lookupRequested, reservationClosed, draftEdited } = waitlistActions;

const article = aReservedArticle();
const deliveryAddress = aPostalAddress();
const invoiced = {
  customerNumber: '0123456',
  country: 'DE',
  checkout: { payment: { method: 'INVOICE' }, deliveryAddress },
} as const;

function open(desk = openDesk()): Desk {
  desk.dispatch(reservationRequested(article));
  return desk;
}

async function submit(desk: Desk, payment: CheckoutPayment = { method: 'INVOICE' }, customerNumber = '0123456') {
  await doIt(desk, submitRequested({ customerNumber, country: 'DE', checkout: { payment, deliveryAddress } }));
  return desk;
}

const submissionOf = (desk: Desk) => desk.getState().waitlist.reservation?.submission;

/** A desk whose reservation is in flight. */
async function sending(): Promise<Desk> {
  const desk = open();
  injectFault('createWaitlistItem', { kind: 'delay', milliseconds: 20 });
  desk.dispatch(submitRequested(invoiced));
  await vi.waitFor(
    () => {
      expect(submissionOf(desk)?.status).toBe('sending');
    },
    { interval: 1 },
  );
  return desk;
}

const waiting = () =>
  currentWorld()
    .db.waitlist.search({ external_customer_id: '0123456', offset: 0, size: 100 })
    .filter(({ id }) => /^waitlist-9\d\d$/.test(id));
const sends = () => requestsSeen().filter(({ operation }) => operation === 'createWaitlistItem').length;

describe('a reservation (REQ H1.1, H1.2)', () => {
  it('whose answer is lost is not offered again while the waitlist names no times (DECISIONS 201)', async () => {
    injectFault('createWaitlistItem', { kind: 'reset', after: 'after' });
    injectFault('readWaitlist', { kind: 'fields', fields: ['items[].creation_date'] });
    const desk = await submit(open());
    expect(submissionOf(desk)).toMatchObject({ status: 'outcomeUnknown', lookup: 'failed' });
    await submit(desk);
    expect([sends(), waiting().length]).toEqual([1, 1]);
  });

  it('becomes an item of the waitlist', async () => {
    const desk = await submit(open());
    expect(submissionOf(desk)).toMatchObject({
      status: 'created',
      customerNumber: '0123456',
      item: { status: { code: 'CREATED' }, sku: '454740001', quantity: 1, totalPrice: 185_94 },
    });
    expect(waiting()).toHaveLength(1);
  });

  it.each(['FAILED', 'REJECTED'])('whose item is %s is not told as created, and can be sent again', async (value) => {
    injectFault('createWaitlistItem', { kind: 'fields', fields: ['status.type'], value }, 1);
    const desk = await submit(open());
    expect(submissionOf(desk)).toMatchObject({ status: 'failed', item: { status: { code: value } } });
    await submit(desk);
    expect(submissionOf(desk)?.status).toBe('created');
  });

  it.each(['FAILED', 'REJECTED'])(
    'whose item the answer does not contain, and the waitlist has as %s, is not told as created',
    async (value) => {
      resetWorld('bare');
      injectFault('readWaitlist', { kind: 'fields', fields: ['items[].status.type'], value });
      const desk = await submit(open());
      expect(submissionOf(desk)).toMatchObject({ status: 'failed', item: { status: { code: value } } });
    },
  );

  it('is sent once for two presses', async () => {
    const desk = open();
    for (let press = 0; press < 2; press += 1) {
      desk.dispatch(submitRequested(invoiced));
    }
    await desk.rest();
    await submit(desk);
    expect(sends()).toBe(1);
  });

  it.each([
    ['a method that the customer cannot use', '0110006', { method: 'DIRECT_DEBIT', bank: { kind: 'missing' } }],
    ['an unknown customer', '0999999', { method: 'INVOICE' }],
    ['a locked customer', '0123457', { method: 'INVOICE' }],
  ] as const)('is refused in words for %s, and can be sent again', async (_case, customerNumber, payment) => {
    const desk = await submit(open(), payment, customerNumber);
    const submission = submissionOf(desk);
    expect(submission?.status === 'refused' && submission.detail).toMatch(/\.$/);
    await submit(desk);
    expect(submissionOf(desk)?.status).toBe('created');
  });

  it('can be closed, but not while it is in flight', async () => {
    const desk = await sending();
    desk.dispatch(reservationClosed());
    desk.dispatch(reservationRequested({ ...article, sku: '999999999' }));
    expect(desk.getState().waitlist.reservation?.article.sku).toBe('454740001');
    await desk.rest();
    desk.dispatch(reservationClosed());
    expect(desk.getState().waitlist.reservation).toBe(null);
  });
});

describe('a reservation whose answer is lost (QUALITY 9)', () => {
  it('is found in the waitlist and not sent again', async () => {
    const desk = open();
    injectFault('createWaitlistItem', { kind: 'reset', after: 'after' });
    await submit(desk);
    expect(submissionOf(desk)).toMatchObject({ status: 'created', item: { sku: '454740001' } });
    expect(waiting()).toHaveLength(1);
    expect(sends()).toBe(1);
  });

  it('that did not arrive is offered to be sent again', async () => {
    const desk = open();
    injectFault('createWaitlistItem', { kind: 'status', status: 504 });
    await submit(desk);
    expect(submissionOf(desk)).toMatchObject({ status: 'outcomeUnknown', lookup: 'notThere' });
    clearFaults();
    await submit(desk);
    expect(submissionOf(desk)?.status).toBe('created');
    expect(waiting()).toHaveLength(1);
  });

  it('is not sent again before it could be looked up', async () => {
    const desk = open();
    injectFault('createWaitlistItem', { kind: 'html', after: 'after' });
    injectFault('readWaitlist', { kind: 'status', status: 503 });
    await submit(desk);
    expect(submissionOf(desk)).toMatchObject({ status: 'outcomeUnknown', lookup: 'failed' });
    await submit(desk);
    expect(sends()).toBe(1);
    clearFaults();
    await doIt(desk, lookupRequested());
    expect(submissionOf(desk)?.status).toBe('created');
    expect(waiting()).toHaveLength(1);
  });

  it('is not mistaken for one of this call that was made before', async () => {
    const desk = await submit(open());
    open(desk);
    injectFault('createWaitlistItem', { kind: 'status', status: 500 });
    await submit(desk);
    expect(submissionOf(desk)).toMatchObject({ status: 'outcomeUnknown', lookup: 'notThere' });
  });
});

describe('a reservation that the browser has sent twice (QUALITY 9)', () => {
  /** The repeat that a browser sends by itself when the connection breaks: both arrive, and only the second one is answered. */
  async function pressedOnce(): Promise<Desk> {
    const desk = open();
    const { db } = currentWorld();
    const add = db.waitlist.add.bind(db.waitlist);
    db.waitlist.add = (item) => {
      db.waitlist.add = add;
      add(item);
      return add(item);
    };
    return await submit(desk);
  }
  const doubleOf = (desk: Desk) => desk.getState().waitlist.double;

  it('names the second item, which can be ended', async () => {
    const desk = await pressedOnce();
    expect(submissionOf(desk)?.status).toBe('created');
    expect(doubleOf(desk)).toMatchObject({ customerNumber: '0123456', item: { sku: '454740001' }, phase: 'found' });
    await doIt(desk, waitlistActions.doubleEndRequested());
    expect(doubleOf(desk)).toBe(null);
    expect(waiting().map(({ status }) => status)).toEqual(
      expect.arrayContaining([
        { type: 'CREATED', reason: null },
        { type: 'CANCELLED', reason: 'DETECTION_ERROR' },
      ]),
    );
    expect(desk.notices.at(-1)?.text).toMatchObject({ key: 'waitlist.cancel.done' });
  });

  it('says so also when the confirmation is closed by then, and both can be kept', async () => {
    const desk = await pressedOnce();
    desk.dispatch(reservationClosed());
    expect(doubleOf(desk)?.phase).toBe('found');
    desk.dispatch(waitlistActions.doubleSettled());
    expect(doubleOf(desk)).toBe(null);
    expect(waiting()).toHaveLength(2);
    // The one that was kept is no double of the next one.
    await submit(open(desk));
    expect(doubleOf(desk)).toBe(null);
  });

  it('that cannot be ended now says so, and can be ended at the next try', async () => {
    const desk = await pressedOnce();
    injectFault('cancelWaitlistItem', { kind: 'status', status: 503 });
    await doIt(desk, waitlistActions.doubleEndRequested());
    expect(doubleOf(desk)?.phase).toBe('failed');
    clearFaults();
    await doIt(desk, waitlistActions.doubleEndRequested());
    expect(doubleOf(desk)).toBe(null);
  });

  it('finds no double of one that has arrived once', async () => {
    expect(doubleOf(await submit(open()))).toBe(null);
  });
});

describe('after a reload', () => {
  const reload = (desk: Desk): { readonly stored: string; readonly desk: Desk } => {
    const stored = JSON.stringify(journalOf(desk.getState(), new Date()));
    const journal = parseJournal(JSON.parse(stored));
    if (journal === null) throw new Error('The journal is not readable');
    return { stored, desk: openDesk({ journal }) };
  };

  it.each<[CheckoutPayment, unknown, boolean]>([
    [{ method: 'INVOICE' }, { method: 'INVOICE' }, false],
    [
      { method: 'DIRECT_DEBIT', bank: { kind: 'prefilled' } },
      { method: 'DIRECT_DEBIT', bank: { kind: 'prefilled' } },
      false,
    ],
    [{ method: 'DIRECT_DEBIT', bank: { kind: 'onFile' } }, { method: 'DIRECT_DEBIT', bank: { kind: 'onFile' } }, false],
    [
      {
        method: 'DIRECT_DEBIT',
        bank: { kind: 'entered', iban: 'DE89370400440532013000', accountHolder: 'Holger Halter', bankName: 'B' },
      },
      { method: 'DIRECT_DEBIT', bank: { kind: 'missing' } },
      true,
    ],
  ])('the draft is there again, without typed bank details: %j', async (payment, expected, isBankLost) => {
    const desk = open();
    desk.dispatch(waitlistActions.quantityEntered(2));
    desk.dispatch(draftEdited({ customerNumber: '0123456', payment, addressId: 'second', isBankLost: false }));
    const { stored, desk: reloaded } = reload(desk);
    expect(stored).not.toMatch(/DE89|Halter/);
    expect((await reloaded.rest()).waitlist.reservation).toEqual({
      article: { ...article, quantity: 2 },
      draft: { customerNumber: '0123456', payment: expected, addressId: 'second', isBankLost },
      submission: { status: 'none' },
    });
  });

  it('what was in flight has to be looked up', async () => {
    const desk = await sending();
    const { desk: reloaded } = reload(desk);
    expect((await reloaded.rest()).waitlist.reservation?.submission).toMatchObject({
      status: 'outcomeUnknown',
      lookup: 'failed',
    });
    await desk.rest();
    reloaded.dispatch(lookupRequested());
    expect((await reloaded.rest()).waitlist.reservation?.submission.status).toBe('created');
  });

  it.each([
    ['opened again', (desk: Desk) => Promise.resolve(desk)],
    ['opened again after a reload', (desk: Desk) => Promise.resolve(reload(desk).desk)],
    [
      'opened again after another article',
      (desk: Desk) => doIt(desk, reservationRequested({ ...article, sku: '454740002' })).then(() => desk),
    ],
  ])('of a dialog that was closed without a known outcome, %s, it is looked up first', async (_name, meanwhile) => {
    injectFault('createWaitlistItem', { kind: 'reset', after: 'after' });
    injectFault('readWaitlist', { kind: 'status', status: 500 });
    const desk = await submit(open());
    desk.dispatch(reservationClosed());
    clearFaults();
    const again = open(await meanwhile(desk));
    await again.rest();
    await submit(again);
    expect([submissionOf(again), sends()]).toMatchObject([{ status: 'outcomeUnknown', lookup: 'failed' }, 1]);
    await doIt(again, lookupRequested());
    expect(submissionOf(again)?.status).toBe('created');
  });

  it('nothing is left of a reservation that was made', async () => {
    const { desk } = reload(await submit(open()));
    expect((await desk.rest()).waitlist.reservation).toBe(null);
  });
});
