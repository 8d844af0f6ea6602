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

/** What the feed offers with an article. */
export interface CrossSells {
  readonly crossSells: readonly CrossSell[];
  readonly periods: readonly TimeCrossSells[];
}

/** A cross-sell with the article it speaks of. */
export interface Recommendation {
  readonly crossSell: CrossSell;
  readonly product: Product;
}

export interface Recommendations {
  readonly recommended: readonly Recommendation[];
  readonly periods: readonly { readonly group: TimeOfferGroup; readonly recommended: readonly Recommendation[] }[];
}

/** Every article that the feed names, each of which has to be looked up before it can be shown. */
export function productNumbersOf({ crossSells, periods }: CrossSells): readonly string[] {
  return [...crossSells, ...periods.flatMap((period) => period.crossSells)].map(({ productNo }) => productNo);
}

/**
 * What of it is shown: articles that can be sold and are not in the basket, each once, upgrades first. Otherwise the
 * feed's order stays; a group of time offers without any article is left out.
 */
export function shownRecommendations(
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

/** Articles for which the lead was exchanged before come first; otherwise the order stays. */
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

/** An article in one line: what it costs, whether it can be had, and whether there is anything to choose. */
export interface ArticleOffer {
  /** The lowest price of what can be sold; null for an article without variants. */
  readonly price: Cents | null;
  readonly hasHigherPrices: boolean;
  /** The price before a reduction, where one price stands for the whole article. */
  readonly priceBefore: Cents | null;
  readonly stockLevel: StockLevel;
  /** The variant that can be added without a choice. */
  readonly onlyVariant: Variant | null;
  /** Null where at least one variant can be sold. */
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

function bestLevel(variants: readonly Variant[]): StockLevel {
  const levels: readonly StockLevel[] = ['AVAILABLE', 'ALMOST_SOLD_OUT'];
  return levels.find((level) => variants.some(({ stockLevel }) => stockLevel === level)) ?? 'SOLD_OUT';
}
