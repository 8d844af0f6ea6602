import { catalogueLinks, productByNumber, variantBySku } from '../product/catalogue.ts';
import { createRandom } from '../common/random.ts';
import { daysBefore, timestamp, berlinDate } from '../common/calendar.ts';
import { toAmount } from '../common/amounts.ts';
import { LINK_STATUSES, type LinkStatus, type WireProductLink } from './wireSubscriptionTypes.ts';
import type { WireCountry } from '../common/wireTypes.ts';

const SEED = 20_261_121;
const INVENTED = 240;
const FIRST_SUBSCRIPTION_PRODUCT = 560_000;
const FIRST_DELIVERY_PRODUCT = 460_000;
const WHAT = ['Zink', 'Omega-3', 'Eisen', 'Kurkuma', 'Biotin', 'Vitamin C', 'Vitamin D3', 'Aloe vera'] as const;
const HOW = ['Kapseln', 'Pulver', 'Tropfen', 'Serum', 'Drink', 'Balsam'] as const;
const BRANDS = ['Vitarund', 'Aurelind', 'Fellmut', 'Dauerhof', 'Quellora'] as const;
const LINES = ['Basis', 'Aktiv', 'Premium'] as const;
const CATEGORIES = ['Gesundheit', 'Beauty', 'Tier', 'Haushalt'] as const;
const MOSTLY_ACTIVE: readonly LinkStatus[] = ['ACTIVE', 'ACTIVE', 'ACTIVE', ...LINK_STATUSES];

export interface LinkDraft {
  subscription_product: string;
  delivery_product: string;
  regular_products?: string[] | null;
  description?: string | null;
  article_description?: string | null;
  countries_exclusion: WireCountry[];
}

export interface WireLinkSearch {
  page: number;
  size: number;
  total?: number | null;
  status?: LinkStatus | 'ALL' | null;
  search_from?: string | null;
  search_to?: string | null;
  search_date_type?: 'CREATION_DATE' | 'PREVIOUS_EDIT_DATE' | 'NONE' | null;
  keywords?: string[] | null;
  keyword_type?: 'CONTRACT_NO' | 'SUBSCRIPTION_PRODUCT_NO' | 'DELIVERY_PRODUCT_NO' | null;
  filter_kind?: 'CUSTOM' | 'BRAND' | 'PRODUCT_LINE' | 'CATEGORY' | 'PRODUCT' | null;
  country_exclusion?: 'INCLUDE' | 'EXCLUDE' | null;
  countries?: WireCountry[] | null;
  sort_by?: 'CREATION_DATE' | 'PREVIOUS_EDIT_DATE' | 'NONE' | null;
  sorting_mode?: 'ASC' | 'DESC' | null;
  cancellation_reason?: string | null;
}

function catalogueEntries(now: Date): WireProductLink[] {
  return catalogueLinks.map((link, index) => {
    const product = productByNumber(link.subscriptionProduct);
    return {
      id: link.id,
      subscription_product: link.subscriptionProduct,
      delivery_product: link.deliveryProduct,
      regular_products: [...link.regularProducts],
      description: link.description,
      article_description: product?.name.long ?? link.description,
      brand: product?.brand ?? '',
      product_line: LINES[0],
      category: product?.categoryPath[0] ?? '',
      contract_number: String(800_001 + index),
      price: toAmount(variantBySku(product?.defaultVariantSku ?? '')?.prices.EUR ?? 0),
      status: LINK_STATUSES.find((status) => status === link.status) ?? 'ACTIVE',
      meta_info: {
        created_by: 'bernd.backoffice',
        created_at: timestamp(daysBefore(now, 400 + index)),
        edited_by: null,
        edited_at: null,
      },
      countries_exclusion: (['DE', 'AT'] as const).filter((country) =>
        link.countriesExclusion.some((excluded) => excluded === country),
      ),
    };
  });
}

function inventedEntries(now: Date): WireProductLink[] {
  const random = createRandom(SEED);
  return Array.from({ length: INVENTED }, (_none, index) => {
    const name = `${random.pick(WHAT)} ${random.pick(HOW)} ${30 * (1 + random.below(8))} Stück`;
    const age = 500 - index * 2;
    const isEdited = random.below(3) === 0;
    return {
      id: `lnk-${String(101 + index)}`,
      subscription_product: String(FIRST_SUBSCRIPTION_PRODUCT + index),
      delivery_product: String(FIRST_DELIVERY_PRODUCT + index),
      regular_products: [],
      description: `${name} im Abo`,
      article_description: `Abonnement: ${name}`,
      brand: random.pick(BRANDS),
      product_line: random.pick(LINES),
      category: random.pick(CATEGORIES),
      contract_number: String(800_101 + index),
      price: toAmount(799 + random.below(60) * 100),
      status: MOSTLY_ACTIVE[random.below(MOSTLY_ACTIVE.length)] ?? 'ACTIVE',
      meta_info: {
        created_by: 'bernd.backoffice',
        created_at: timestamp(daysBefore(now, age)),
        edited_by: isEdited ? 'alex.alleskoenner' : null,
        edited_at: isEdited ? timestamp(daysBefore(now, Math.floor(age / 2))) : null,
      },
      countries_exclusion: random.below(6) === 0 ? ['AT'] : [],
    };
  });
}

