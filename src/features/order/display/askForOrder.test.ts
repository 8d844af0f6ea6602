import { expect, it, vi } from 'vitest';
import { openDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import { limits } from '~config/limits';
import { openOrder, requestsOf, shownOf } from '~/features/testing/aShownOrder';
import { doIt } from '~/flows/testing/doIt';
import { askForOrder } from './askForOrder';
import { orderDisplayActions } from './orderDisplaySlice';

// Tests an order that is requested before its screen opens (PERFORMANCE).

startStandIn();

/** Requests the order before its screen opens, as its route does, and puts the answer into the state. */
async function prepare(desk: Desk, id: string) {
  const { signal } = new AbortController();
  const state = desk.getState();
  const action = await askForOrder({ params: { id }, search: new URLSearchParams(), state, signal });
  if (action !== null) await doIt(desk, action);
}

it('is shown when its screen opens; where the screen did not open soon, it is requested again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const desk = openDesk();
  await prepare(desk, '1300000110');
  await doIt(desk, orderDisplayActions.orderOpened('1300000110'));
  expect(desk.getState().orderDisplay).toMatchObject({
    shown: { phase: 'loaded', id: '1300000110' },
    customerNotes: { status: 'loaded' },
  });
  expect(requestsOf('readOrder')).toHaveLength(1);
  await doIt(desk, orderDisplayActions.orderLeft());
  await prepare(desk, '1300000110');
  vi.setSystemTime(Date.now() + limits.askedAheadAge + 1);
  await doIt(desk, orderDisplayActions.orderOpened('1300000110'));
  expect(requestsOf('readOrder')).toHaveLength(3);
  expect(shownOf(desk).id).toBe('1300000110');
});

it('does not replace one that is on the screen, and is not requested again after it', async () => {
  const desk = await openOrder('1300000110');
  await prepare(desk, '1300000104');
  expect(shownOf(desk).id).toBe('1300000110');
  await doIt(desk, orderDisplayActions.orderLeft());
  await doIt(desk, orderDisplayActions.orderOpened('1300000104'));
  expect(shownOf(desk).id).toBe('1300000104');
  expect(requestsOf('readOrder')).toHaveLength(2);
});
