import type { WaitlistFilters } from '~/domain/waitlist/waitlist';

/** What the agent sees of a waitlist; the screen keeps it in its address. */
export interface WaitlistView {
  readonly filters: WaitlistFilters;
  /** Id of the item whose details are unfolded. */
  readonly opened: string | null;
}
