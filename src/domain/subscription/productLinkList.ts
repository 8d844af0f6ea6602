import type { LinkFilters, ProductLink } from './productLink';

/** Links of a page (REQ G8.1). */
export const linkPageSize = 10;

/** Which links are listed. */
export interface LinkListQuery {
  readonly filters: LinkFilters;
  /** The first page that is loaded, from 0. */
  readonly page: number;
  /** Further pages are appended; otherwise each replaces the one before. */
  readonly appends: boolean;
}

/** A page of links as the service returns it. */
export interface LinkPage {
  readonly links: readonly ProductLink[];
  readonly total: number;
  readonly hasNext: boolean;
}

/** The links of one query. While another query loads, the links before stay. */
export interface LinkList {
  readonly query: LinkListQuery;
  readonly load: 'loading' | 'loaded' | 'failed';
  /** The last loaded page; null: the links belong to an earlier query. */
  readonly page: number | null;
  readonly links: readonly ProductLink[];
  readonly total: number;
  readonly hasMore: boolean;
}

/** Starts a query with its first page (REQ G8.1). */
export function startLinks(query: LinkListQuery, previous: LinkList | null): LinkList {
  const { links, total } = previous ?? { links: [], total: 0 };
  return { query, load: 'loading', page: null, links, total, hasMore: false };
}

/** Adds a page that has arrived: appended behind the ones before, or in their place. */
export function addLinkPage(list: LinkList, page: number, arrived: LinkPage): LinkList {
  const before = list.query.appends && list.page !== null ? list.links : [];
  const links = distinct([...before, ...arrived.links]);
  return {
    ...list,
    load: 'loaded',
    page,
    links,
    total: Math.max(arrived.total, links.length),
    // A page that adds nothing ends the list whatever the service says, or it would be requested for ever.
    hasMore: arrived.hasNext && links.length > before.length,
  };
}

/** A load failure empties the list (REQ G8.1). */
export function failLinks(list: LinkList): LinkList {
  return { ...list, load: 'failed', page: null, links: [], total: 0, hasMore: false };
}

/** A created link comes first, whatever the filters are (REQ G8.4). */
export function prependLink(list: LinkList, link: ProductLink): LinkList {
  const others = list.links.filter(({ id }) => id !== link.id);
  return { ...list, links: [link, ...others], total: list.total + 1 - (list.links.length - others.length) };
}

/** An edited link replaces its entry (REQ G8.4). */
export function replaceLink(list: LinkList, link: ProductLink): LinkList {
  return { ...list, links: list.links.map((other) => (other.id === link.id ? link : other)) };
}

/** Only another filter, keyword or date waits before it loads: not the first load, a page or the sorting. */
export function changesLinkFilters({ filters }: LinkListQuery, previous: LinkList | null): boolean {
  return previous !== null && JSON.stringify(previous.query.filters) !== JSON.stringify(filters);
}

function distinct(links: readonly ProductLink[]): readonly ProductLink[] {
  return [...new Map(links.map((link) => [link.id, link])).values()];
}
