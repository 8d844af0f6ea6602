import type { Cents } from '~/domain/common/money';

/** One hit of a product search. */
export interface ProductHit {
  readonly baseProductNo: string;
  readonly name: string;
  readonly brand: string;
  readonly variantCount: number;
  readonly lowestPrice: Cents | null;
  readonly soldOut: boolean;
  readonly image: string | null;
}
