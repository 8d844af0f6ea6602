import type { Cents } from '~/domain/common/money';

/** What the back office knows of a customer's creditworthiness; codes that this version does not know stay strings. */
export interface CreditStanding {
  readonly blocks: readonly string[];
  readonly dunningLevel: number;
  readonly creditLimit: Cents | null;
  readonly openAmount: Cents | null;
  readonly orderRestriction: string | null;
}
