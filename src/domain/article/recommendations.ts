import { isUpgrade, type CrossSell } from './crossSell';
import type { Cents } from '~/domain/common/money';
import type { Product, StockLevel, Variant } from './product';
import { baseProductNoOf } from './searchTerm';
import { unsellableReason, type SellabilityContext, type UnsellableReason } from './sellability';

/** Groups of time offers (REQ C5.1). */
export const timeOfferGroups = ['hourly', 'daily', 'weekly', 'monthly', 'anniversary'] as const;
export type TimeOfferGroup = (typeof timeOfferGroups)[number];

export interface TimeCrossSells {
  readonly group: TimeOfferGroup;
  readonly crossSells: readonly CrossSell[];
}

/** The cross-sells and time offers that the feed returns for an article. */
export interface CrossSells {
  readonly crossSells: readonly CrossSell[];
  readonly periods: readonly TimeCrossSells[];
}

/** A cross-sell with its product. */
export interface Recommendation {
  readonly crossSell: CrossSell;
  readonly product: Product;
}

export interface Recommendations {
  readonly recommended: readonly Recommendation[];
  readonly periods: readonly { readonly group: TimeOfferGroup; readonly recommended: readonly Recommendation[] }[];
}

/** The numbers of all products in the feed; each has to be looked up before it can be rendered. */
export function productNumbersOf({ crossSells, periods }: CrossSells): readonly string[] {
  return [...crossSells, ...periods.flatMap((period) => period.crossSells)].map(({ productNo }) => productNo);
}

/**
 * The recommendations to render: sellable articles that are not in the basket, each once, upgrades first. The others
 * keep the feed's order; time-offer groups without articles are omitted.
 */
export function recommendationsToShow(
  { crossSells, periods }: CrossSells,
  products: readonly Product[],
  basketNumbers: readonly string[],
  context: SellabilityContext,
): Recommendations {
  const byNumber = new Map(products.map((product) => [product.baseProductNo, product]));
  const taken = new Set(basketNumbers.map(baseProductNoOf));
  const take = (list: readonly CrossSell[]): readonly Recommendation[] =>
    upgradesFirst(list).flatMap((crossSell) => {
      const number = baseProductNoOf(crossSell.productNo);
      const product = byNumber.get(number);
      if (product === undefined || taken.has(number) || articleOffer(product, context).unsellable !== null) return [];
      taken.add(number);
      return [{ crossSell, product }];
    });
  return {
    recommended: take(crossSells),
    periods: periods
      .map(({ group, crossSells: list }) => ({ group, recommended: take(list) }))
      .filter(({ recommended }) => recommended.length > 0),
  };
}

function upgradesFirst(list: readonly CrossSell[]): readonly CrossSell[] {
  return [...list.filter(isUpgrade), ...list.filter((crossSell) => !isUpgrade(crossSell))];
}

/** Moves articles that replaced the lead before to the front; the others keep their order. */
export function takenFirst(
  recommended: readonly Recommendation[],
  takenBefore: readonly string[],
): readonly Recommendation[] {
  const isTaken = (entry: Recommendation) => wasTaken(entry.product, takenBefore);
  return [...recommended.filter(isTaken), ...recommended.filter((entry) => !isTaken(entry))];
}

export function wasTaken({ variants }: Product, takenBefore: readonly string[]): boolean {
  return variants.some(({ sku }) => takenBefore.includes(sku));
}

/** The summary of an article for a card: price, availability and whether a variant has to be chosen. */
export interface ArticleOffer {
  /** The lowest price of the sellable variants; null for an article without variants. */
  readonly price: Cents | null;
  readonly hasHigherPrices: boolean;
  /** The price before discount; only where all variants share one price. */
  readonly priceBefore: Cents | null;
  /** Null while the stock is unknown. */
  readonly stockLevel: StockLevel | null;
  /** The variant to add directly; null where one has to be chosen. */
  readonly onlyVariant: Variant | null;
  /** Null where at least one variant is sellable. */
  readonly unsellable: UnsellableReason | null;
}

export function articleOffer(product: Product, context: SellabilityContext): ArticleOffer {
  const { variants } = product;
  const sellable = variants.filter((variant) => unsellableReason(product, variant, context) === null);
  const [first] = variants;
  const shown = sellable.length > 0 ? sellable : variants;
  const prices = shown.map(({ price }) => price);
  const price = prices.length === 0 ? null : Math.min(...prices);
  const befores = new Set(shown.map(({ priceBeforeDiscount }) => priceBeforeDiscount));
  const [before = null] = befores;
  const hasHigherPrices = prices.some((other) => other !== price);
  const isReduced = !hasHigherPrices && befores.size === 1 && before !== null && price !== null && before > price;
  return {
    price,
    hasHigherPrices,
    priceBefore: isReduced ? before : null,
    stockLevel: bestLevel(shown),
    onlyVariant: variants.length === 1 ? (first ?? null) : null,
    unsellable:
      sellable.length > 0 ? null : first === undefined ? 'OUT_OF_STOCK' : unsellableReason(product, first, context),
  };
}

function bestLevel(variants: readonly Variant[]): StockLevel | null {
  const levels: readonly (StockLevel | null)[] = ['AVAILABLE', 'ALMOST_SOLD_OUT', null];
  const best = levels.find((level) => variants.some(({ stockLevel }) => stockLevel === level));
  return best === undefined ? 'SOLD_OUT' : best;
}
