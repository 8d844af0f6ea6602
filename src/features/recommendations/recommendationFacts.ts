import type { Country, Currency } from '~/domain/common/country';
import type { CrossSell } from '~/domain/article/crossSell';
import type { Product } from '~/domain/article/product';

/** What the panel has to know of basket, call and customer. */
export interface RecommendationFacts {
  /** False: the customer wishes no recommendations. */
  readonly allowsUpsells: boolean;
  readonly country: Country;
  readonly currency: Currency;
  readonly subscriptionBySubscriptionInfo: boolean;
  /** Product numbers of the lines in the basket, and of those on their way there. */
  readonly basketNumbers: readonly string[];
  readonly addingNumbers: readonly string[];
}

/** Opens the details of an article with several variants; a line that comes of it keeps what it was offered with. */
export type DetailsRequest = (product: Product, crossSell: CrossSell | null) => void;
