import { describe, expect, it } from 'vitest';
import { openDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import { isUntouched, unsavedWorkOf } from '~/app/call/unsavedWork';
import { groupsOfJournal } from '~/app/modules';
import { failedIds, summaryOf } from '~/domain/subscription/bulkChange';
import { defaultOverviewFilters, listedSelection, type OverviewFilters } from '~/domain/subscription/overview';
import { nameOfSubscription, type Subscription } from '~/domain/subscription/subscription';
import { subscriptionActions } from '~/features/subscription/core/subscriptionSlice';
import { subscriptionOverviewActions } from '~/features/subscription/list/subscriptionOverviewSlice';
import { doIt } from '~/flows/testing/doIt';
import { isCurrent, rowsOf } from '~/shared/list/pagedList';
import { journalOf, parseJournal } from './callJournal';

startStandIn();

const filters = { ...defaultOverviewFilters, keywords: ['0180011'], keywordType: 'CUSTOMER_NO' } as const;
const secrets = /DE\d{20}|accountHolder|maskedIban|bankName/;

async function show(desk: Desk, shown: OverviewFilters = filters): Promise<void> {
  await doIt(desk, subscriptionOverviewActions.listRequested({ filters: shown, sort: null }));
}

async function open(): Promise<Desk> {
  const desk = openDesk();
  await show(desk);
  return desk;
}

function rowOf(desk: Desk, number = '7000012'): Subscription {
  const row = rowsOf(desk.getState().subscriptionOverview.list).find((one) => nameOfSubscription(one) === number);
  if (row === undefined) throw new Error(`${number} is not listed`);
  return row;
}

async function reload(desk: Desk): Promise<Desk> {
  expect(isUntouched(desk.getState())).toBe(false);
  const written = JSON.stringify(journalOf(desk.getState(), new Date('2026-11-20T10:00:00Z')));
  expect(written).not.toMatch(secrets);
  const journal = parseJournal(JSON.parse(written));
  if (journal === null) throw new Error('the journal cannot be read');
  expect(groupsOfJournal(journal.entries)).toEqual(['besideOrders']);
  const restored = openDesk({ journal });
  await restored.rest();
  return restored;
}

describe('what is typed for one subscription survives a reload (UX 5, QUALITY 10, DECISIONS 93)', () => {
  it.each(['note', 'event'] as const)('a %s', async (kind) => {
    const desk = await open();
    desk.dispatch(subscriptionActions.textOpened({ kind, subscription: rowOf(desk) }));
    desk.dispatch(subscriptionActions.textTyped('Halb getipp'));
    const after = await reload(desk);
    expect(after.getState().subscription.text).toMatchObject({ kind, typed: 'Halb getipp', phase: 'writing' });
    expect(unsavedWorkOf(after.getState())).toBe('form');
    await doIt(after, subscriptionActions.textSubmitted('Halb getippt'));
    expect(after.getState().subscription.text).toBeNull();
  });

  it('a note that was in flight: whether it is saved is not known', async () => {
    const desk = await open();
    desk.dispatch(subscriptionActions.textOpened({ kind: 'note', subscription: rowOf(desk) }));
    desk.dispatch(subscriptionActions.textTyped('Neu'));
    desk.dispatch(subscriptionActions.textStepped({ phase: 'saving', detail: null }));
    const after = await reload(desk);
    expect(after.getState().subscription.text).toMatchObject({ typed: 'Neu', phase: 'unknown' });
  });

  it.each([
    [{ method: 'INVOICE' }, { method: 'INVOICE' }, false],
    [
      { method: 'DIRECT_DEBIT', bank: { kind: 'prefilled' } },
      { method: 'DIRECT_DEBIT', bank: { kind: 'prefilled' } },
      false,
    ],
    [
      {
        method: 'DIRECT_DEBIT',
        bank: { kind: 'entered', accountHolder: 'E M', iban: 'DE89370400440532013000', bankName: 'Bank' },
      },
      { method: 'DIRECT_DEBIT', bank: { kind: 'missing' } },
      true,
    ],
  ] as const)('an edit, with the customer, without bank details: %j', async (payment, expected, isBankLost) => {
    const desk = await open();
    await doIt(desk, subscriptionActions.editOpened(rowOf(desk)));
    const address = desk.getState().subscription.edit?.customer.customer?.deliveryAddresses[0] ?? null;
    if (address === null) throw new Error('the customer has no delivery address');
    const typed = { quantity: '4x', rotation: 'SIX_MONTHS', nextOrderDate: '2027-03-01' } as const;
    desk.dispatch(subscriptionActions.editTyped({ ...typed, address: { kind: 'chosen', address } }));
    desk.dispatch(subscriptionActions.editTyped({ payment: { kind: 'chosen', payment } }));
    const { edit } = (await reload(desk)).getState().subscription;
    expect(edit).toMatchObject({
      subscription: { id: 'abo-7000012', aboInfo: { startIn: 'CUSTOM' } },
      form: {
        ...typed,
        address: { kind: 'chosen', address: JSON.parse(JSON.stringify(address)) as unknown },
        payment: { kind: 'chosen', payment: expected },
      },
      isBankLost,
      customer: { load: 'loaded', customer: { externalCustomerId: '0180011' } },
      step: { phase: 'editing' },
    });
  });

  it('an edit that was in flight: whether it was made is not known', async () => {
    const desk = await open();
    desk.dispatch(subscriptionActions.editOpened(rowOf(desk)));
    desk.dispatch(subscriptionActions.editStepped({ phase: 'unknown', detail: null }));
    expect((await reload(desk)).getState().subscription.edit?.step).toEqual({ phase: 'unknown', detail: null });
  });
});

describe('a bulk action survives a reload (UX 5, QUALITY 10, DECISIONS 93)', () => {
  async function typeNumbers(): Promise<Desk> {
    const desk = await open();
    desk.dispatch(subscriptionOverviewActions.rowToggled(rowOf(desk)));
    desk.dispatch(subscriptionOverviewActions.bulkOpened('numbers'));
    desk.dispatch(subscriptionOverviewActions.bulkTyped({ deliveryProduct: '4430' }));
    return desk;
  }

  it('with its form and its selection once the same filters are shown', async () => {
    const after = await reload(await typeNumbers());
    expect(isCurrent(after.getState().subscriptionOverview.list)).toBe(false);
    await show(after);
    expect(after.getState().subscriptionOverview).toMatchObject({
      bulk: { phase: 'asking', kind: 'numbers' },
      draft: { deliveryProduct: '4430' },
      selection: { kind: 'listed', ids: ['abo-7000012'] },
    });
  });

  it('without the selection where other filters are shown', async () => {
    const after = await reload(await typeNumbers());
    await show(after, defaultOverviewFilters);
    expect(after.getState().subscriptionOverview).toMatchObject({
      bulk: { phase: 'asking' },
      draft: { deliveryProduct: '4430' },
      selection: { kind: 'listed', ids: [] },
    });
  });

  it('that was in flight has an unknown outcome', async () => {
    const desk = await typeNumbers();
    const bulk = { phase: 'unknown', kind: 'numbers', detail: null, repeats: 'all' } as const;
    desk.dispatch(subscriptionOverviewActions.bulkAdvanced(bulk));
    const after = await reload(desk);
    expect(after.getState().subscriptionOverview.bulk).toEqual(bulk);
  });

  it('with its result, by the numbers of the failed ones, until it is closed (DECISIONS 233)', async () => {
    const desk = await typeNumbers();
    const change = { kind: 'cancel', reason: 'COLLECTION' } as const;
    const answer = {
      results: [
        { id: 'abo-7000012', result: 'FAILED', failure: 'unknown' },
        { id: 'abo-7000011', result: 'PROCESSED', failure: null },
      ],
      unlisted: 3,
      alreadyProcessed: 1,
      beingCanceled: 1,
      asked: 6,
      endedBy: 'stopped',
      said: 'Kunde Erika Musterfrau gesperrt',
    } as const;
    const sent = { ...listedSelection([]), total: 7 };
    desk.dispatch(subscriptionOverviewActions.selectionCleared());
    desk.dispatch(subscriptionOverviewActions.numbersRead({ 'abo-7000012': '7000012', 'abo-7000011': '7000011' }));
    desk.dispatch(
      subscriptionOverviewActions.bulkAdvanced({ phase: 'done', change, sent, repeats: 'nothing', answer }),
    );
    const after = await reload(desk);
    const { bulk, bulkIsOpen, numbers } = after.getState().subscriptionOverview;
    if (bulk?.phase !== 'done') throw new Error('the result is gone');
    expect(bulk.answer.said).toBeNull();
    expect(summaryOf(bulk.answer, bulk.sent.total)).toEqual(summaryOf(answer, 7));
    expect([bulk.change, failedIds(bulk.answer), numbers, bulkIsOpen]).toEqual([
      change,
      ['abo-7000012'],
      { 'abo-7000012': '7000012' },
      true,
    ]);
    after.dispatch(subscriptionOverviewActions.bulkClosed());
    expect(isUntouched(after.getState())).toBe(true);
  });

  it.each([
    { phase: 'asking', kind: 'numbers' },
    { phase: 'unknown', kind: 'numbers', detail: null, repeats: 'nothing' },
  ] as const)('$phase without its dialog once that was left (DECISIONS 233)', async (bulk) => {
    const { phase } = bulk;
    const desk = await typeNumbers();
    desk.dispatch(subscriptionOverviewActions.bulkAdvanced(bulk));
    desk.dispatch(subscriptionOverviewActions.listLeft());
    await show(desk);
    expect(desk.getState().subscriptionOverview).toMatchObject({ bulk: { phase }, bulkIsOpen: false });
    const after = await reload(desk);
    await show(after);
    expect(after.getState().subscriptionOverview).toMatchObject({ bulk: { phase }, bulkIsOpen: false });
    after.dispatch(subscriptionOverviewActions.bulkShown());
    expect(after.getState().subscriptionOverview.bulkIsOpen).toBe(true);
  });

  it.each([{ name: 'CUSTOM', from: '2026-11-01', to: null }, { name: 'LAST_MONTH' }] as const)(
    'as a selection alone, whatever the filters: %j',
    async (range) => {
      const desk = openDesk();
      const shown = { ...filters, dates: { kind: 'CREATION_DATE', range } } as const;
      await show(desk, shown);
      await doIt(desk, subscriptionOverviewActions.allToggled());
      const after = await reload(desk);
      await show(after, shown);
      expect(after.getState().subscriptionOverview).toMatchObject({ selection: { kind: 'allBut' }, bulk: null });
    },
  );
});

it('a list that is left while it loads keeps nothing waiting (QUALITY 13)', async () => {
  const desk = await open();
  desk.dispatch(subscriptionOverviewActions.reloadRequested());
  await doIt(desk, subscriptionOverviewActions.listLeft());
  expect(desk.getState().subscriptionOverview).toMatchObject({ list: { isShown: false, status: 'page' } });
});
