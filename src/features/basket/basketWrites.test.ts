import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { randomRuns } from '~config/testing/randomRuns';
import { endDesks, openDesk } from '~/app/testing/aDesk';
import { after, pass, startVirtualTime } from '~/app/testing/virtualTime';
import type { Basket, BasketItem, BasketLine } from '~/domain/basket/basket';
import type { CrossSell } from '~/domain/article/crossSell';
import { aBasketLine, aCrossSell } from '~/domain/testing/samples';
import { addItem, loadBasket, removeItem, updateItem } from '~/services/basketService/basketService';
import { basketActions } from './basketSlice';

vi.mock('~/services/basketService/basketService');
vi.mock('~/services/basketService/deleteBasket');
startVirtualTime();
endDesks();

/** A basket service in memory that answers with a delay and detects concurrent requests. */
function aBasketService() {
  let items: readonly BasketItem[] = [];
  let basketId: string | null = null;
  let made = 0;
  let running = 0;
  const overlaps: number[] = [];

  async function write<T>(work: () => T): Promise<T> {
    running += 1;
    if (running > 1) overlaps.push(running);
    await after(made % 3);
    running -= 1;
    return work();
  }
  const basket = (): Basket => ({ id: basketId ?? '', pregeneratedErpNumber: null, items });
  const isKnown = (id: string | null) => id !== null && id === basketId;

  vi.mocked(addItem).mockImplementation((id, item: BasketLine) =>
    write(() => {
      if (id !== null && !isKnown(id)) return { kind: 'basketNotFound' } as const;
      made += 1;
      if (id === null) {
        basketId = `basket-${String(made)}`;
        items = [];
      }
      items = [...items, { ...item, id: `item-${String(made)}` }];
      return { kind: 'added', basket: basket() } as const;
    }),
  );
  vi.mocked(updateItem).mockImplementation((id, itemId, change) =>
    write(() => {
      if (!isKnown(id)) return { kind: 'basketNotFound' } as const;
      if (items.every((item) => item.id !== itemId)) return { kind: 'itemNotFound' } as const;
      items = items.map((item) => (item.id === itemId ? { ...item, ...change } : item));
      return { kind: 'updated', basket: basket() } as const;
    }),
  );
  vi.mocked(removeItem).mockImplementation((id, itemId) =>
    write(() => {
      if (!isKnown(id)) return 'basketNotFound' as const;
      const before = items.length;
      items = items.filter((item) => item.id !== itemId);
      return items.length < before ? ('removed' as const) : ('itemNotFound' as const);
    }),
  );
  vi.mocked(loadBasket).mockImplementation((id) => write(() => (isKnown(id) ? basket() : null)));
  return {
    overlaps,
    items: () => items,
    /** Deletes all baskets, as the service does after hours. */
    forget: () => {
      basketId = null;
      items = [];
    },
  };
}

const sku = fc.constantFrom('432011001', '443015001', '454287001');
const moves = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('add' as const), sku }),
    fc.record({ kind: fc.constant('change' as const), sku, quantity: fc.integer({ min: 1, max: 9 }) }),
    fc.record({ kind: fc.constant('remove' as const), sku }),
    fc.record({ kind: fc.constantFrom('undo' as const, 'forget' as const, 'wait' as const) }),
  ),
  { minLength: 1, maxLength: 14 },
);

it('sends writes one at a time, and the screen ends equal to the service, for random sequences', async () => {
  await fc.assert(
    fc.asyncProperty(moves, async (sequence) => {
      const service = aBasketService();
      const desk = openDesk();
      const itemIdOf = (wanted: string) => desk.getState().basket.items.find((item) => item.sku === wanted)?.id;
      for (const move of sequence) {
        const itemId = 'sku' in move ? itemIdOf(move.sku) : undefined;
        if (move.kind === 'add') {
          const item = aBasketLine({ sku: move.sku });
          desk.dispatch(basketActions.addItemRequested(item));
        } else if (move.kind === 'change' && itemId !== undefined) {
          desk.dispatch(basketActions.quantityChangeRequested({ itemId, quantity: move.quantity }));
        } else if (move.kind === 'remove' && itemId !== undefined)
          desk.dispatch(basketActions.removalRequested({ itemId }));
        else if (move.kind === 'undo') desk.dispatch(basketActions.undoRemovalRequested());
        else if (move.kind === 'forget') service.forget();
        else await pass(4);
      }
      // The last write hits a basket that was deleted meanwhile.
      desk.dispatch(basketActions.addItemRequested(aBasketLine({ sku: '411064001' })));
      const { basket } = await desk.rest();
      expect(basket.items.map(({ serviceId, ...line }) => ({ ...line, id: serviceId ?? line.id }))).toEqual(
        service.items(),
      );
      expect(service.overlaps).toEqual([]);
      expect(basket.openWrites).toBe(0);
    }),
    { numRuns: randomRuns(400) },
  );
}, 240_000);

