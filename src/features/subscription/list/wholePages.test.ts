import { expect, it } from 'vitest';
import { defaultOverviewFilters, sentFilters } from '~/domain/subscription/overview';
import { failureKindOf, openWire } from '~/services/testing/aWire';
import { wholePages } from './wholePages';

const wire = openWire();
const filters = sentFilters(defaultOverviewFilters, new Date('2026-11-28T12:00:00Z'));
const rows = (...ids: readonly string[]) => ({ result: ids.map((id) => ({ id, status: { type: 'ACTIVE' } })) });

it('a page that repeats what was read ends the reading, one that brings something new goes on (REQ G5.1)', async () => {
  const load = wholePages(filters);
  wire.answers(rows('1', '2'));
  expect((await load(1)).received).toBe(2);
  wire.answers(rows('2', '3'));
  expect((await load(2)).received).toBe(2);
  wire.answers(rows());
  expect((await load(3)).received).toBe(0);
  wire.answers(rows('3', '2'));
  expect(await failureKindOf(load(4))).toBe('malformed');
});
