import type { LinkFilters, ProductLink } from './productLink';

/** Links of a page (REQ G8.1). */
export const linkPageSize = 10;

/** Which links are listed. */
export interface LinkListQuery {
  readonly filters: LinkFilters;
  /** The first page that is loaded, from 1. */
  readonly page: number;
  /** Further pages are appended; otherwise each replaces the one before. */
  readonly appends: boolean;
}

/** A page of links as the service returns it. */
export interface LinkPage {
  readonly links: readonly ProductLink[];
  /** Null: the service does not name it, and more may follow. */
  readonly total: number | null;
  readonly hasNext: boolean;
}
