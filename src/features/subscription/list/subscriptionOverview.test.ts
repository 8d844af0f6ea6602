import { describe, expect, it } from 'vitest';
import { setLimits } from '~config/testing/testLimits';
import { openDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import { defaultOverviewFilters, type OverviewFilters } from '~/domain/subscription/overview';
import { selectedCount } from '~/domain/subscription/selection';
import { totalOf } from '~/shared/list/pagedList';
import { doIt } from '~/flows/testing/doIt';
import { clearFaults, setFault } from '../../../../mocks/node.ts';
import { selectableFacts } from './overviewList';
import { subscriptionOverviewActions } from './subscriptionOverviewSlice';
import { numbersOf, requestsOf, show, shownRows, stateOf, tick } from './testing/overviewDesk';

setLimits({ cancellationPollPause: 5, cancellationPolls: 100 });
startStandIn();

async function more(desk: Desk): Promise<void> {
  await doIt(desk, subscriptionOverviewActions.pageRequested());
}

const oneCustomer = { keywords: ['0180011'], keywordType: 'CUSTOMER_NO' } as const;

describe('the overview (REQ G3.2, G3.5)', () => {
  it('requests pages of 10 from 1, several ahead while it is scrolled', async () => {
    const desk = await show();
    expect(shownRows(desk)).toHaveLength(10);
    await more(desk);
    expect(shownRows(desk)).toHaveLength(40);
    expect(new Set(numbersOf(desk)).size).toBe(40);
    expect(requestsOf('readSubscriptionsOverview')).toHaveLength(4);
  });

  it('cancels the requests of an older query', async () => {
    const desk = openDesk();
    const list = (status: OverviewFilters['status']) =>
      subscriptionOverviewActions.listRequested({ filters: { ...defaultOverviewFilters, status }, sort: null });
    desk.dispatch(list('ACTIVE'));
    await doIt(desk, list('CANCELED'));
    expect(new Set(shownRows(desk).map(({ status }) => status.type))).toEqual(new Set(['CANCELED']));
  });

  it('keeps the rows when a further page fails, and can go on', async () => {
    const desk = await show();
    setFault({ path: '/overview', fault: { kind: 'status', status: 503 } });
    await more(desk);
    expect(stateOf(desk).list).toMatchObject({ status: 'failed', page: 1 });
    expect(shownRows(desk)).toHaveLength(10);
    clearFaults();
    await more(desk);
    expect(stateOf(desk).list).toMatchObject({ status: 'page', page: 4 });
  });

  it('reads the names of the listed customers, and asks for nobody twice (REQ G3.6)', async () => {
    const desk = await show({ keywords: ['0123456'], keywordType: 'CUSTOMER_NO' });
    await expect.poll(() => stateOf(desk).names['0123456']).toBe('Erika Musterfrau');
    await show({ keywords: ['0999999'], keywordType: 'CUSTOMER_NO' }, null, desk);
    await expect.poll(() => stateOf(desk).names['0999999']).toBe('');
    await show({ keywords: ['0123456'], keywordType: 'CUSTOMER_NO' }, null, desk);
    expect(requestsOf('readCustomersInfo')).toHaveLength(2);
  });

  it('finds the subscription that the address opens where it is not listed (REQ G3.7)', async () => {
    const desk = await show();
    await doIt(desk, subscriptionOverviewActions.openRequested('7104321'));
    expect(stateOf(desk).opened).toMatchObject({ load: 'found', subscription: { id: 'abo-7104321' } });
    const customer = stateOf(desk).opened?.subscription?.externalCustomerId ?? '';
    await expect.poll(() => stateOf(desk).names[customer]).toMatch(/^\S+ \S+/);
    await doIt(desk, subscriptionOverviewActions.openRequested('1'));
    expect(stateOf(desk).opened).toMatchObject({ load: 'notFound' });
  });
});

describe('the selection (REQ G3.4)', () => {
  it('of all counts the ones that are not cancelled, without those toggled off', async () => {
    const desk = await show();
    await doIt(desk, subscriptionOverviewActions.allToggled());
    const { list, selection } = stateOf(desk);
    const canceled = totalOf(stateOf(await show({ status: 'CANCELED' }, null, openDesk())).list) ?? 0;
    expect(selectableFacts(list).canceledTotal).toBe(canceled);
    tick(desk, '7000001');
    expect(selectedCount(stateOf(desk).selection, selectableFacts(list))).toBe((totalOf(list) ?? 0) - canceled - 1);
    expect(selection).toEqual({ kind: 'allBut', excluded: [] });
  });

  it('takes no row of an earlier query, because its filters find others', async () => {
    const desk = await show(oneCustomer);
    const [row] = shownRows(desk);
    desk.dispatch(subscriptionOverviewActions.listRequested({ filters: defaultOverviewFilters, sort: null }));
    desk.dispatch(subscriptionOverviewActions.allToggled());
    if (row !== undefined) desk.dispatch(subscriptionOverviewActions.rowToggled(row));
    await desk.rest();
    expect(stateOf(desk).selection).toEqual({ kind: 'listed', ids: [] });
    expect(requestsOf('readSubscriptionsOverview')).toHaveLength(2);
  });

  it('loses one that was cancelled elsewhere', async () => {
    const desk = await show(oneCustomer);
    tick(desk, '7000011');
    tick(desk, '7000012');
    const [row] = shownRows(desk);
    if (row === undefined) throw new Error('nothing is listed');
    const status = { ...row.status, type: 'CANCELED' } as const;
    desk.dispatch(subscriptionOverviewActions.rowPatched({ ...row, status }));
    expect(stateOf(desk).selection).toEqual({ kind: 'listed', ids: ['abo-7000012'] });
  });

  it('is dropped with other filters, and stays with another sorting', async () => {
    const desk = await show();
    await doIt(desk, subscriptionOverviewActions.allToggled());
    await show({}, { field: 'PRODUCT_NAME', direction: 'DESC' }, desk);
    expect(stateOf(desk)).toMatchObject({ selection: { kind: 'allBut' }, count: 'idle' });
    expect(selectableFacts(stateOf(desk).list).canceledTotal).toBeGreaterThan(100);
    await show({ status: 'ACTIVE' }, null, desk);
    expect(stateOf(desk).selection).toEqual({ kind: 'listed', ids: [] });
  });

  it('of all is counted again after the count failed', async () => {
    const desk = await show();
    setFault({ path: '/overview', fault: { kind: 'status', status: 503 }, times: 1 });
    await doIt(desk, subscriptionOverviewActions.allToggled());
    expect(stateOf(desk)).toMatchObject({ count: 'failed', list: { facts: { canceledTotal: null } } });
    await doIt(desk, subscriptionOverviewActions.countRequested());
    expect(selectableFacts(stateOf(desk).list).canceledTotal).toBeGreaterThan(100);
  });
});
