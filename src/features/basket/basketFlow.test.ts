import { describe, expect, it } from 'vitest';
import { openDesk, itemIdOf, readyDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import { doIt } from '~/flows/testing/doIt';
import { requestsSeen, clearFaults, currentWorld, resetWorld, setFault } from '../../../mocks/node.ts';
import { basketActions } from './basketSlice';

startStandIn();

const cream = '432011001';
const magnesium = '443015001';
const lastRing = '410217007';
const add = (sku: string, quantity = 1) =>
  basketActions.addItemRequested({
    sku,
    baseProductNo: sku.slice(0, 6),
    quantity,
    priceDate: null,
    crossSell: null,
    weeeTakeBackEnabled: false,
  });
const forget = () => {
  currentWorld().db.baskets.removeAll();
};
/** The basket at the service, in the agent's terms. */
const stored = (basketId: string | null) =>
  currentWorld()
    .db.baskets.open(basketId ?? '')
    ?.items.map(({ sku, quantity }) => `${sku}*${String(quantity)}`) ?? null;

async function deskWith(...skus: readonly string[]) {
  const desk = openDesk();
  for (const sku of skus) desk.dispatch(add(sku));
  await desk.rest();
  return desk;
}

describe('adding (REQ C3.1, C3.2, C3.9)', () => {
  it('opens a basket with the first article and stores its id', async () => {
    const desk = await deskWith(cream);
    const { id, pregeneratedErpNumber, openedAt } = desk.getState().basket;
    expect(desk.lines()).toEqual([`${cream}*1`]);
    expect(stored(id)).toEqual([`${cream}*1`]);
    expect(pregeneratedErpNumber).toMatch(/^\d+$/);
    expect(openedAt).not.toBeNull();
  });

  it('raises the quantity of an article already in the basket', async () => {
    const desk = await deskWith(cream, magnesium, cream);
    expect(desk.lines()).toEqual([`${cream}*2`, `${magnesium}*1`]);
  });

  it.each([
    ['StockReservationFailure', 409, 'reservationFailed'],
    ['ProductNotFound', 404, 'productNotFound'],
    ['InvalidVariantSku', 400, 'invalidVariantSku'],
    ['InvalidPriceDate', 400, 'invalidPriceDate'],
  ] as const)('reports %s and keeps the other lines', async (type, status, kind) => {
    const desk = await deskWith(cream);
    setFault({
      service: 'basket',
      method: 'POST',
      fault: { kind: 'json', status, body: { type, title: type, status, detail: 'x' } },
    });
    desk.dispatch(add(magnesium));
    const { basket } = await desk.rest();
    expect(basket.addProblem).toMatchObject({ sku: magnesium, problem: { kind } });
    expect(desk.lines()).toEqual([`${cream}*1`]);
  });

  it.each([
    ['a new article', magnesium, [`${cream}*1`, `${lastRing}*1`, `${magnesium}*1`]],
    ['more of an article', cream, [`${cream}*2`, `${lastRing}*1`]],
  ])('a basket lost at the service is reopened with every line: %s', async (_case, sku, lines) => {
    const desk = await deskWith(cream, lastRing);
    const { id } = desk.getState().basket;
    forget();
    desk.dispatch(add(sku));
    const { basket } = await desk.rest();
    expect(basket.id).not.toBe(id);
    expect(desk.lines()).toEqual(lines);
    expect(stored(basket.id)).toEqual(lines);
    expect(basket.addProblem).toBeNull();
  });

  it('retries the add once: a basket lost again ends with a message', async () => {
    const desk = await deskWith(cream);
    const body = { type: 'BasketNotFound', title: 'BasketNotFound', status: 404, detail: 'x' };
    setFault({
      service: 'basket',
      method: 'POST',
      path: '/services/basket/de/basket/*/items',
      fault: { kind: 'json', status: 404, body },
    });
    desk.dispatch(add(magnesium));
    const { basket } = await desk.rest();
    expect(basket.addProblem).toEqual({ sku: magnesium, problem: { kind: 'basketNotFound' } });
    expect(desk.lines()).toEqual([`${cream}*1`]);
  });

  it('keeps all lines when the service fails while reopening the basket, and adds them with the next article', async () => {
    const desk = await deskWith(cream, lastRing);
    forget();
    setFault({
      service: 'basket',
      method: 'POST',
      path: '/services/basket/de/basket/items',
      fault: { kind: 'status', status: 503 },
    });
    await doIt(desk, add(magnesium));
    expect(desk.lines()).toEqual([`${cream}*1`, `${lastRing}*1`]);
    expect(desk.getState().basket.addProblem).toEqual({ sku: magnesium, problem: { kind: 'failed' } });
    clearFaults();
    await doIt(desk, add(magnesium));
    expect(desk.lines()).toEqual([`${cream}*1`, `${lastRing}*1`, `${magnesium}*1`]);
  });

  it('settles a lost answer by the reloaded basket', async () => {
    const desk = await deskWith(cream);
    setFault({ service: 'basket', method: 'POST', times: 1, fault: { kind: 'reset', after: 'after' } });
    desk.dispatch(add(magnesium));
    const { basket } = await desk.rest();
    expect(desk.lines()).toEqual([`${cream}*1`, `${magnesium}*1`]);
    expect(basket.adding).toEqual([]);
  });

  it('reports a gateway timeout as such', async () => {
    const desk = openDesk();
    setFault({ service: 'basket', fault: { kind: 'status', status: 504 } });
    desk.dispatch(add(cream));
    expect((await desk.rest()).basket.addProblem?.problem).toEqual({ kind: 'timeout' });
  });
});

describe('a line that the reopened basket refuses', () => {
  async function deskWithRefused() {
    const desk = await deskWith(cream, lastRing, magnesium);
    forget();
    currentWorld().db.stock.leaveOnly(lastRing, 0);
    currentWorld().db.stock.leaveOnly(magnesium, 0);
    await doIt(desk, basketActions.basketLost());
    return desk;
  }
  const refused = ({ getState }: Desk) =>
    getState().basket.refused.map(({ sku, quantity, problem }) => `${sku}*${String(quantity)} ${problem.kind}`);
  const keyOf = ({ getState }: Desk, sku: string) =>
    getState().basket.refused.find((line) => line.sku === sku)?.key ?? '';

  it('stays with its reason', async () => {
    const desk = await deskWithRefused();
    expect(desk.lines()).toEqual([`${cream}*1`]);
    expect(refused(desk)).toEqual([`${lastRing}*1 reservationFailed`, `${magnesium}*1 reservationFailed`]);
  });

  it('can be retried: it is added, or stays with the new reason', async () => {
    const desk = await deskWithRefused();
    currentWorld().db.stock.leaveOnly(lastRing, 1);
    await doIt(desk, basketActions.refusedRetryRequested(keyOf(desk, lastRing)));
    expect(desk.lines()).toEqual([`${cream}*1`, `${lastRing}*1`]);
    setFault({ service: 'basket', method: 'POST', fault: { kind: 'status', status: 503 } });
    desk.dispatch(basketActions.refusedRetryRequested(keyOf(desk, magnesium)));
    const { basket, productSearch } = await desk.rest();
    expect(refused(desk)).toEqual([`${magnesium}*1 failed`]);
    expect([basket.addProblem, productSearch.term]).toEqual([null, '']);
  });

  it('can be removed', async () => {
    const desk = await deskWithRefused();
    await doIt(desk, basketActions.refusedRemoved(keyOf(desk, lastRing)));
    expect(refused(desk)).toEqual([`${magnesium}*1 reservationFailed`]);
  });

  it('blocks the order until it is settled', async () => {
    const desk = await readyDesk();
    await desk.enter(lastRing);
    forget();
    currentWorld().db.stock.leaveOnly(lastRing, 0);
    await doIt(desk, basketActions.basketLost());
    await desk.submit();
    expect(
      currentWorld()
        .db.orders.ofCustomer('0123456')
        .some(({ order }) => order.number.startsWith('14')),
    ).toBe(false);
    desk.dispatch(basketActions.refusedRemoved(keyOf(desk, lastRing)));
    await desk.submit();
    expect(desk.getState().order.phase).toBe('confirmed');
  });
});

describe('a lost basket older than four hours', () => {
  async function oldDesk() {
    resetWorld('everyday', { tokenLifetimeSeconds: 24 * 3600 });
    const desk = await deskWith(cream, magnesium);
    forget();
    currentWorld().db.advance(5 * 60);
    return desk;
  }
  it.each<[string, (desk: Desk) => unknown]>([
    ['an article is added', (desk) => desk.dispatch(add(lastRing))],
    ['a quantity is changed', (desk) => desk.changeQuantity(cream, 2)],
    [
      'another service finds it gone',
      async (desk) => {
        // Its answer sets the service clock.
        await doIt(desk, basketActions.reloadRequested());
        desk.dispatch(basketActions.basketLost());
      },
    ],
  ])('is an inactive session and is not reopened: %s', async (_case, act) => {
    const desk = await oldDesk();
    await act(desk);
    await desk.rest();
    expect(desk.getState().orderQuestion.open).toEqual({ kind: 'inactiveSession' });
    expect(desk.lines()).toEqual([`${cream}*1`, `${magnesium}*1`]);
    expect(requestsSeen().filter(({ operation }) => operation === 'createBasketWithItem')).toHaveLength(1);
  });

  it('a removed line disappears, the others wait for the new session', async () => {
    const desk = await oldDesk();
    await desk.remove(cream);
    expect(desk.getState().orderQuestion.open).toEqual({ kind: 'inactiveSession' });
    expect(desk.lines()).toEqual([`${magnesium}*1`]);
  });
});

describe('emptying', () => {
  it('removes every line, the refused ones too', async () => {
    const desk = await deskWith(cream, lastRing, magnesium);
    forget();
    currentWorld().db.stock.leaveOnly(lastRing, 0);
    await doIt(desk, basketActions.basketLost());
    desk.dispatch(basketActions.emptyingRequested());
    const { basket } = await desk.rest();
    expect([basket.items, basket.refused, stored(basket.id)]).toEqual([[], [], []]);
  });
});

describe('changing the quantity', () => {
  it('writes the last of several changes and skips the ones before', async () => {
    const desk = await deskWith(cream);
    const itemId = itemIdOf(desk.getState(), cream);
    for (const quantity of [2, 3, 4, 5]) desk.dispatch(basketActions.quantityChangeRequested({ itemId, quantity }));
    await desk.rest();
    expect(desk.lines()).toEqual([`${cream}*5`]);
    expect(requestsSeen().filter(({ operation }) => operation === 'changeBasketItem').length).toBeLessThanOrEqual(2);
  });

  it('beyond the stock is refused at its line and keeps the old quantity', async () => {
    const desk = await deskWith(lastRing);
    await desk.changeQuantity(lastRing, 3);
    const { basket } = desk.getState();
    expect(basket.activity[itemIdOf(desk.getState(), lastRing)]).toMatchObject({
      status: 'error',
      problem: { kind: 'reservationFailed' },
    });
    expect(desk.lines()).toEqual([`${lastRing}*1`]);
  });

  it('of a line missing at the service removes it from the screen', async () => {
    const desk = await deskWith(cream, magnesium);
    const basketId = desk.getState().basket.id;
    const basket = currentWorld().db.baskets.open(basketId ?? '');
    const [line] = basket?.items ?? [];
    if (basket !== undefined && line !== undefined) currentWorld().db.baskets.removeItem(basket, line);
    await desk.changeQuantity(cream, 2);
    expect(desk.lines()).toEqual([`${magnesium}*1`]);
  });

  it('in a lost basket is applied to the new one', async () => {
    const desk = await deskWith(cream, magnesium);
    forget();
    await desk.changeQuantity(cream, 3);
    expect(desk.lines()).toEqual([`${cream}*3`, `${magnesium}*1`]);
    expect(stored(desk.getState().basket.id)).toEqual([`${cream}*3`, `${magnesium}*1`]);
  });
});

describe('removing', () => {
  it('can be undone with the old quantity', async () => {
    const desk = await deskWith(cream, magnesium);
    await desk.changeQuantity(cream, 3);
    await desk.remove(cream);
    expect(desk.lines()).toEqual([`${magnesium}*1`]);
    expect(desk.getState().basket.removed?.item.sku).toBe(cream);
    await doIt(desk, basketActions.undoRemovalRequested());
    expect(desk.lines()).toEqual([`${magnesium}*1`, `${cream}*3`]);
    expect(desk.getState().basket.removed).toBeNull();
  });

  it('by a double click can still be undone', async () => {
    const desk = await deskWith(cream);
    const itemId = itemIdOf(desk.getState(), cream);
    desk.dispatch(basketActions.removalRequested({ itemId }));
    await doIt(desk, basketActions.removalRequested({ itemId }));
    expect(desk.lines()).toEqual([]);
    await doIt(desk, basketActions.undoRemovalRequested());
    expect(desk.lines()).toEqual([`${cream}*1`]);
  });

  it('from a lost basket keeps the other lines in a new one', async () => {
    const desk = await deskWith(cream, magnesium);
    forget();
    await desk.remove(cream);
    expect(desk.lines()).toEqual([`${magnesium}*1`]);
    expect(stored(desk.getState().basket.id)).toEqual([`${magnesium}*1`]);
  });

  it('that fails keeps the line and reports it', async () => {
    const desk = await deskWith(cream);
    setFault({ service: 'basket', method: 'DELETE', fault: { kind: 'status', status: 500 } });
    await desk.remove(cream);
    expect(desk.lines()).toEqual([`${cream}*1`]);
    expect(desk.getState().basket.activity[itemIdOf(desk.getState(), cream)]).toMatchObject({
      problem: { kind: 'failed' },
    });
  });
});

describe('every write is settled', () => {
  it('also one in flight when the basket was cleared', async () => {
    const desk = await deskWith(cream);
    desk.dispatch(add(magnesium));
    desk.dispatch(basketActions.basketCleared());
    const { basket } = await desk.rest();
    expect(basket.openWrites).toBe(0);
    expect(basket.items.map(({ sku }) => sku)).toContain(magnesium);
  });
});

describe('at a service that does not name the lines (REQ C3.1, DECISIONS 206)', () => {
  async function bareDesk(...skus: readonly string[]) {
    resetWorld('bare');
    return deskWith(...skus);
  }

  it('articles are added one after the other, the same one raises its line', async () => {
    const desk = await bareDesk(cream, magnesium, cream);
    expect(desk.lines()).toEqual([`${cream}*2`, `${magnesium}*1`]);
    expect(stored(desk.getState().basket.id)?.toSorted()).toEqual(expect.arrayContaining([`${magnesium}*1`]));
  });

  it('another quantity and a removal open a new basket with the lines, and the old one is deleted', async () => {
    const desk = await bareDesk(cream, magnesium);
    const { id: first } = desk.getState().basket;
    await doIt(desk, basketActions.quantityChangeRequested({ itemId: itemIdOf(desk.getState(), cream), quantity: 3 }));
    expect(desk.lines()).toEqual([`${cream}*3`, `${magnesium}*1`]);
    const { id: second } = desk.getState().basket;
    expect(stored(first)).toBeNull();
    expect(stored(second)).toEqual([`${cream}*3`, `${magnesium}*1`]);
    await doIt(desk, basketActions.removalRequested({ itemId: itemIdOf(desk.getState(), cream) }));
    expect(desk.lines()).toEqual([`${magnesium}*1`]);
    expect(stored(second)).toBeNull();
    expect(stored(desk.getState().basket.id)).toEqual([`${magnesium}*1`]);
  });
});
