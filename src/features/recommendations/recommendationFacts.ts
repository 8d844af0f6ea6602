import type { Country, Currency } from '~/domain/common/country';
import type { CrossSell } from '~/domain/article/crossSell';
import type { Product } from '~/domain/article/product';

/** The data of basket, call and customer that the panel needs. */
export interface RecommendationFacts {
  /** False: the customer wants no recommendations. */
  readonly allowsUpsells: boolean;
  readonly country: Country;
  readonly currency: Currency;
  readonly subscriptionBySubscriptionInfo: boolean;
  /** Product numbers of the lines in the basket and of those being added. */
  readonly basketNumbers: readonly string[];
  readonly addingNumbers: readonly string[];
}

/** Opens the details of an article with several variants; a line added from there keeps the cross-sell. */
export type DetailsRequest = (product: Product, crossSell: CrossSell | null) => void;
