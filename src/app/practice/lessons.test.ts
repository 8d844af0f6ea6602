import { describe, expect, it } from 'vitest';
import { aListQuery } from '~/features/order/history/testing/aListQuery';
import { paymentActions } from '~/features/payment/paymentSlice';
import { customerActions } from '~/features/customer/ofCall/customerSlice';
import { offerActions } from '~/features/offer/offerSlice';
import { orderCancellationActions } from '~/features/order/cancellation/orderCancellationSlice';
import { orderHistoryActions } from '~/features/order/history/orderHistorySlice';
import { pinActions } from '~/features/customer/pin/pinSlice';
import { voucherActions } from '~/features/voucher/voucherSlice';
import { openDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import type { LessonId } from './lessonIds';
import { lessonOf, lessons, slowestStep, sumOf } from './lessons';

startStandIn();

const confirm = (desk: Desk) => desk.dispatch(customerActions.birthdayAnswered('confirmed'));
const ask = (number: string) => (desk: Desk) => desk.dispatch(customerActions.loginRequested(number));

/** What the agent does in each step of each lesson. */
const acts: Readonly<Record<LessonId, readonly ((desk: Desk) => unknown)[]>> = {
  known: [
    ask('0123456'),
    confirm,
    (desk) => desk.enter('432011001'),
    (desk) => desk.pay('INVOICE'),
    (desk) => desk.submit(),
  ],
  voucher: [
    ask('0123456'),
    confirm,
    (desk) => desk.enter('432011001'),
    (desk) => desk.enter('443015001'),
    (desk) => desk.dispatch(voucherActions.redemptionRequested('SOMMER')),
    (desk) => desk.pay('INVOICE'),
    (desk) => desk.submit(),
  ],
  pin: [
    ask('0500001'),
    (desk) => desk.dispatch(pinActions.pinEntered('482')),
    (desk) => desk.enter('432011001'),
    (desk) => desk.pay('INVOICE'),
    (desk) => desk.submit(),
  ],
  bank: [
    ask('0110001'),
    confirm,
    (desk) => desk.enter('432011001*2'),
    (desk) => {
      desk.dispatch(paymentActions.methodChosen({ method: 'DIRECT_DEBIT', hasBankDetails: true }));
      desk.dispatch(paymentActions.prefillAgreed(true));
    },
    (desk) => desk.dispatch(offerActions.totalAnnounced()),
    (desk) => desk.submit(),
  ],
  cancel: [
    ask('0123456'),
    confirm,
    (desk) => desk.dispatch(orderHistoryActions.listRequested(aListQuery())),
    (desk) => desk.dispatch(orderCancellationActions.cancellationNoted('order-1')),
  ],
};

describe('practice calls (DECISIONS 107)', () => {
  it('there are five', () => {
    expect(lessons.map(({ id }) => id)).toEqual(Object.keys(acts));
  });

  it.each(Object.keys(acts).filter((id): id is LessonId => id in acts))(
    '%s: each step is done by what it says, and not before',
    async (id) => {
      const desk = openDesk();
      const start = desk.getState();
      const { steps } = lessonOf(id);
      expect(steps).toHaveLength(acts[id].length);
      for (const [index, act] of acts[id].entries()) {
        const step = steps[index];
        expect([step?.id, step?.isDone(desk.getState(), start)]).toEqual([step?.id, false]);
        await act(desk);
        await desk.rest();
        await expect.poll(() => step?.isDone(desk.getState(), start)).toBe(true);
      }
    },
  );

  it('the known customer costs the experienced 22 keys (UX Handle time)', () => {
    expect(sumOf(lessonOf('known').steps).keys).toBe(22);
  });

  it('the slowest step is the one with the most seconds beyond the experienced', () => {
    const { steps } = lessonOf('known');
    const asFast = steps.map(({ keys, seconds }) => ({ keys, seconds }));
    expect(slowestStep(steps, asFast)).toBeNull();
    const slow = asFast.map((figures, index) => ({ ...figures, seconds: figures.seconds + (index === 2 ? 9 : 1) }));
    expect(slowestStep(steps, slow)).toBe(steps[2]);
  });
});
