import type { Cents } from '~/domain/common/money';
import type { Customer } from './customer';

/** A customer's creditworthiness as the back office sees it; unknown codes stay strings. */
export interface CreditStanding {
  /** `record`: no service answers the check, this is what the customer's record says of it. */
  readonly source: 'service' | 'record';
  readonly blocks: readonly string[];
  /** Null: not known. */
  readonly dunningLevel: number | null;
  readonly creditLimit: Cents | null;
  readonly openAmount: Cents | null;
  readonly orderRestriction: string | null;
}

/** What the record of a customer says of the creditworthiness; that it names no block does not mean that there is none. */
export function standingOfRecord({ indicators, orderRestriction }: Customer): CreditStanding {
  const { blocks, dunningLevel } = indicators;
  return {
    source: 'record',
    blocks,
    dunningLevel: dunningLevel === 0 ? null : dunningLevel,
    creditLimit: null,
    openAmount: null,
    orderRestriction,
  };
}
