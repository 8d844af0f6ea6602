import * as fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { openDesk } from '~/app/testing/aDesk';
import type { Basket, BasketItem } from '~/domain/basket';
import { addItem, loadBasket, removeItem, updateItem, type NewItem } from '~/services/basketService/basketService';
import { basketActions } from './basketSlice';

vi.mock('~/services/basketService/basketService');

/** A basket service in memory: it answers after a while, and notices when it is asked for two things at once. */
function aBasketService() {
  let items: readonly BasketItem[] = [];
  let basketId: string | null = null;
  let made = 0;
  let running = 0;
  const overlaps: number[] = [];

  async function write<T>(work: () => T): Promise<T> {
    running += 1;
    if (running > 1) overlaps.push(running);
    await new Promise((resolve) => setTimeout(resolve, made % 3));
    running -= 1;
    return work();
  }
  const basket = (): Basket => ({ id: basketId ?? '', pregeneratedErpNumber: null, items });
  const isKnown = (id: string | null) => id !== null && id === basketId;

  vi.mocked(addItem).mockImplementation((id, item: NewItem) =>
    write(() => {
      if (id !== null && !isKnown(id)) return { kind: 'basketNotFound' } as const;
      made += 1;
      if (id === null) {
        basketId = `basket-${String(made)}`;
        items = [];
      }
      items = [...items, { ...item, id: `item-${String(made)}`, crossSell: false }];
      return { kind: 'added', basket: basket() } as const;
    }),
  );
  vi.mocked(updateItem).mockImplementation((id, itemId, { quantity = 1 }) =>
    write(() => {
      if (!isKnown(id)) return { kind: 'basketNotFound' } as const;
      if (items.every((item) => item.id !== itemId)) return { kind: 'itemNotFound' } as const;
      items = items.map((item) => (item.id === itemId ? { ...item, quantity } : item));
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
    /** The service forgets everything, as after hours. */
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

it('writes reach the service one after the other, and the screen ends with what the service has, for random sequences', async () => {
  await fc.assert(
    fc.asyncProperty(moves, async (sequence) => {
      const service = aBasketService();
      const desk = openDesk();
      const itemIdOf = (wanted: string) => desk.getState().basket.items.find((item) => item.sku === wanted)?.id;
      for (const move of sequence) {
        const itemId = 'sku' in move ? itemIdOf(move.sku) : undefined;
        if (move.kind === 'add') {
          const item = {
            sku: move.sku,
            baseProductNo: move.sku.slice(0, 6),
            quantity: 1,
            priceDate: null,
            weeeTakeBackEnabled: false,
          };
          desk.dispatch(basketActions.addItemRequested(item));
        } else if (move.kind === 'change' && itemId !== undefined) {
          desk.dispatch(basketActions.quantityChangeRequested({ itemId, quantity: move.quantity }));
        } else if (move.kind === 'remove' && itemId !== undefined)
          desk.dispatch(basketActions.removalRequested({ itemId }));
        else if (move.kind === 'undo') desk.dispatch(basketActions.undoRemovalRequested());
        else if (move.kind === 'forget') service.forget();
        else await new Promise((resolve) => setTimeout(resolve, 4));
      }
      // A last write meets a basket that was forgotten meanwhile.
      desk.dispatch(
        basketActions.addItemRequested({
          sku: '411064001',
          baseProductNo: '411064',
          quantity: 1,
          priceDate: null,
          weeeTakeBackEnabled: false,
        }),
      );
      const { basket } = await desk.rest();
      expect(basket.items).toEqual(service.items());
      expect(service.overlaps).toEqual([]);
      expect(basket.openWrites).toBe(0);
    }),
    { numRuns: 200 },
  );
}, 60_000);

it('the last of several quantities stands, however they are spread over the answers', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.boolean()), { minLength: 1, maxLength: 8 }),
      async (changes) => {
        aBasketService();
        const desk = openDesk();
        desk.dispatch(
          basketActions.addItemRequested({
            sku: '432011001',
            baseProductNo: '432011',
            quantity: 1,
            priceDate: null,
            weeeTakeBackEnabled: false,
          }),
        );
        await desk.rest();
        const itemId = desk.getState().basket.items[0]?.id ?? '';
        for (const [quantity, pause] of changes) {
          desk.dispatch(basketActions.quantityChangeRequested({ itemId, quantity }));
          if (pause) await new Promise((resolve) => setTimeout(resolve, 2));
        }
        await desk.rest();
        expect(desk.lines()).toEqual([`432011001*${String(changes.at(-1)?.[0])}`]);
      },
    ),
    { numRuns: 200 },
  );
}, 60_000);
