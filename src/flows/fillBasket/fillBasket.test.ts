import { describe, expect, it } from 'vitest';
import { nineArticles } from '~/domain/testing/nineArticles';
import { openDesk, startStandIn } from '~/app/testing/aDesk';
import { basketActions } from '~/features/basket/basketSlice';
import { aBasketLine, aCrossSell } from '~/domain/testing/samples';
import { productSearchActions } from '~/features/article/search/productSearchSlice';
import { requestsSeen, currentWorld } from '../../../mocks/node.ts';

startStandIn();

describe('a SKU (REQ C1.1)', () => {
  it('is added at once with quantity 1 and frees the field', async () => {
    const desk = openDesk();
    desk.dispatch(productSearchActions.termTyped('432011001'));
    await desk.enter('432011001');
    const { productSearch, basket } = desk.getState();
    expect(desk.lines()).toEqual(['432011001*1']);
    expect(productSearch).toMatchObject({ term: '', problem: null, dialog: { phase: 'closed' } });
    expect(basket.facts['432011001']).toMatchObject({ price: 34_99 });
  });

  it.each([
    ['432011001*3', ['432011001*3']],
    ['432 011 001', ['432011001*1']],
  ])('%j gives %j', async (term, lines) => {
    const desk = openDesk();
    await desk.enter(term);
    expect(desk.lines()).toEqual(lines);
  });

  it('entered while others are being added is added as well', async () => {
    const desk = openDesk();
    for (const sku of nineArticles.slice(0, 4)) desk.dispatch(productSearchActions.termSubmitted(sku));
    await desk.rest();
    expect(desk.lines().toSorted()).toEqual(
      nineArticles
        .slice(0, 4)
        .map((sku) => `${sku}*1`)
        .toSorted(),
    );
  });

  it('whose product does not exist is not found', async () => {
    const desk = openDesk();
    await desk.enter('999999001');
    expect(desk.getState().productSearch.problem).toEqual({ kind: 'productNotFound', number: '999999001' });
  });

  it('that is no variant of its product is not found', async () => {
    const desk = openDesk();
    await desk.enter('432011999');
    expect(desk.getState().productSearch.problem).toEqual({ kind: 'productNotFound', number: '432011999' });
  });

  it('that was sold out is asked for again, and added when it is there (DECISIONS 194)', async () => {
    const { stock } = currentWorld().db;
    stock.leaveOnly('432011001', 0);
    const desk = openDesk();
    await desk.enter('432011001');
    expect(desk.getState().productSearch.problem).toMatchObject({ kind: 'unsellable', reason: 'OUT_OF_STOCK' });
    stock.leaveOnly('432011001', 5);
    await desk.enter('432011001');
    expect(desk.lines()).toEqual(['432011001*1']);
    expect(requestsSeen().filter(({ operation }) => operation === 'readProduct')).toHaveLength(2);
    await desk.enter('432011001');
    expect(requestsSeen().filter(({ operation }) => operation === 'readProduct')).toHaveLength(2);
  });

  it.each([
    ['454740001', 'OUT_OF_STOCK'],
    ['465445001', 'NOT_AVAILABLE_IN_COUNTRY'],
    ['465228001', 'ERP_PRODUCT_NOT_IN_SORTIMENT'],
    ['465334001', 'ERP_PRODUCT_NOT_RELEASED'],
    ['532011001', 'SUBSCRIPTION_ONLY'],
  ])(
    '%s cannot be sold: %s; the details open, and no variant of it is sellable (REQ C1.5, C18.2)',
    async (sku, reason) => {
      const desk = openDesk();
      await desk.enter(sku);
      const { problem, dialog } = desk.getState().productSearch;
      expect(problem).toMatchObject({ kind: 'unsellable', reason, noneSellable: reason !== 'SUBSCRIPTION_ONLY' });
      expect(dialog).toMatchObject({ phase: 'details', product: { baseProductNo: sku.slice(0, 6) } });
      expect(desk.lines()).toEqual([]);
      expect(requestsSeen().some(({ operation }) => operation === 'createBasketWithItem')).toBe(false);
    },
  );

  it('that is sold out opens the details with the other variants', async () => {
    const desk = openDesk();
    await desk.enter('410217003*2');
    const { problem, dialog } = desk.getState().productSearch;
    expect(problem).toMatchObject({ reason: 'OUT_OF_STOCK', noneSellable: false });
    expect(dialog).toMatchObject({ phase: 'details', quantity: 2 });
  });

  it.each([['410217007*5'], ['410217007*2']])('%s exceeds the stock: the term stays in the field', async (term) => {
    const desk = openDesk();
    currentWorld().db.stock.leaveOnly('410217007', 1);
    await desk.enter(term);
    const { problem, term: inField } = desk.getState().productSearch;
    expect(problem).toEqual({ kind: 'quantityExceeded', name: 'Ring Solitär', available: 1 });
    expect(inField).toBe(term);
    expect(desk.lines()).toEqual([]);
  });

  it('of which the basket service has too few is written back to the field', async () => {
    const desk = openDesk();
    await desk.enter('432011');
    currentWorld().db.stock.leaveOnly('432011001', 2);
    await desk.enter('432011001*3');
    expect(desk.getState().productSearch.term).toBe('432011001*3');
    expect(desk.getState().basket.addProblem).toMatchObject({ problem: { kind: 'reservationFailed' } });
  });

  it('is refused by a complaint order that holds its article (REQ D2.4)', async () => {
    const desk = openDesk();
    desk.dispatch(basketActions.complaintStarted('432011001'));
    await desk.enter('432011001');
    expect(desk.lines()).toEqual(['432011001*1']);
    await desk.enter('443015001');
    expect(desk.getState().productSearch.problem).toEqual({ kind: 'complaintHoldsItem' });
    expect(desk.lines()).toEqual(['432011001*1']);
  });

  it('beyond nine elements is refused on every way in', async () => {
    const desk = openDesk();
    for (const sku of nineArticles) await desk.enter(sku);
    await desk.remove('432011001');
    await desk.enter('432128001');
    expect(desk.lines()).toHaveLength(9);
    desk.dispatch(basketActions.undoRemovalRequested());
    await desk.rest();
    expect(desk.getState().basket.addProblem).toEqual({ sku: '432011001', problem: { kind: 'basketFull' } });
    // What was removed can still be restored once there is room.
    expect(desk.getState().basket.removed?.item.sku).toBe('432011001');
    desk.dispatch(basketActions.addItemRequested(aBasketLine()));
    await desk.rest();
    expect(desk.lines()).toHaveLength(9);
    expect(desk.getState().basket.addProblem).toEqual({ sku: '432011001', problem: { kind: 'basketFull' } });
  });

  it('beyond nine elements is refused, but a higher quantity of an existing line is not', async () => {
    const desk = openDesk();
    for (const sku of nineArticles) await desk.enter(sku);
    expect(desk.lines()).toHaveLength(9);
    await desk.enter('411064002');
    expect(desk.getState().productSearch.problem).toEqual({ kind: 'basketFull' });
    expect(desk.lines()).toHaveLength(9);
    await desk.enter('432011001');
    expect(desk.lines()).toContain('432011001*2');
  });

  it('is refused also while the nine elements are still being added', async () => {
    const desk = openDesk();
    for (const sku of [...nineArticles, '411064002']) desk.dispatch(productSearchActions.termSubmitted(sku));
    await desk.rest();
    expect(desk.lines()).toHaveLength(9);
    expect(desk.getState().productSearch.problem).toEqual({ kind: 'basketFull' });
  });
});

