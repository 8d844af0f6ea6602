import { describe, expect, it } from 'vitest';
import {
  differs,
  failedIds,
  isLeftToService,
  noBulkAnswer,
  openCancellations,
  sortedResults,
  summaryOf,
  withReply,
  type BulkReply,
} from './bulkChange';
import { defaultOverviewFilters, sentFilters, type SentSelection } from './overview';

const reply: BulkReply = {
  results: [
    { id: 'a', result: 'PROCESSED', failure: null },
    { id: 'b', result: 'FAILED', failure: 'general_erp_rejection' },
    { id: 'c', result: 'PROCESSED', failure: null },
    { id: 'd', result: 'FAILED', failure: 'unknown' },
  ],
  alreadyProcessed: 2,
};
const answer = withReply(noBulkAnswer, reply, 7);
const silent: BulkReply = { results: null, alreadyProcessed: 3 };
const nothing = { processed: 0, failed: 0, alreadyProcessed: 0, unnamed: 0, beyond: 0, beingCanceled: 0, notSent: 0 };

describe('the result of a bulk action (REQ G5.3, G5.5)', () => {
  it('counts what was processed, what failed, what was processed already and what the service does not name', () => {
    expect(summaryOf(answer, 7)).toEqual({ ...nothing, processed: 2, failed: 2, alreadyProcessed: 2, unnamed: 1 });
  });

  it('counts those apart that were left out because their cancellation is processed', () => {
    const left = withReply({ ...noBulkAnswer, beingCanceled: 2 }, { results: null, alreadyProcessed: 0 }, 5);
    expect(summaryOf(left, 8)).toEqual({ ...nothing, processed: 5, beingCanceled: 2, notSent: 1 });
  });

  it('counts what is reported beyond what was asked for', () => {
    expect(summaryOf(withReply(noBulkAnswer, reply, 5), 5)).toMatchObject({ unnamed: 0, beyond: 1 });
  });

  it('is a success of all where the service names no results', () => {
    const all = withReply(noBulkAnswer, silent, 10);
    expect(summaryOf(all, 10)).toEqual({ ...nothing, processed: 7, alreadyProcessed: 3 });
    expect([failedIds(all), sortedResults(all)]).toEqual([[], []]);
  });

  it('counts results without an id, which are no row of the list', () => {
    const nameless = [
      { id: null, result: 'PROCESSED', failure: null },
      { id: null, result: 'FAILED', failure: 'unknown' },
    ] as const;
    const counted = withReply(noBulkAnswer, { results: nameless, alreadyProcessed: 0 }, 2);
    expect(summaryOf(counted, 2)).toEqual({ ...nothing, processed: 1, failed: 1 });
    expect([failedIds(counted), sortedResults(counted)]).toEqual([[], []]);
    expect(differs({ results: nameless, alreadyProcessed: 0 }, 2, ['a', 'b'])).toBe(false);
  });

  it('adds up over several requests; what was not sent is counted', () => {
    const both = withReply(answer, silent, 10);
    expect(summaryOf(both, 20)).toEqual({
      processed: 9,
      failed: 2,
      alreadyProcessed: 5,
      unnamed: 1,
      beyond: 0,
      beingCanceled: 0,
      notSent: 3,
    });
  });

  it('lists failed ones first, which can be tried again alone', () => {
    expect(sortedResults(answer).map(({ id }) => id)).toEqual(['b', 'd', 'a', 'c']);
    expect(failedIds(answer)).toEqual(['b', 'd']);
  });
});

it.each([
  ['as many as were asked for', reply, 6, ['a', 'b', 'c', 'd', 'e', 'f'], false],
  ['fewer', reply, 9, [], false],
  ['more', reply, 5, [], true],
  ['others', reply, 6, ['a', 'b', 'c', 'x', 'y', 'z'], true],
  ['none by name', silent, 3, ['a', 'b', 'c'], false],
  ['none by name, and more', silent, 2, ['a', 'b'], true],
] as const)('a reply about %s', (_what, given, asked, ids, expected) => {
  expect(differs(given, asked, ids)).toBe(expected);
});

describe('the service selects by itself (REQ G5.1, G5.3)', () => {
  const filters = sentFilters(defaultOverviewFilters, new Date('2026-11-20T10:00:00Z'));
  const all: SentSelection = {
    subscriptions: [],
    selectAll: true,
    filters: { ...filters, keywords: ['0180011'], keywordType: 'CUSTOMER_NO', defaultDeliveryProductNumber: '443015' },
    excludeSubscriptionIds: [],
    total: 3,
  };

  it.each([
    ['all that the named filters find', 'dates', {}, true],
    ['all without filters', 'cancel', { filters: null }, true],
    ['listed ones', 'dates', { selectAll: false, subscriptions: ['a'] }, false],
    ['all but a deselected one', 'dates', { excludeSubscriptionIds: ['a'] }, false],
    ['all of a status', 'cancel', { filters: { ...filters, status: 'ACTIVE' } }, false],
    ['all of a time', 'dates', { filters: { ...filters, searchDateType: 'CREATION_DATE' } }, false],
    ['product numbers', 'numbers', {}, false],
  ] as const)('%s', (_what, kind, change, expected) => {
    expect(isLeftToService(kind, { ...all, ...change })).toBe(expected);
  });
});

it.each([
  ['some are done', 3_000, 400, 1_400, 1_000],
  ['none is done', 3, 400, 403, 3],
  ['colleagues cancel too', 3, 400, 500, 3],
  ['all are done', 3, 400, 400, 0],
  ['fewer are in progress than before', 3, 400, 390, 0],
])('cancellations that are being processed: %s (REQ G2.4)', (_what, accepted, before, now, open) => {
  expect(openCancellations(accepted, before, now)).toBe(open);
});
