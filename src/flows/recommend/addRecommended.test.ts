import { describe, expect, it, vi } from 'vitest';
import { nineArticles } from '~/domain/testing/nineArticles';
import { setLimits } from '~config/testing/testLimits';
import { openDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import { localStorageKeys } from '~config/storageKeys';
import type { Recommendation } from '~/domain/article/recommendations';
import { basketActions } from '~/features/basket/basketSlice';
import { productSearchActions } from '~/features/article/search/productSearchSlice';
import { recommendationsActions, type ChosenArticle } from '~/features/recommendations/recommendationsSlice';
import { doIt } from '~/flows/testing/doIt';
import { aCrossSell } from '~/domain/testing/samples';
import { requestsSeen, clearFaults, currentWorld, setFault } from '../../../mocks/node.ts';
import { readUpgrades, rememberUpgrade } from './upgradeStorage';

setLimits({ upgradePause: 150 });
startStandIn();

const cream = '432011001';
const creamXl = '432128001';

async function deskWith(...skus: readonly string[]): Promise<Desk> {
  const desk = openDesk();
  desk.dispatch(recommendationsActions.panelShown());
  for (const sku of skus) await desk.enter(sku);
  return desk;
}

/** The article and its recommendation, as the panel passes them. */
function cardOf({ getState }: Desk, number: string): ChosenArticle & Recommendation {
  const { crossSells } = getState().recommendations;
  if (crossSells.status !== 'shown') throw new Error('nothing is shown');
  const { found, products } = crossSells.content;
  const product = products.find(({ baseProductNo }) => baseProductNo === number);
  const crossSell = found.crossSells.find(({ productNo }) => productNo === number);
  const [variant] = product?.variants ?? [];
  if (product === undefined || variant === undefined || crossSell === undefined) throw new Error(`no card ${number}`);
  return { product, variant, crossSell };
}

describe('a recommended article', () => {
  it('is added to the basket with its cross-sell and its name', async () => {
    const desk = await deskWith(creamXl);
    const card = { ...cardOf(desk, '432460') };
    desk.dispatch(recommendationsActions.articleChosen(card));
    const { basket } = await desk.rest();
    expect(basket.items.at(-1)).toMatchObject({
      sku: card.variant.sku,
      quantity: 1,
      crossSell: { productNo: '432460', leadProductName: 'Gesichtscreme XL' },
    });
    expect(basket.facts[card.variant.sku]?.name).toBe('Lippenpflege-Set');
  });

  it('from the top deals is a regular line', async () => {
    const desk = await deskWith(creamXl);
    desk.dispatch(recommendationsActions.articleChosen({ ...cardOf(desk, '432460'), crossSell: null }));
    expect((await desk.rest()).basket.items.at(-1)?.crossSell).toBeNull();
  });

  it('is refused by a full basket, and the search field shows the problem', async () => {
    const desk = await deskWith(...nineArticles.slice(1), cream);
    desk.dispatch(recommendationsActions.articleChosen(cardOf(desk, '432128')));
    const { basket, productSearch } = await desk.rest();
    expect(basket.items).toHaveLength(9);
    expect(productSearch.problem).toEqual({ kind: 'basketFull' });
  });
});

it('a complaint order accepts neither another article nor an exchange', async () => {
  const desk = await deskWith(cream);
  const card = cardOf(desk, '432128');
  desk.dispatch(basketActions.complaintStarted(cream));
  for (const action of [recommendationsActions.articleChosen(card), recommendationsActions.upgradeRequested(card)]) {
    desk.dispatch(productSearchActions.termTyped(''));
    desk.dispatch(action);
    const { productSearch } = await desk.rest();
    expect(productSearch.problem).toEqual({ kind: 'complaintHoldsItem' });
    expect(desk.lines()).toEqual([`${cream}*1`]);
  }
});

describe('an upgrade (REQ C4.6)', () => {
  const exchange = async (desk: Desk) => {
    await doIt(desk, recommendationsActions.upgradeRequested(cardOf(desk, '432128')));
  };
  const upgradeOf = ({ getState }: Desk) => getState().recommendations.upgrade;

  it('replaces the lead in the same quantity, after a pause, and is stored', async () => {
    const desk = await deskWith('443015001', cream);
    await desk.changeQuantity(cream, 3);
    const seen = requestsSeen().length;
    const times = { removed: 0, asked: 0 };
    desk.store.subscribe(() => {
      const { items, adding } = desk.getState().basket;
      if (items.length === 1 && times.removed === 0) times.removed = performance.now();
      if (adding.length === 1 && times.asked === 0) times.asked = performance.now();
    });
    await exchange(desk);
    // 140 for a pause of 150: timers may fire a little early.
    expect(times.asked - times.removed).toBeGreaterThan(140);
    expect(desk.lines()).toEqual(['443015001*1', `${creamXl}*3`]);
    const writes = requestsSeen()
      .slice(seen)
      .filter(({ path, method }) => path.includes('/basket/') && method !== 'GET');
    expect(writes.map(({ operation }) => operation)).toEqual(['removeBasketItem', 'addBasketItem']);
    expect(upgradeOf(desk)).toEqual({ status: 'none' });
    expect(desk.getState().basket.removed).toBeNull();
    expect(desk.getState().basket.items.at(-1)?.crossSell).toMatchObject({ feature: 'UPGRADE' });
    expect(readUpgrades()).toMatchObject([{ sku: cream, upgradeSku: creamXl, crossSell: { productNo: '432128' } }]);
    expect(desk.getState().recommendations.lead?.sku).toBe(creamXl);
  });

  describe('with several variants', () => {
    const ring = '410217006';
    const trilogy = '410588002';
    /** The details of the better ring, opened from its card. */
    const openDetails = (desk: Desk, quantity = 1) => {
      const { product, crossSell } = cardOf(desk, '410588');
      desk.dispatch(productSearchActions.searchAdvanced({ phase: 'details', product, quantity, crossSell }));
    };
    const choose = async (desk: Desk, quantity: number) => {
      await doIt(desk, productSearchActions.variantChosen({ sku: trilogy, quantity, priceDate: null }));
    };

    it('replaces the lead once a variant is chosen, and is stored', async () => {
      const desk = await deskWith('443015001', ring);
      openDetails(desk);
      await choose(desk, 1);
      expect(desk.lines()).toEqual(['443015001*1', `${trilogy}*1`]);
      expect(desk.getState().basket.items.at(-1)?.crossSell).toMatchObject({ feature: 'UPGRADE' });
      expect(desk.getState().productSearch.dialog.phase).toBe('closed');
      expect(readUpgrades()).toMatchObject([{ sku: ring, upgradeSku: trilogy }]);
    });

    it('is added in the quantity that was chosen', async () => {
      const desk = await deskWith(ring);
      openDetails(desk);
      await choose(desk, 2);
      expect(desk.lines()).toEqual([`${trilogy}*2`]);
    });

    it('that is not available in this quantity is refused before the lead is removed', async () => {
      const desk = await deskWith(ring);
      openDetails(desk);
      await choose(desk, 999);
      expect(desk.lines()).toEqual([`${ring}*1`]);
      expect(desk.getState().productSearch.problem).toMatchObject({ kind: 'quantityExceeded' });
    });

    it('is added without an exchange where the lead was removed meanwhile', async () => {
      const desk = await deskWith('443015001', ring);
      openDetails(desk);
      await desk.remove(ring);
      desk.dispatch(basketActions.undoExpired());
      await choose(desk, 1);
      expect(desk.lines()).toEqual(['443015001*1', `${trilogy}*1`]);
    });
  });

  it('requested twice is done once', async () => {
    const desk = await deskWith(cream);
    const card = cardOf(desk, '432128');
    desk.dispatch(recommendationsActions.upgradeRequested(card));
    await doIt(desk, recommendationsActions.upgradeRequested(card));
    expect(desk.lines()).toEqual([`${creamXl}*1`]);
  });

  it('keeps the recommendations until it is done', async () => {
    const desk = await deskWith(cream);
    desk.dispatch(recommendationsActions.upgradeRequested(cardOf(desk, '432128')));
    await vi.waitFor(() => {
      expect(desk.lines()).toEqual([]);
    });
    expect(desk.getState().recommendations).toMatchObject({
      lead: { sku: cream },
      crossSells: { status: 'shown' },
      upgrade: { status: 'running', productNo: '432128' },
    });
    await desk.rest();
  });

  it('adds nothing where the lead could not be removed', async () => {
    const desk = await deskWith(cream);
    setFault({ service: 'basket', method: 'DELETE', fault: { kind: 'status', status: 500 } });
    await exchange(desk);
    expect(desk.lines()).toEqual([`${cream}*1`]);
    expect(upgradeOf(desk)).toMatchObject({ status: 'failed', lead: { sku: cream }, leadIs: 'stillThere' });
    expect(readUpgrades()).toEqual([]);
  });

  it('that cannot be added restores the lead', async () => {
    const desk = await deskWith(cream);
    await desk.changeQuantity(cream, 2);
    const card = cardOf(desk, '432128');
    currentWorld().db.stock.leaveOnly(creamXl, 0);
    await doIt(desk, recommendationsActions.upgradeRequested(card));
    expect(desk.lines()).toEqual([`${cream}*2`]);
    expect(upgradeOf(desk)).toMatchObject({ status: 'failed', lead: { sku: cream }, leadIs: 'backAgain' });
    expect(readUpgrades()).toEqual([]);
  });

  it('that cannot be added when the lead cannot be restored either names the removed lead', async () => {
    const desk = await deskWith(cream);
    setFault({ service: 'basket', method: 'POST', fault: { kind: 'status', status: 503 } });
    await exchange(desk);
    expect(desk.lines()).toEqual([]);
    expect(upgradeOf(desk)).toMatchObject({
      status: 'failed',
      lead: { sku: cream, name: 'Gesichtscreme' },
      leadIs: 'gone',
    });
    clearFaults();
  });

  it('of an article that was removed meanwhile does nothing', async () => {
    const desk = await deskWith(cream);
    const card = cardOf(desk, '432128');
    await desk.remove(cream);
    desk.dispatch(basketActions.undoExpired());
    await doIt(desk, recommendationsActions.upgradeRequested(card));
    expect(desk.lines()).toEqual([]);
  });
});

describe('remembered upgrades (REQ C4.6)', () => {
  const key = localStorageKeys.upgradeProducts;
  const entry = { sku: cream, upgradeSku: creamXl, crossSell: aCrossSell() };

  it.each([
    ['missing', null],
    ['empty', ''],
    ['no JSON', '{['],
    ['no list', '{"sku": "1"}'],
    ['of another format', '["x", null, {"sku": 1}]'],
  ])('survive content that is %s', (_what, content) => {
    if (content !== null) localStorage.setItem(key, content);
    expect(readUpgrades()).toEqual([]);
    rememberUpgrade(entry);
    expect(readUpgrades()).toEqual([entry]);
  });

  it('skip only an entry that cannot be parsed', () => {
    localStorage.setItem(key, JSON.stringify([{ sku: 'x' }, entry]));
    expect(readUpgrades()).toEqual([entry]);
  });

  it('are the newest 50', () => {
    for (let count = 0; count < 53; count += 1) rememberUpgrade({ ...entry, sku: String(count) });
    expect(readUpgrades()).toHaveLength(50);
    expect(readUpgrades().at(-1)?.sku).toBe('52');
  });
});
