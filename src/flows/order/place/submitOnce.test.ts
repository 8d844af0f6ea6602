import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readyDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import { basketActions } from '~/features/basket/basketSlice';
import { offerActions } from '~/features/offer/offerSlice';
import { orderActions } from '~/features/order/place/orderSlice';
import { clearFaults, resetWorld, setFault } from '../../../../mocks/node.ts';
import { expectConfirmedOnce, newOrders, orderPosts, injectOrderFault } from '~/flows/testing/orderBook';

startStandIn();

describe('one order is sent, whatever is pressed', () => {
  const presses = fc.constantFrom('submit', 'submit', 'recalculate', 'resend', 'lookUp', 'pause', 'turn');

  function perform(desk: Desk, move: string): Promise<void> | undefined {
    switch (move) {
      case 'submit':
        desk.dispatch(orderActions.submitRequested());
        return undefined;
      case 'quantity': {
        const [item] = desk.getState().basket.items;
        if (item !== undefined) desk.dispatch(basketActions.quantityChangeRequested({ itemId: item.id, quantity: 2 }));
        return undefined;
      }
      case 'recalculate':
        desk.dispatch(offerActions.recalculationRequested());
        return undefined;
      case 'resend':
        desk.dispatch(orderActions.resendRequested());
        return undefined;
      case 'lookUp':
        desk.dispatch(orderActions.lookupRequested());
        return undefined;
      case 'pause':
        return new Promise((resolve) => setImmediate(resolve));
      default:
        return Promise.resolve();
    }
  }

  it('repeated submissions, also while the offer is recalculated, make one POST and one order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(presses, { minLength: 2, maxLength: 12 }), async (moves) => {
        resetWorld();
        const desk = await readyDesk();
        for (const move of moves) await perform(desk, move);
        await desk.rest();
        await desk.submit();
        expect(orderPosts()).toHaveLength(1);
        await expectConfirmedOnce(desk);
      }),
      { numRuns: 10 },
    );
  }, 60_000);

  it('a change of the basket in between causes no second order', async () => {
    const moves = fc.array(fc.oneof(presses, fc.constant('quantity')), { minLength: 2, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(moves, async (sequence) => {
        resetWorld();
        const desk = await readyDesk();
        for (const move of sequence) await perform(desk, move);
        await desk.rest();
        await desk.submit();
        expect(desk.getState().order.phase).toBe('confirmed');
        expect(newOrders()).toHaveLength(1);
      }),
      { numRuns: 10 },
    );
  }, 60_000);

  it('a submission during the resend of a lost order causes no second order', async () => {
    const desk = await readyDesk();
    injectOrderFault({ kind: 'reset' });
    await desk.submit();
    expect(desk.getState().order).toMatchObject({ phase: 'outcomeUnknown', lookup: 'notThere' });
    injectOrderFault({ kind: 'delay', milliseconds: 100, after: 'after' });
    desk.dispatch(orderActions.resendRequested());
    for (let press = 0; press < 5; press += 1) {
      desk.dispatch(orderActions.submitRequested());
      await new Promise((resolve) => setImmediate(resolve));
    }
    await desk.rest();
    await expectConfirmedOnce(desk);
  });
});

describe.each(['basket_invalid', 'BasketNotFound'])(
  'an order that is refused with %s after it has taken its basket',
  (key) => {
    const taken = { kind: 'json', status: 409, body: { key }, after: 'after' } as const;
    const historyFails = () => {
      setFault({ path: '/private/orders-overview', fault: { kind: 'status', status: 503 } });
    };

    it('is not offered again while it cannot be looked up, and is confirmed once it can', async () => {
      const desk = await readyDesk();
      historyFails();
      injectOrderFault(taken);
      await desk.submit();
      expect(desk.getState().order).toMatchObject({ phase: 'outcomeUnknown', lookup: 'failed' });
      expect(desk.getState().basket.isLocked).toBe(true);
      clearFaults();
      desk.dispatch(orderActions.lookupRequested());
      await expectConfirmedOnce(desk);
    });

    it('is refused where the service has no such order', async () => {
      const desk = await readyDesk();
      injectOrderFault({ ...taken, after: 'before' });
      await desk.submit();
      expect(desk.getState().order).toMatchObject({ phase: 'refused', code: key });
    });
  },
);
