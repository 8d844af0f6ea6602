import { expect, it } from 'vitest';
import { defaultOverviewFilters } from '~/domain/subscription/overview';
import { notAsked } from '~/shared/list/listState';
import { addPage, startList } from '~/shared/list/pagedList';
import { overviewRules } from './overviewList';

it.each([
  ['a further page with the same total keeps', 2, 7, 3],
  ['a further page with another total forgets', 2, 8, null],
  ['the first page, loaded again, forgets', 1, 7, null],
])('%s how many are cancelled', (_what, page, total, canceledTotal) => {
  const list = startList(overviewRules, { filters: defaultOverviewFilters, sort: null }, notAsked);
  const first = addPage(overviewRules, list, 1, { rows: [], total: 7, received: 2 });
  const counted = { ...first, facts: { canceledTotal: 3 } };
  expect(addPage(overviewRules, counted, page, { rows: [], total, received: 2 }).facts).toEqual({ canceledTotal });
});
