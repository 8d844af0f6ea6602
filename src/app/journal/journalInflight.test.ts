import { describe, expect, it } from 'vitest';
import { inflightActions } from '~/features/order/inflight/inflightSlice';
import { requestsSeen } from '../../../mocks/node.ts';
import { isUntouched } from '~/app/call/unsavedWork';
import type { CallRootState } from '~/app/modules';
import { openDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import { storedJournal } from './testing/reloaded';

startStandIn();

/** Opens a desk from the journal of `state`, as after a reload. */
async function reloaded(state: CallRootState): Promise<Desk> {
  const desk = openDesk({ journal: storedJournal(state) });
  await desk.rest();
  return desk;
}

async function load(code: string): Promise<Desk> {
  const desk = openDesk();
  desk.dispatch(inflightActions.loadRequested(code));
  await desk.rest();
  return desk;
}

describe('an in-flight order after a reload', () => {
  it('is restored with its source, without a second request', async () => {
    const before = await load('7001');
    await before.logIn('0123456');
    const asked = requestsSeen().filter(({ operation }) => operation === 'readInflightOrder').length;
    const state = before.getState();
    const after = (await reloaded(state)).getState();
    expect(after.call).toMatchObject({ sourceOverride: 'IVR', sales: { channel: '01', office: '1002' } });
    expect(after.inflight).toEqual(state.inflight);
    expect(after.basket.items).toEqual(state.basket.items);
    expect(requestsSeen().filter(({ operation }) => operation === 'readInflightOrder')).toHaveLength(asked);
  });

  it('marks unfinished steps as interrupted, to be retried; a rejection that was read stays read', async () => {
    const before = await load('7009');
    const desk = await reloaded(before.getState());
    expect(desk.getState().inflight).toMatchObject({
      rejection: 'INVALID_ORDER',
      isRejectionRead: true,
      steps: {
        basket: { status: 'done' },
        customer: { status: 'failed', problem: { kind: 'interrupted' } },
        voucher: { status: 'none' },
        payment: { status: 'failed', problem: { kind: 'interrupted' } },
      },
    });
    await desk.logIn('0123456');
    desk.dispatch(inflightActions.stepRetryRequested('payment'));
    await desk.rest();
    expect(desk.getState()).toMatchObject({
      inflight: { steps: { customer: { status: 'done' }, payment: { status: 'done' } } },
      payment: { selection: { method: 'INVOICE' } },
    });
  });

  it('counts as touched even where its basket is empty', async () => {
    expect(isUntouched((await load('7002')).getState())).toBe(false);
  });
});