it('the last of several quantities is stored, for any timing of the answers', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.boolean()), { minLength: 1, maxLength: 8 }),
      async (changes) => {
        aBasketService();
        const desk = openDesk();
        desk.dispatch(basketActions.addItemRequested(aBasketLine()));
        await desk.rest();
        const itemId = desk.getState().basket.items[0]?.id ?? '';
        for (const [quantity, pause] of changes) {
          desk.dispatch(basketActions.quantityChangeRequested({ itemId, quantity }));
          if (pause) await pass(2);
        }
        await desk.rest();
        expect(desk.lines()).toEqual([`432011001*${String(changes.at(-1)?.[0])}`]);
      },
    ),
    { numRuns: randomRuns(400) },
  );
}, 240_000);

it('what is asked of a line holds although the basket is lost meanwhile, and so does what is being typed at it', async () => {
  const skus = ['432011001', '443015001', '454287001'];
  const ask = fc.record({
    kind: fc.constantFrom('change' as const, 'change' as const, 'takeBack' as const, 'remove' as const),
    line: fc.nat({ max: 2 }),
    quantity: fc.integer({ min: 1, max: 9 }),
    pause: fc.nat({ max: 4 }),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(ask, { minLength: 2, maxLength: 8 }),
      fc.nat({ max: 2 }),
      fc.nat({ max: 3 }),
      async (asked, typedAt, lostAt) => {
        const service = aBasketService();
        const desk = openDesk();
        for (const wanted of skus) {
          desk.dispatch(basketActions.addItemRequested(aBasketLine({ sku: wanted })));
        }
        const { basket: before } = await desk.rest();
        const lines = before.items.map(({ id, sku: ofLine }) => ({ id, sku: ofLine, quantity: 1, isThere: true }));
        desk.dispatch(basketActions.quantityTyped({ itemId: lines[typedAt]?.id ?? '', text: '12' }));
        for (const [index, { kind, line: at, quantity, pause }] of asked.entries()) {
          const line = lines[at];
          if (index === lostAt) service.forget();
          if (line?.isThere === true) {
            const itemId = line.id;
            if (kind === 'change') {
              line.quantity = quantity;
              desk.dispatch(basketActions.quantityChangeRequested({ itemId, quantity }));
            } else if (kind === 'takeBack')
              desk.dispatch(basketActions.detailsChangeRequested({ itemId, change: { weeeTakeBackEnabled: true } }));
            else {
              line.isThere = false;
              desk.dispatch(basketActions.removalRequested({ itemId }));
            }
          }
          await pass(pause);
        }
        const { basket } = await desk.rest();
        const expected = lines.filter(({ isThere }) => isThere);
        expect(basket.items.map(({ id, sku: ofLine, quantity }) => ({ id, sku: ofLine, quantity }))).toEqual(
          expected.map(({ isThere: _there, ...line }) => line),
        );
        expect(basket.typedQuantity).toEqual({ itemId: lines[typedAt]?.id ?? '', text: '12' });
        expect(basket.openWrites).toBe(0);
      },
    ),
    { numRuns: randomRuns(400) },
  );
}, 240_000);

describe('an article added as cross-sell', () => {
  const cream = '432011001';
  const magnesium = '443015001';
  const add = (wanted: string, crossSell: CrossSell | null = null, quantity = 1) =>
    basketActions.addItemRequested({
      sku: wanted,
      baseProductNo: wanted.slice(0, 6),
      quantity,
      priceDate: null,
      crossSell,
      weeeTakeBackEnabled: false,
    });
  async function deskWithOffered() {
    const service = aBasketService();
    const desk = openDesk();
    for (const item of [add(cream), add(magnesium), add(magnesium, aCrossSell(), 2)]) desk.dispatch(item);
    await desk.rest();
    return { desk, service };
  }
  type DeskWithOffered = Awaited<ReturnType<typeof deskWithOffered>>;
  const leads = ({ desk }: DeskWithOffered) =>
    desk.getState().basket.items.map(({ crossSell }) => crossSell?.leadProductSku ?? null);

  it('is a separate line with its cross-sell', async () => {
    const call = await deskWithOffered();
    expect(call.desk.lines()).toEqual([`${cream}*1`, `${magnesium}*1`, `${magnesium}*2`]);
    expect(leads(call)).toEqual([null, null, cream]);
  });

  it('is raised when offered again, but not by a regular add of the article', async () => {
    const { desk } = await deskWithOffered();
    desk.dispatch(add(magnesium, aCrossSell()));
    desk.dispatch(add(magnesium));
    await desk.rest();
    expect(desk.lines()).toEqual([`${cream}*1`, `${magnesium}*2`, `${magnesium}*3`]);
  });

  it('keeps its cross-sell when its removal is undone', async () => {
    const call = await deskWithOffered();
    const line = call.desk.getState().basket.items.at(-1);
    call.desk.dispatch(basketActions.removalRequested({ itemId: line?.id ?? '' }));
    await call.desk.rest();
    expect(leads(call)).toEqual([null, null]);
    call.desk.dispatch(basketActions.undoRemovalRequested());
    await call.desk.rest();
    expect(leads(call)).toEqual([null, null, cream]);
  });

  it('keeps its cross-sell in a reopened basket', async () => {
    const call = await deskWithOffered();
    call.service.forget();
    call.desk.dispatch(basketActions.basketLost());
    await call.desk.rest();
    expect(call.desk.lines()).toEqual([`${cream}*1`, `${magnesium}*1`, `${magnesium}*2`]);
    expect(leads(call)).toEqual([null, null, cream]);
  });
});