describe('a product number (REQ C1.2)', () => {
  it('with one variant adds it', async () => {
    const desk = openDesk();
    await desk.enter('432011*2');
    expect(desk.lines()).toEqual(['432011001*2']);
  });

  it('with several variants opens the details, and the chosen one is added with the quantity', async () => {
    const desk = openDesk();
    await desk.enter('410217');
    const { dialog } = desk.getState().productSearch;
    expect(dialog).toMatchObject({ phase: 'details', product: { baseProductNo: '410217' }, quantity: 1 });
    expect(desk.lines()).toEqual([]);
    desk.dispatch(productSearchActions.variantChosen({ sku: '410217001', quantity: 2, priceDate: null }));
    const { productSearch } = await desk.rest();
    expect(productSearch.dialog).toEqual({ phase: 'closed' });
    expect(desk.lines()).toEqual(['410217001*2']);
  });

  it('is added at the price of the chosen day, and with its cross-sell', async () => {
    const desk = openDesk();
    await desk.enter('410217');
    const { dialog } = desk.getState().productSearch;
    if (dialog.phase !== 'details') throw new Error('no details');
    const priceDate = new Date(Date.now() - 60_000).toISOString();
    desk.dispatch(productSearchActions.searchAdvanced({ ...dialog, crossSell: aCrossSell() }));
    desk.dispatch(productSearchActions.variantChosen({ sku: '410217001', quantity: 1, priceDate }));
    const { basket } = await desk.rest();
    expect(basket.items).toMatchObject([{ sku: '410217001', priceDate, crossSell: aCrossSell() }]);
  });

  it('at a price date that the service refuses is reported', async () => {
    const desk = openDesk();
    await desk.enter('410217');
    const priceDate = '2020-01-01T10:00:00+01:00';
    desk.dispatch(productSearchActions.variantChosen({ sku: '410217001', quantity: 1, priceDate }));
    const { basket } = await desk.rest();
    expect(basket.addProblem).toEqual({ sku: '410217001', problem: { kind: 'invalidPriceDate' } });
    expect(basket.items).toEqual([]);
  });

  it('that does not exist is not found (REQ C1.8)', async () => {
    const desk = openDesk();
    await desk.enter('999999');
    expect(desk.getState().productSearch.problem).toEqual({ kind: 'productNotFound', number: '999999' });
  });

  it('is loaded once in a call', async () => {
    const desk = openDesk();
    await desk.enter('432011');
    await desk.enter('432011001');
    expect(requestsSeen().filter(({ operation }) => operation === 'readProduct')).toHaveLength(1);
    expect(desk.lines()).toEqual(['432011001*2']);
  });
});

describe('without a request', () => {
  it.each([
    ['123', { kind: 'tooShort' }],
    ['1234567', { kind: 'invalidSku' }],
    ['12345678', { kind: 'invalidSku' }],
    ['1234567890', { kind: 'invalidSku' }],
  ])('%j is refused: %j', async (term, problem) => {
    const desk = openDesk();
    await desk.enter(term);
    expect(desk.getState().productSearch.problem).toEqual(problem);
    expect(requestsSeen()).toEqual([]);
  });

  it('an empty term does nothing', async () => {
    const desk = openDesk();
    await desk.enter('  ');
    expect(desk.getState().productSearch.problem).toBeNull();
    expect(requestsSeen()).toEqual([]);
  });
});
