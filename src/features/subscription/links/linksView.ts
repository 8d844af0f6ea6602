import type { LinkFilters } from '~/domain/subscription/productLink';

/** What the agent sees of the links; the screen keeps it in its address. */
export interface LinksView {
  readonly filters: LinkFilters;
  /** From 1; only where pages are not appended. */
  readonly page: number;
  /** Id of the link whose details are unfolded. */
  readonly opened: string | null;
}
