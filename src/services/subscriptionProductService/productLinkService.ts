import * as v from 'valibot';
import type { DayRange } from '~/domain/common/dateRange';
import { pick } from '~/domain/common/pick';
import {
  defaultLinkFilters,
  isSearchType,
  type LinkDateType,
  type LinkDraft,
  type LinkFailure,
  type LinkFilters,
  type ProductLink,
} from '~/domain/subscription/productLink';
import type { LinkPage } from '~/domain/subscription/productLinkList';
import { requestFound, requestOptional } from '../http/httpClient';
import { urlPart } from '~/domain/common/urlPart';
import { failureReasonOf } from '../http/failureReason';
import { isOpenOutcome } from '../http/refusal';
import { ServiceError } from '../http/serviceError';
import { optionalRowsOf, pageOf, totalKnown } from '../http/wireFigures';
import { optionalCount, optionalFlag, readEach } from '../http/wireValues';
import { WireProductLink, toProductLink } from './productLinkWire';

export interface LinkSearch {
  readonly filters: Omit<LinkFilters, 'dates'>;
  readonly days: DayRange;
  /** From 0. */
  readonly page: number;
  readonly size: number;
  /** How many links there are, where an earlier page has said so. */
  readonly total: number | null;
}

const WirePage = v.object({
  result: optionalRowsOf(WireProductLink),
  total: optionalCount,
  hasNext: optionalFlag,
});

/** `POST /api/subscription-product-link/search` (REQ G8.1). */
export async function searchLinks(search: LinkSearch, signal?: AbortSignal): Promise<LinkPage> {
  const wire = await requestFound(
    {
      service: 'subscriptionProduct',
      method: 'POST',
      path: '/api/subscription-product-link/search',
      body: bodyOf(search),
      mutation: false,
      signal,
    },
    pageOf(WirePage, 'result', search.page === 0),
    { result: null, total: null, hasNext: null },
  );
  const sent = wire.result ?? [];
  const offset = search.page * search.size;
  const received = sent.length;
  const hasNext = wire.hasNext ?? (wire.total === null ? received >= search.size : offset + received < wire.total);
  return {
    // A malformed link is dropped, so that it does not hide the others.
    links: readEach(WireProductLink, sent).map(toProductLink),
    total: totalKnown(wire.total, { offset, received, mayHaveNext: hasNext }),
    hasNext,
  };
}

/** The first links of a subscription product; without a sorting in the order of the service. */
export async function linksOfProduct(
  number: string,
  { size, sortBy = 'NONE' }: { readonly size: number; readonly sortBy?: LinkDateType },
  signal?: AbortSignal,
): Promise<readonly ProductLink[]> {
  const filters = { ...defaultLinkFilters, keywords: [number], searchIn: 'SUBSCRIPTION_PRODUCT_NO', sortBy } as const;
  const search = { filters, days: { from: null, to: null }, page: 0, size, total: null };
  return (await searchLinks(search, signal)).links;
}

/** Fields that do not filter are left out. No link is ever cancelled: `cancellationReason` is not sent. */
function bodyOf({ filters, days, page, size, total }: LinkSearch): Readonly<Record<string, unknown>> {
  const { status, dateType, countryExclusion, countries, keywords, searchIn, sortBy, sortingMode } = filters;
  const wanted = keywords.map((keyword) => keyword.trim()).filter((keyword) => keyword !== '');
  return {
    page,
    size,
    total: total ?? undefined,
    status,
    ...(dateType !== 'NONE' && {
      searchDateType: dateType,
      searchFrom: days.from ?? undefined,
      searchTo: days.to ?? undefined,
    }),
    ...(countryExclusion !== null && { countryExclusion, countries }),
    ...(wanted.length > 0 && {
      keywords: wanted,
      ...(isSearchType(searchIn) ? { keywordType: searchIn } : { filterKind: searchIn }),
    }),
    ...(sortBy !== 'NONE' && { sortBy, sortingMode }),
  };
}

/**
 * `POST /api/subscription-product-link`: creates a link; resolves with null where the service does not answer with the link
 * (REQ G8.4).
 */
export async function createLink(draft: LinkDraft): Promise<ProductLink | null> {
  const { description, articleDescription } = draft;
  const body = {
    ...draft,
    // Without them the service takes those of the product.
    description: description === '' ? undefined : description,
    articleDescription: articleDescription === '' ? undefined : articleDescription,
  };
  return save('POST', '/api/subscription-product-link', body, draft);
}

/** `PUT /api/subscription-product-link/{id}`: changes a link. Fields that the answer leaves out keep what was sent (REQ G8.4). */
export async function editLink(link: ProductLink, draft: LinkDraft): Promise<ProductLink> {
  const sent = { ...link, ...draft };
  const saved = await save('PUT', `/api/subscription-product-link/${urlPart(link.id)}`, draft, sent);
  // An answer with another link is ignored.
  return saved?.id === link.id ? saved : sent;
}

const linkFields = [
  'deliveryProduct',
  'regularProducts',
  'description',
  'articleDescription',
  'brand',
  'productLine',
  'category',
  'contractNumber',
  'price',
  'status',
  'metaInfo',
  'countriesExclusion',
] as const satisfies readonly (keyof ProductLink)[];

/** `known`: the values of the fields that the answer may leave out. */
async function save(
  method: 'POST' | 'PUT',
  path: string,
  body: object,
  known: Partial<ProductLink>,
): Promise<ProductLink | null> {
  const answer = await requestOptional({ service: 'subscriptionProduct', method, path, body }, v.looseObject({}));
  const read = v.safeParse(WireProductLink, answer);
  if (!read.success) return null;
  const link = toProductLink(read.output);
  const notNamed = linkFields.filter((field) => answer?.[field] === undefined);
  return { ...link, ...pick({ ...link, ...known }, notNamed) };
}

/** The reason of a failure and the text of the service (REQ G8.6). */
export function linkFailureOf(error: unknown): LinkFailure {
  const detail = error instanceof ServiceError ? error.detail : null;
  return { reason: failureReasonOf(error), detail, isOpen: isOpenOutcome(error) };
}
