import { describe, expect, it, vi } from 'vitest';
import { openDesk, startStandIn } from '~/app/testing/aDesk';
import { basketActions } from '~/features/basket/basketSlice';
import { aCrossSell } from '~/domain/testing/samples';
import { productSearchActions } from '~/features/article/search/productSearchSlice';
import { requestsSeen, currentWorld, setFault } from '../../../mocks/node.ts';

startStandIn();

const nine = [
  '432011001',
  '443015001',
  '410217001',
  '410217002',
  '410217004',
  '421033001',
  '421033002',
  '454287001',
  '411064001',
];

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
    for (const sku of nine.slice(0, 4)) desk.dispatch(productSearchActions.termSubmitted(sku));
    await desk.rest();
    expect(desk.lines().toSorted()).toEqual(
      nine
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
    for (const sku of nine) await desk.enter(sku);
    await desk.remove('432011001');
    await desk.enter('432128001');
    expect(desk.lines()).toHaveLength(9);
    desk.dispatch(basketActions.undoRemovalRequested());
    await desk.rest();
    expect(desk.getState().basket.addProblem).toEqual({ sku: '432011001', problem: { kind: 'basketFull' } });
    // What was removed can still be restored once there is room.
    expect(desk.getState().basket.removed?.item.sku).toBe('432011001');
    desk.dispatch(
      basketActions.addItemRequested({
        sku: '432011001',
        baseProductNo: '432011',
        quantity: 1,
        priceDate: null,
        crossSell: null,
        weeeTakeBackEnabled: false,
      }),
    );
    await desk.rest();
    expect(desk.lines()).toHaveLength(9);
    expect(desk.getState().basket.addProblem).toEqual({ sku: '432011001', problem: { kind: 'basketFull' } });
  });

  it('beyond nine elements is refused, but a higher quantity of an existing line is not', async () => {
    const desk = openDesk();
    for (const sku of nine) await desk.enter(sku);
    expect(desk.lines()).toHaveLength(9);
    await desk.enter('411064002');
    expect(desk.getState().productSearch.problem).toEqual({ kind: 'basketFull' });
    expect(desk.lines()).toHaveLength(9);
    await desk.enter('432011001');
    expect(desk.lines()).toContain('432011001*2');
  });

  it('is refused also while the nine elements are still being added', async () => {
    const desk = openDesk();
    for (const sku of [...nine, '411064002']) desk.dispatch(productSearchActions.termSubmitted(sku));
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

describe('a text', () => {
  it('shows the hits; a hit with one variant is added', async () => {
    const desk = openDesk();
    await desk.enter('creme');
    const { dialog } = desk.getState().productSearch;
    expect(dialog).toMatchObject({ phase: 'hits', query: 'creme' });
    desk.dispatch(productSearchActions.hitChosen('432011'));
    await desk.rest();
    expect(desk.lines()).toEqual(['432011001*1']);
    expect(desk.getState().productSearch.dialog).toEqual({ phase: 'closed' });
  });

  it.each([
    [false, 20],
    [true, 42],
  ])('with the extended search %j shows %i of the 42 hits (REQ A6.7, DECISIONS 32)', async (extendedSearch, size) => {
    const desk = openDesk({ extendedSearch });
    await desk.enter('e');
    const { dialog } = desk.getState().productSearch;
    expect(dialog.phase === 'hits' && dialog.hits.length).toBe(size);
  });

  it('without a match shows no hits', async () => {
    const desk = openDesk();
    await desk.enter('qwertzuiop');
    expect(desk.getState().productSearch.dialog).toEqual({ phase: 'hits', query: 'qwertzuiop', hits: [] });
  });

  it('for which the search answers 404 shows no hits (REQ C1.8)', async () => {
    const desk = openDesk();
    setFault({ service: 'search', fault: { kind: 'status', status: 404 } });
    await desk.enter('creme');
    expect(desk.getState().productSearch.dialog).toEqual({ phase: 'hits', query: 'creme', hits: [] });
  });

  it.each([
    ['a word', 'ring', 'hits'],
    ['a SKU', '432011001', 'closed'],
    ['a product number of several variants', '410217', 'details'],
    ['a number that is too short', '12', 'hits'],
  ])('can be followed in the dialog by %s', async (_what, next, phase) => {
    const desk = openDesk();
    await desk.enter('creme');
    await desk.enter(next);
    expect(desk.getState().productSearch.dialog.phase).toBe(phase);
  });

  it('that cannot be searched closes the dialog and shows a problem', async () => {
    const desk = openDesk();
    setFault({ service: 'search', fault: { kind: 'status', status: 500 } });
    await desk.enter('creme');
    expect(desk.getState().productSearch).toMatchObject({ dialog: { phase: 'closed' }, problem: { kind: 'failed' } });
  });

  it('whose search is in flight is cancelled by a newer one, and by closing the dialog', async () => {
    const desk = openDesk();
    setFault({ service: 'search', times: 2, fault: { kind: 'delay', milliseconds: 50 } });
    desk.dispatch(productSearchActions.termSubmitted('ring'));
    desk.dispatch(productSearchActions.termSubmitted('creme'));
    expect((await desk.rest()).productSearch.dialog).toMatchObject({ phase: 'hits', query: 'creme' });
    desk.dispatch(productSearchActions.termSubmitted('ring'));
    desk.dispatch(productSearchActions.searchAdvanced({ phase: 'closed' }));
    await desk.answered();
    expect(desk.getState().productSearch.dialog).toEqual({ phase: 'closed' });
  });
});

describe('suggestions', () => {
  const suggestionRequests = () => requestsSeen().filter(({ path }) => path.includes('/suggest'));

  it('are loaded for the typed term, and cleared with the field', async () => {
    const desk = openDesk();
    desk.dispatch(productSearchActions.termTyped('crem'));
    await expect.poll(() => desk.getState().productSearch.suggestions).toMatchObject({ status: 'shown', term: 'crem' });
    desk.dispatch(productSearchActions.termTyped(''));
    expect(desk.getState().productSearch.suggestions).toEqual({ status: 'none' });
  });

  it('are not loaded after the term was taken', async () => {
    const desk = openDesk();
    desk.dispatch(productSearchActions.termTyped('crem'));
    desk.dispatch(productSearchActions.termTaken());
    // Suggestions of a later term are loaded after those of this one would be.
    desk.dispatch(productSearchActions.termTyped('ring'));
    await expect.poll(() => desk.getState().productSearch.suggestions).toMatchObject({ status: 'shown', term: 'ring' });
    expect(suggestionRequests()).toHaveLength(1);
  });

  it('that fail show neither a problem nor a notice', async () => {
    const desk = openDesk();
    setFault({ path: '/suggest', fault: { kind: 'status', status: 500 } });
    desk.dispatch(productSearchActions.termTyped('crem'));
    await expect.poll(suggestionRequests).toHaveLength(1);
    expect((await desk.answered()).productSearch).toMatchObject({ suggestions: { status: 'none' }, problem: null });
    expect(desk.notices).toEqual([]);
  });
});

describe('a failed search', () => {
  it.each([
    ['a word', 'creme', 400],
    ['a word', 'creme', 500],
    ['a word', 'creme', 503],
    ['a product number', '432011', 400],
    ['a product number', '432011', 500],
    ['a SKU', '432011001', 503],
  ])(
    '%s (%s) that is answered %i shows what the service says, and is back in the field (REQ C1.8)',
    async (_what, typed, status) => {
      const desk = openDesk();
      const body = { type: 'x', title: 'x', status, detail: 'Wartung bis 14 Uhr.' };
      for (const service of ['search', 'product']) setFault({ service, fault: { kind: 'json', status, body } });
      await desk.enter(typed);
      const { problem, term, dialog } = desk.getState().productSearch;
      expect(problem).toEqual({ kind: 'failed', detail: 'Wartung bis 14 Uhr.' });
      expect(term).toBe(typed);
      expect(dialog).toEqual({ phase: 'closed' });
    },
  );

  it('suggestions that fail show nothing (REQ C1.8)', async () => {
    const desk = openDesk();
    const body = { type: 'x', title: 'x', status: 500, detail: 'Wartung bis 14 Uhr.' };
    setFault({ service: 'search', fault: { kind: 'json', status: 500, body } });
    desk.dispatch(productSearchActions.termTyped('creme'));
    await vi.waitFor(() => {
      expect(requestsSeen().map(({ operation }) => operation)).toContain('suggestProducts');
    });
    await desk.rest();
    expect(desk.getState().productSearch.problem).toBeNull();
  });
});
