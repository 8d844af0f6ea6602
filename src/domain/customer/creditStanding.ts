import type { Cents } from '~/domain/common/money';

/** A customer's creditworthiness as the back office sees it; unknown codes stay strings. */
export interface CreditStanding {
  readonly blocks: readonly string[];
  readonly dunningLevel: number;
  readonly creditLimit: Cents | null;
  readonly openAmount: Cents | null;
  readonly orderRestriction: string | null;
}
