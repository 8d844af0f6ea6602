import type { Cents } from '~/domain/common/money';

/** One line of a search result. */
export interface ProductHit {
  readonly baseProductNo: string;
  readonly name: string;
  readonly brand: string;
  readonly variantCount: number;
  readonly lowestPrice: Cents | null;
  readonly soldOut: boolean;
  readonly image: string | null;
}