function textsOf(link: WireProductLink, kind: WireLinkSearch['filter_kind']): string[] {
  const product = [link.subscription_product, link.delivery_product, link.description, link.article_description];
  switch (kind) {
    case 'BRAND':
      return [link.brand];
    case 'PRODUCT_LINE':
      return [link.product_line];
    case 'CATEGORY':
      return [link.category];
    case 'PRODUCT':
      return product;
    default:
      return [...product, link.brand, link.product_line, link.category, link.contract_number];
  }
}

function hasKeyword(link: WireProductLink, search: WireLinkSearch, keyword: string): boolean {
  switch (search.keyword_type) {
    case 'CONTRACT_NO':
      return link.contract_number === keyword;
    case 'SUBSCRIPTION_PRODUCT_NO':
      return link.subscription_product === keyword;
    case 'DELIVERY_PRODUCT_NO':
      return link.delivery_product === keyword;
    default:
      return textsOf(link, search.filter_kind).some((text) => text.toLowerCase().includes(keyword.toLowerCase()));
  }
}

function dayOf({ meta_info: meta }: WireProductLink, what: WireLinkSearch['search_date_type']): string {
  const moment = what === 'PREVIOUS_EDIT_DATE' ? meta.edited_at : meta.created_at;
  return moment === null ? '' : berlinDate(new Date(moment));
}

function isFound(link: WireProductLink, search: WireLinkSearch): boolean {
  const { status, search_date_type: dateType, search_from: from, search_to: to, country_exclusion: exclusion } = search;
  if (status && status !== 'ALL' && link.status !== status) return false;
  if (dateType && dateType !== 'NONE') {
    const day = dayOf(link, dateType);
    if (day === '' || (from && day < from) || (to && day > to)) return false;
  }
  if (exclusion) {
    const countries = search.countries ?? ['DE', 'AT'];
    const isExcluded = countries.some((country) => link.countries_exclusion.includes(country));
    if (isExcluded !== (exclusion === 'INCLUDE')) return false;
  }
  return (search.keywords ?? []).every((keyword) => hasKeyword(link, search, keyword.trim()));
}

/** The links between subscription products and delivery products, generated when they are first needed. */
export class ProductLinks {
  readonly #openedAt: Date;
  readonly #now: () => Date;
  #links: WireProductLink[] | undefined;

  constructor(now: () => Date) {
    this.#now = now;
    this.#openedAt = now();
  }

  all(): WireProductLink[] {
    this.#links ??= [...inventedEntries(this.#openedAt), ...catalogueEntries(this.#openedAt)].toReversed();
    return this.#links;
  }

  ofSubscriptionProduct(number: string): WireProductLink | undefined {
    return this.all().find((link) => link.subscription_product === number);
  }

  /** Whether a product is delivered by a subscription, or could be: the catalogue has it. */
  isDeliveryProduct(number: string): boolean {
    return productByNumber(number) !== undefined || this.all().some((link) => link.delivery_product === number);
  }

  find(id: string): WireProductLink | undefined {
    return this.all().find((link) => link.id === id);
  }

  search(search: WireLinkSearch): WireProductLink[] {
    const found = this.all().filter((link) => isFound(link, search));
    const sortBy = search.sort_by === 'NONE' ? null : search.sort_by;
    if (!sortBy) return found;
    const direction = search.sorting_mode === 'ASC' ? 1 : -1;
    return found.sort((a, b) => direction * dayOf(a, sortBy).localeCompare(dayOf(b, sortBy)));
  }

  create(draft: LinkDraft, agent: string): WireProductLink {
    const product = productByNumber(draft.subscription_product);
    const link: WireProductLink = {
      id: `lnk-${this.all().length + 1_001}`,
      subscription_product: draft.subscription_product,
      delivery_product: draft.delivery_product,
      regular_products: draft.regular_products ?? [],
      description: draft.description ?? product?.name.short ?? '',
      article_description: draft.article_description ?? product?.name.long ?? '',
      brand: product?.brand ?? '',
      product_line: '',
      category: product?.categoryPath[0] ?? '',
      contract_number: String(801_001 + this.all().length),
      price: toAmount(variantBySku(product?.defaultVariantSku ?? '')?.prices.EUR ?? 0),
      status: 'ACTIVE',
      meta_info: { created_by: agent, created_at: timestamp(this.#now()), edited_by: null, edited_at: null },
      countries_exclusion: draft.countries_exclusion,
    };
    this.all().unshift(link);
    return link;
  }

  change(link: WireProductLink, draft: LinkDraft, agent: string): WireProductLink {
    return Object.assign(link, {
      subscription_product: draft.subscription_product,
      delivery_product: draft.delivery_product,
      regular_products: draft.regular_products ?? [],
      description: draft.description ?? link.description,
      article_description: draft.article_description ?? link.article_description,
      countries_exclusion: draft.countries_exclusion,
      meta_info: { ...link.meta_info, edited_by: agent, edited_at: timestamp(this.#now()) },
    });
  }
}
