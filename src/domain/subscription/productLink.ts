import isEqual from 'fast-deep-equal';
import type { DateRange } from '~/domain/common/dateRange';
import type { FailureReason } from '~/domain/common/failureReason';
import type { Cents } from '~/domain/common/money';
import { tidyDigits, withoutBlanks } from '~/domain/common/digits';
import type { ProductStatusFilter, ShownProductStatus } from './productStatus';
import { readProductNumber, shownProductNumber } from './subscriptionNumbers';

/** The countries that a link can exclude (REQ G8.2). */
export const excludableCountries = ['DE', 'AT'] as const;
export type ExcludableCountry = (typeof excludableCountries)[number];

/**
 * Which subscription product belongs to which delivery product (REQ G8.2). Numbers are stored as the service sends them, and cut
 * to the base number only for display, so that an edit sends them unchanged.
 */
export interface ProductLink {
  readonly id: string;
  /** `Lifer BNR` */
  readonly subscriptionProduct: string;
  /** `Werbe BNR` */
  readonly deliveryProduct: string;
  /** Numbers of the one-time shop products. */
  readonly regularProducts: readonly string[];
  readonly description: string;
  readonly articleDescription: string;
  readonly brand: string;
  readonly productLine: string;
  readonly category: string;
  readonly contractNumber: string;
  readonly price: Cents | null;
  readonly status: ShownProductStatus;
  readonly metaInfo: {
    readonly createdBy: string;
    /** ISO 8601; empty: not known. */
    readonly createdAt: string;
    readonly editedBy: string;
    readonly editedAt: string;
  };
  readonly countriesExclusion: readonly ExcludableCountry[];
}

/** What links can be filtered by (REQ G8.3). */
export const linkFilterTypes = [
  'CREATION_DATE',
  'PREVIOUS_EDIT_DATE',
  'COUNTRY_EXCLUSION',
  'SEARCH_BY_KEYWORD',
  'NONE',
] as const;
export type LinkFilterType = (typeof linkFilterTypes)[number];

/** The dates by which links are filtered and sorted. */
export const linkDateTypes = ['NONE', 'CREATION_DATE', 'PREVIOUS_EDIT_DATE'] as const;
export type LinkDateType = (typeof linkDateTypes)[number];

export const countryExclusions = ['INCLUDE', 'EXCLUDE'] as const;
export type CountryExclusion = (typeof countryExclusions)[number];

/** Where words are looked for (REQ G8.3). */
export const linkFilterKinds = ['CUSTOM', 'BRAND', 'PRODUCT_LINE', 'CATEGORY', 'PRODUCT'] as const;
export type LinkFilterKind = (typeof linkFilterKinds)[number];

/** The numbers by which a link is found. */
export const linkSearchTypes = ['CONTRACT_NO', 'SUBSCRIPTION_PRODUCT_NO', 'DELIVERY_PRODUCT_NO'] as const;
export type LinkSearchType = (typeof linkSearchTypes)[number];

export interface LinkFilters {
  readonly status: ProductStatusFilter;
  readonly dateType: LinkDateType;
  /** Applies unless `dateType` is `NONE`. */
  readonly dates: DateRange;
  /** `INCLUDE`: only links that exclude one of `countries`; `EXCLUDE`: only the others. */
  readonly countryExclusion: CountryExclusion | null;
  readonly countries: readonly ExcludableCountry[];
  readonly keywords: readonly string[];
  readonly searchIn: LinkFilterKind | LinkSearchType;
  readonly sortBy: LinkDateType;
  readonly sortingMode: 'ASC' | 'DESC';
}

export const defaultLinkFilters: LinkFilters = {
  status: 'ALL',
  dateType: 'NONE',
  dates: { name: 'LAST_MONTH' },
  countryExclusion: null,
  countries: excludableCountries,
  keywords: [],
  searchIn: 'CUSTOM',
  sortBy: 'NONE',
  sortingMode: 'DESC',
};

/** The filters that are in use beside the status; `NONE` alone where there is none. */
export function usedLinkFilters({
  dateType,
  countryExclusion,
  keywords,
}: LinkFilters): readonly [LinkFilterType, ...LinkFilterType[]] {
  const used: LinkFilterType[] = [
    ...(dateType === 'NONE' ? [] : [dateType]),
    ...(countryExclusion === null ? [] : ['COUNTRY_EXCLUSION' as const]),
    ...(keywords.length === 0 ? [] : ['SEARCH_BY_KEYWORD' as const]),
  ];
  const [first = 'NONE', ...others] = used;
  return [first, ...others];
}

export function isSearchType(searchIn: LinkFilters['searchIn']): searchIn is LinkSearchType {
  return linkSearchTypes.some((type) => type === searchIn);
}

/** Reads a typed product number: no blanks, cut to the six digits of the base number. */
export function readLinkNumber(typed: string): string {
  return shownProductNumber(tidyDigits(typed));
}

/** A link as the form holds it. */
export interface LinkInput {
  /** Chosen from the subscription products, never typed. */
  readonly subscriptionProduct: string;
  readonly deliveryProduct: string;
  /** Typed, separated by commas. */
  readonly regularProducts: string;
  readonly description: string;
  readonly articleDescription: string;
  readonly countriesExclusion: readonly ExcludableCountry[];
}

export const emptyLinkInput: LinkInput = {
  subscriptionProduct: '',
  deliveryProduct: '',
  regularProducts: '',
  description: '',
  articleDescription: '',
  countriesExclusion: [],
};

/** A link as it is saved. */
export type LinkDraft = Pick<ProductLink, keyof LinkInput>;

