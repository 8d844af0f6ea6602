import { describe, expect, it } from 'vitest';
import { aSubscriptionWith } from '~/domain/testing/aSubscription';
import { failedIds, openCancellations, sortedResults, summaryOf, type BulkAnswer } from './bulkChange';

const answer: BulkAnswer = {
  results: [
    { id: 'a', result: 'PROCESSED', failure: null },
    { id: 'b', result: 'FAILED', failure: 'general_erp_rejection' },
    { id: 'c', result: 'PROCESSED', failure: null },
    { id: 'd', result: 'FAILED', failure: 'unknown' },
  ],
  alreadyProcessed: 2,
};

describe('the result of a bulk action (REQ G5.3, G5.5)', () => {
  it('counts what was processed, what failed and what was processed already', () => {
    expect(summaryOf(answer, 7)).toEqual({ processed: 2, failed: 2, alreadyProcessed: 2, unnamed: 1 });
    // Others joined the selection meanwhile.
    expect(summaryOf(answer, 5).unnamed).toBe(0);
  });

  it('says that the service names no results', () => {
    const silent: BulkAnswer = { results: null, alreadyProcessed: 3 };
    expect(summaryOf(silent, 10)).toEqual({ processed: 0, failed: 0, alreadyProcessed: 3, unnamed: 7 });
    expect([failedIds(silent), sortedResults(silent)]).toEqual([[], []]);
  });

  it('lists failed ones first, which can be tried again alone', () => {
    expect(sortedResults(answer).map(({ id }) => id)).toEqual(['b', 'd', 'a', 'c']);
    expect(failedIds(answer)).toEqual(['b', 'd']);
  });
});

const canceled = aSubscriptionWith({ type: 'CANCELED' }, 'a');
const inProgress = aSubscriptionWith({ type: 'IN_PROGRESS', reason: 'COLLECTION' }, 'b');

describe('cancellations that are being processed (REQ G2.4)', () => {
  it.each([
    ['all are listed', { accepted: 2, ids: ['a', 'b'], rows: [canceled, inProgress] }, 400, 400, 1],
    ['all are listed and done', { accepted: 1, ids: ['a'], rows: [canceled, inProgress] }, 400, 401, 0],
    ['some are not listed', { accepted: 3, ids: ['a', 'b', 'x'], rows: [canceled, inProgress] }, 400, 402, 2],
    ['the service does not name them', { accepted: 3_000, ids: null, rows: [inProgress] }, 400, 1_400, 1_000],
    ['colleagues cancel too', { accepted: 3, ids: null, rows: [] }, 400, 500, 3],
    ['fewer are in progress than before', { accepted: 3, ids: null, rows: [] }, 400, 390, 0],
    ['it was not counted before', { accepted: 2, ids: ['b', 'x'], rows: [inProgress] }, null, 400, 1],
  ])('%s', (_what, facts, inProgressBefore, inProgressNow, open) => {
    expect(openCancellations({ ...facts, inProgressBefore, inProgressNow })).toBe(open);
  });
});
