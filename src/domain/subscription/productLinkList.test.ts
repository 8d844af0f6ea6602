import { describe, expect, it } from 'vitest';
import { aProductLink } from '~/domain/testing/subscriptionSamples';
import { defaultLinkFilters } from './productLink';
import {
  addLinkPage,
  changesLinkFilters,
  failLinks,
  prependLink,
  replaceLink,
  startLinks,
  type LinkList,
  type LinkListQuery,
} from './productLinkList';

const query: LinkListQuery = { filters: defaultLinkFilters, page: 0, appends: true };
const stopped: LinkListQuery = { ...query, filters: { ...defaultLinkFilters, status: 'STOPPED' } };
const linksFrom = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_none, index) => aProductLink({ id: String(first + index) }));
const page = (first: number, last: number, total: number, hasNext = last < total) => ({
  links: linksFrom(first, last),
  total,
  hasNext,
});
const idsOf = ({ links }: LinkList) => links.map(({ id }) => id);
const twoPages = () => addLinkPage(addLinkPage(startLinks(query, null), 0, page(1, 10, 25)), 1, page(11, 20, 25));

describe('the list of links (REQ G8.1)', () => {
  it('appends later pages', () => {
    expect(twoPages()).toMatchObject({ load: 'loaded', page: 1, total: 25, hasMore: true });
    expect(twoPages().links).toHaveLength(20);
    const complete = addLinkPage(twoPages(), 2, page(21, 25, 25));
    expect(complete).toMatchObject({ page: 2, hasMore: false });
  });

  it('replaces one page by another where pages are not appended', () => {
    const byPage = startLinks({ ...query, appends: false, page: 1 }, twoPages());
    const list = addLinkPage(byPage, 1, page(11, 20, 25));
    expect(idsOf(list)).toEqual(linksFrom(11, 20).map(({ id }) => id));
  });

  it('starts again with other filters; the links before stay until the new ones arrive', () => {
    const list = startLinks(stopped, twoPages());
    expect(list).toMatchObject({ load: 'loading', page: null, hasMore: false });
    expect(list.links).toHaveLength(20);
    expect(idsOf(addLinkPage(list, 0, page(3, 4, 2)))).toEqual(['3', '4']);
  });

  it('lists no link twice, and ends where a page adds nothing', () => {
    const again = addLinkPage(twoPages(), 2, page(11, 20, 25, true));
    expect(again.links).toHaveLength(20);
    expect(again.hasMore).toBe(false);
  });

  it('is empty after a failure', () => {
    expect(failLinks(twoPages())).toMatchObject({ load: 'failed', page: null, links: [], total: 0, hasMore: false });
  });

  it.each([
    [query, null, false],
    [query, startLinks(query, null), false],
    [{ ...query, page: 2 }, startLinks(query, null), false],
    [stopped, startLinks(query, null), true],
  ])('waits only for other filters (%#)', (next, previous, waits) => {
    expect(changesLinkFilters(next, previous)).toBe(waits);
  });
});

describe('links that change (REQ G8.4)', () => {
  it('a created one comes first and counts', () => {
    const list = prependLink(twoPages(), aProductLink({ id: 'new' }));
    expect(idsOf(list)[0]).toBe('new');
    expect(list).toMatchObject({ total: 26, page: 1 });
    expect(prependLink(list, aProductLink({ id: 'new' }))).toMatchObject({ total: 26 });
  });

  it('an edited one replaces its entry in its place', () => {
    const list = replaceLink(twoPages(), aProductLink({ id: '3', deliveryProduct: '443015' }));
    expect(list.links[2]?.deliveryProduct).toBe('443015');
    expect(list.total).toBe(25);
    expect(replaceLink(list, aProductLink({ id: 'gone' })).links).toEqual(list.links);
  });
});
