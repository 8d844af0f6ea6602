import { expect, it } from 'vitest';
import { openDesk, startStandIn } from '~/app/testing/aDesk';
import { orderDisplayActions } from '~/features/order/display/orderDisplaySlice';
import { orderHistoryActions } from '~/features/order/history/orderHistorySlice';
import { aListQuery } from '~/features/order/history/testing/aListQuery';
import { requestsOf } from '~/features/testing/aShownOrder';
import { doIt } from '~/flows/testing/doIt';
import { askAheadForOrder } from './knownOrder';

startStandIn();

it('the screen of an order waits for the answer unless the history has the order; it is requested once either way', async () => {
  const desk = openDesk();
  const open = async (id: string) => {
    const { signal } = new AbortController();
    const action = await askAheadForOrder({
      params: { id },
      search: new URLSearchParams(),
      state: desk.getState(),
      signal,
    });
    if (action !== null) desk.dispatch(action);
    const waited = action !== null;
    await doIt(desk, orderDisplayActions.orderOpened(id));
    expect(desk.getState().orderDisplay.shown).toMatchObject({ phase: 'loaded', id });
    await doIt(desk, orderDisplayActions.orderLeft());
    return waited;
  };
  expect(await open('1000000002')).toBe(true);
  expect(requestsOf('readOrder')).toHaveLength(1);
  await doIt(desk, orderHistoryActions.listRequested(aListQuery({ filters: { dates: { name: 'ALL_TIME' } } })));
  expect(await open('1000000002')).toBe(false);
  expect(await open('5f0000000002')).toBe(false);
  expect(requestsOf('readOrder')).toHaveLength(3);
});
