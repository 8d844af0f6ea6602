import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { setLimits } from '~config/testing/testLimits';
import { startStandIn, type Desk } from '~/app/testing/aDesk';
import { summaryOf, type BulkChange, type BulkSummary } from '~/domain/subscription/bulkChange';
import { selectedCount } from '~/domain/subscription/selection';
import { currentWorld, onRequest, resetWorld, server } from '../../../../mocks/node.ts';
import { selectableFacts } from './overviewList';
import { selectionToSend, subscriptionOverviewActions } from './subscriptionOverviewSlice';
import { show, shownRows, stateOf, tick } from './testing/overviewDesk';

setLimits({ cancellationPollPause: 5, cancellationPolls: 1 });
startStandIn();

/** Selects all listed subscriptions except `but`, and confirms a bulk change. Returns how many were sent, and the outcome of each. */
async function changeAll(
  desk: Desk,
  change: BulkChange,
  but?: string,
): Promise<BulkSummary & { readonly total: number }> {
  desk.dispatch(subscriptionOverviewActions.allToggled());
  await desk.rest();
  if (but !== undefined) tick(desk, but);
  return await confirm(desk, change);
}

async function confirm(desk: Desk, change: BulkChange): Promise<BulkSummary & { readonly total: number }> {
  const state = stateOf(desk);
  const sent = selectionToSend(
    state,
    selectedCount(state.selection, selectableFacts(state.list)),
    currentWorld().db.now(),
  );
  if (sent === null) throw new Error('it is not known how many are selected');
  desk.dispatch(subscriptionOverviewActions.bulkConfirmed({ change, sent, repeats: 'nothing' }));
  await desk.rest();
  const { bulk } = stateOf(desk);
  if (bulk?.phase !== 'done') throw new Error('the change is not done');
  const { total } = bulk.sent;
  return { total, ...summaryOf(bulk.answer, total) };
}

it('hundreds but one are named in several requests where services answer only what the requirement names, and all of a customer are cancelled (REQ G5.1)', async () => {
  resetWorld('bare');
  // Enough for several requests; `bulkActions.test.ts` changes thousands.
  currentWorld().db.subscriptions.generate(400);
  const bodies: { readonly subscriptions: readonly string[]; readonly select_all: boolean }[] = [];
  const stop = onRequest((request) => {
    if (request.url.endsWith('/edit-delivery-dates'))
      void request.json().then((body) => bodies.push(body as (typeof bodies)[number]));
  });
  const listed = await show({ status: 'ACTIVE' });
  const moved = await changeAll(listed, { kind: 'dates', day: '2027-02-28', note: '' }, '7000001');
  stop();
  expect(bodies.length).toBeGreaterThan(1);
  expect(bodies.every(({ select_all: isAll }) => !isAll)).toBe(true);
  const ids = bodies.flatMap(({ subscriptions }) => subscriptions);
  expect(moved).toMatchObject({ total: ids.length, unnamed: 0, beyond: 0, notSent: 0 });
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).not.toContain('abo-7000001');

  const ofCustomer = await show({ keywords: ['0180011'], keywordType: 'CUSTOMER_NO' });
  expect(await changeAll(ofCustomer, { kind: 'cancel', reason: 'NO_MORE_NEED' })).toMatchObject({
    total: 2,
    processed: 2,
    failed: 0,
  });
  const reasons = currentWorld()
    .db.subscriptions.ofCustomer('0180011', {})
    .map((record) => record.read().status.reason);
  expect(reasons.filter((reason) => reason === 'NO_MORE_NEED')).toHaveLength(2);
});

it('all but one can be changed while a cancellation is processed on a page that is not loaded, and the result says so (REQ G3.4, G5.1)', async () => {
  const filters = { deliveryProductNo: '443015', status: 'ALL' } as const;
  const first = await show(filters);
  first.dispatch(subscriptionOverviewActions.pageRequested());
  await first.rest();
  const later = shownRows(first).findLast(({ status }) => status.type === 'ACTIVE');
  if (later === undefined) throw new Error('none is active');
  tick(first, later.aboInfo.aboNumber);
  await confirm(first, { kind: 'cancel', reason: 'NO_MORE_NEED' });
  first.end();

  const desk = await show(filters);
  expect(shownRows(desk).map(({ id }) => id)).not.toContain(later.id);
  const but = shownRows(desk).find(({ status }) => status.type === 'ACTIVE');
  expect(await changeAll(desk, { kind: 'dates', day: '2027-02-28', note: '' }, but?.aboInfo.aboNumber)).toMatchObject({
    beingCanceled: 1,
    notSent: 0,
    unnamed: 0,
  });
});

it('the selected ones are read by the named page size and sorting where the service takes no other (REQ G3.2, G3.5)', async () => {
  const asked: (number | undefined)[] = [];
  server.use(
    http.post<never, { readonly size: number; readonly sort_by?: string }>('*/overview', async ({ request }) => {
      const { size, sort_by: sort } = await request.clone().json();
      const isNamed = size === 10 && (sort === undefined || ['NEXT_ORDER_DATE', 'UPDATED_DATE'].includes(sort));
      asked.push(size);
      return isNamed ? undefined : HttpResponse.json({ detail: 'not taken' }, { status: 422 });
    }),
  );
  const desk = await show({ deliveryProductNo: '443015', status: 'ALL' });
  const but = shownRows(desk).find(({ status }) => status.type === 'ACTIVE');
  const changed = await changeAll(desk, { kind: 'dates', day: '2027-02-28', note: '' }, but?.aboInfo.aboNumber);
  expect(changed).toMatchObject({ beingCanceled: 0, notSent: 0, unnamed: 0 });
  expect(changed.processed).toBeGreaterThan(100);
  expect(asked.filter((size) => size === 100)).toHaveLength(1);
});
