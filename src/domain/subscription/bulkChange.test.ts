import { describe, expect, it } from 'vitest';
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

it.each([
  ['some are done', 3_000, 400, 1_400, 1_000],
  ['none is done', 3, 400, 403, 3],
  ['colleagues cancel too', 3, 400, 500, 3],
  ['all are done', 3, 400, 400, 0],
  ['fewer are in progress than before', 3, 400, 390, 0],
])('cancellations that are being processed: %s (REQ G2.4)', (_what, accepted, before, now, open) => {
  expect(openCancellations(accepted, before, now)).toBe(open);
});