export function inputOfLink(link: ProductLink): LinkInput {
  const { subscriptionProduct, deliveryProduct, regularProducts, description, articleDescription } = link;
  return {
    subscriptionProduct,
    deliveryProduct,
    regularProducts: regularProducts.join(', '),
    description,
    articleDescription,
    countriesExclusion: link.countriesExclusion,
  };
}

/** What is saved. A number of the edited link that is still in the form goes out as it was read; a typed one is cut. */
export function draftOfInput(input: LinkInput, link: ProductLink | null): LinkDraft {
  const { subscriptionProduct, deliveryProduct, regularProducts } = knownNumbers(link);
  return {
    subscriptionProduct: savedNumber(input.subscriptionProduct, subscriptionProduct),
    deliveryProduct: savedNumber(input.deliveryProduct, deliveryProduct),
    regularProducts: savedNumbers(input.regularProducts, regularProducts),
    description: input.description.trim(),
    articleDescription: input.articleDescription.trim(),
    countriesExclusion: excludableCountries.filter((country) => input.countriesExclusion.includes(country)),
  };
}

/** Why a link could not be loaded or saved (REQ G8.6). */
export interface LinkFailure {
  readonly reason: FailureReason;
  /** What the service says of it. */
  readonly detail: string | null;
  /** What was to be saved may be saved all the same. */
  readonly isOpen: boolean;
}

/** Whether a link has all the values of a draft. */
export function isAsSent(link: ProductLink, draft: LinkDraft): boolean {
  return isEqual({ ...link, ...draft }, link);
}

const listedIn = (typed: string): readonly string[] => typed.split(/[,;]/);

function savedNumber(typed: string, known: readonly string[]): string {
  return asRead(typed, known) ?? readLinkNumber(typed);
}

/** The numbers of the link that is edited, none for a new one. */
function knownNumbers(link: ProductLink | null) {
  const named = (number: string | undefined) => (number === undefined || number === '' ? [] : [number]);
  return {
    subscriptionProduct: named(link?.subscriptionProduct),
    deliveryProduct: named(link?.deliveryProduct),
    regularProducts: link?.regularProducts ?? [],
  };
}

/** Returns the number of the link that equals the typed text without its blanks; null: the text is another number. */
function asRead(typed: string, known: readonly string[]): string | null {
  return known.find((number) => withoutBlanks(number) === withoutBlanks(typed)) ?? null;
}

function savedNumbers(typed: string, known: readonly string[]): readonly string[] {
  if (typed === known.join(', ')) return known;
  return [...new Set(listedIn(typed).map((number) => savedNumber(number, known)))].filter((number) => number !== '');
}

export type LinkProblem =
  | 'subscriptionProductMissing'
  | 'deliveryProductMissing'
  | 'deliveryProduct'
  | 'regularProducts';

/**
 * What has to be corrected before the link can be saved. A number with a digit too many is not cut: it would be another product. Those
 * that the edited link has already are not the agent's to correct.
 */
export function linkProblems(input: LinkInput, link: ProductLink | null): readonly LinkProblem[] {
  const { subscriptionProduct, deliveryProduct, regularProducts } = knownNumbers(link);
  const kindOf = (typed: string, known: readonly string[]) =>
    asRead(typed, known) === null ? readProductNumber(typed).kind : 'valid';
  const delivery = kindOf(input.deliveryProduct, deliveryProduct);
  const regular = listedIn(input.regularProducts).map((typed) => kindOf(typed, regularProducts));
  const problems: LinkProblem[] = [];
  if (kindOf(input.subscriptionProduct, subscriptionProduct) !== 'valid') {
    problems.push('subscriptionProductMissing');
  }
  if (delivery === 'missing') problems.push('deliveryProductMissing');
  if (delivery === 'invalid') problems.push('deliveryProduct');
  if (regular.includes('invalid')) problems.push('regularProducts');
  return problems;
}

/** A product that the search dialog offers. */
export interface FoundProduct {
  readonly number: string;
  readonly name: string;
}

/** The subscription products that a looked-up product stands for: itself, the one it is linked to, or none (REQ G8.5). */
export function subscriptionProductsOf(
  product: {
    readonly baseProductNo: string;
    readonly name: { readonly short: string; readonly long: string };
    readonly subscriptionInfo: object | null;
    readonly linkedSubscriptionProduct: string | null;
  } | null,
  links: readonly Pick<ProductLink, 'subscriptionProduct' | 'description' | 'articleDescription'>[],
): readonly FoundProduct[] {
  const own = product === null ? [] : ownSubscriptionProducts(product);
  const listed = links.map(({ subscriptionProduct, description, articleDescription }) => ({
    number: shownProductNumber(subscriptionProduct),
    name: description || articleDescription,
  }));
  // The product's own name wins over the description of its link.
  const found = new Map([...listed, ...own].map((entry) => [entry.number, entry]));
  return [...found.values()].filter(({ number }) => number !== '');
}

function ownSubscriptionProducts({
  baseProductNo,
  name,
  subscriptionInfo,
  linkedSubscriptionProduct,
}: NonNullable<Parameters<typeof subscriptionProductsOf>[0]>): readonly FoundProduct[] {
  const number = subscriptionInfo === null ? linkedSubscriptionProduct : baseProductNo;
  return number === null ? [] : [{ number: readLinkNumber(number), name: productName(name) }];
}

/** The short name, or the long one where there is no short one. */
export function productName({ short, long }: { readonly short: string; readonly long: string }): string {
  return short.trim() === '' ? long.trim() : short.trim();
}
