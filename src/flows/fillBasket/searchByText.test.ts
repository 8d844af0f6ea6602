import { describe, expect, it } from 'vitest';
import { openDesk, startStandIn } from '~/app/testing/aDesk';
import { productSearchActions } from '~/features/article/search/productSearchSlice';
import { requestsSeen, setFault } from '../../../mocks/node.ts';

startStandIn();

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

  it('that fail show neither a problem nor a notice (REQ C1.8)', async () => {
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
});
