import { describe, expect, it } from 'vitest';
import { defaultLinkFilters, type LinkDraft, type ProductLink } from '~/domain/subscription/productLink';
import { failureOf, openWire } from '../testing/aWire';
import { createLink, editLink, linkFailureOf, searchLinks, type LinkSearch } from './productLinkService';

const wire = openWire();
const search: LinkSearch = {
  filters: defaultLinkFilters,
  days: { from: '2026-10-20', to: '2026-11-20' },
  page: 0,
  size: 10,
  total: null,
};
const full = {
  id: 'lnk-001',
  subscription_product: '532011',
  delivery_product: '432011',
  regular_products: ['443015'],
  description: 'Creme im Abo',
  article_description: 'Abonnement: Creme',
  brand: 'Aurelind',
  product_line: 'Basis',
  category: 'Beauty',
  contract_number: '800001',
  price: 29.99,
  status: 'RUNNING_OUT',
  meta_info: {
    created_by: 'bernd.backoffice',
    created_at: '2025-10-18T10:00:00Z',
    edited_by: null,
    edited_at: null,
  },
  countries_exclusion: ['AT'],
};
const link: ProductLink = {
  id: 'lnk-001',
  subscriptionProduct: '532011',
  deliveryProduct: '432011',
  regularProducts: ['443015'],
  description: 'Creme im Abo',
  articleDescription: 'Abonnement: Creme',
  brand: 'Aurelind',
  productLine: 'Basis',
  category: 'Beauty',
  contractNumber: '800001',
  price: 2999,
  status: 'RUNNING_OUT',
  metaInfo: { createdBy: 'bernd.backoffice', createdAt: '2025-10-18T10:00:00Z', editedBy: '', editedAt: '' },
  countriesExclusion: ['AT'],
};

describe('a page of links (REQ G8.1, G8.2)', () => {
  it('is requested without what does not filter', async () => {
    wire.answers({ result: [full], total: 247, has_next: true, page: 0 });
    expect(await searchLinks(search)).toEqual({ links: [link], total: 247, hasNext: true });
    expect(wire.request()).toMatchObject({
      method: 'POST',
      path: '/services/subscription-product/api/subscription-product-link/search',
    });
    expect(wire.request().body).toEqual({ page: 0, size: 10, status: 'ALL' });
  });

  it.each([
    ['BRAND', { filter_kind: 'BRAND' }],
    ['CONTRACT_NO', { keyword_type: 'CONTRACT_NO' }],
  ] as const)('is requested with every filter under its name (%s)', async (searchIn, sent) => {
    wire.answers({ result: [], total: 0, has_next: false, page: 2 });
    await searchLinks({
      ...search,
      filters: {
        ...defaultLinkFilters,
        status: 'STOPPED',
        dateType: 'PREVIOUS_EDIT_DATE',
        countryExclusion: 'EXCLUDE',
        countries: ['AT'],
        keywords: [' Zink ', ''],
        searchIn,
        sortBy: 'CREATION_DATE',
        sortingMode: 'ASC',
      },
      page: 2,
      total: 247,
    });
    expect(wire.request().body).toEqual({
      page: 2,
      size: 10,
      total: 247,
      status: 'STOPPED',
      search_date_type: 'PREVIOUS_EDIT_DATE',
      search_from: '2026-10-20',
      search_to: '2026-11-20',
      country_exclusion: 'EXCLUDE',
      countries: ['AT'],
      keywords: ['Zink'],
      ...sent,
      sort_by: 'CREATION_DATE',
      sorting_mode: 'ASC',
    });
  });

  it.each([
    [
      { id: 7, subscription_product: 532011 },
      { id: '7', subscriptionProduct: '532011', status: 'unknown', price: null },
    ],
    [{ status: 'PAUSED' }, { status: 'unknown' }],
    [{ price: '29,99' }, { price: null }],
    [{ delivery_product: '432 011 001' }, { deliveryProduct: '432011001' }],
    [{ regular_products: [443015, {}, null] }, { regularProducts: ['443015'] }],
    [{ countries_exclusion: ['CH', 'DE', 7] }, { countriesExclusion: ['DE'] }],
    [{ meta_info: null }, { metaInfo: { createdBy: '', createdAt: '', editedBy: '', editedAt: '' } }],
    [{ meta_info: 'x', brand: {} }, { brand: '' }],
  ])('reads %j', async (overrides, read) => {
    const sent = 'id' in overrides ? overrides : { ...full, ...overrides };
    wire.answers({ result: [sent, null, { id: 'x' }], total: 1, has_next: false });
    expect((await searchLinks(search)).links).toMatchObject([read]);
  });

  it.each([
    [{ result: [full] }, { total: 1, hasNext: false }],
    [
      { result: [full], total: 12 },
      { total: 12, hasNext: true },
    ],
    [
      { result: null, total: 0 },
      { total: 0, hasNext: false },
    ],
    [
      { result: Array.from({ length: 10 }, () => full), has_next: 'yes' },
      { total: null, hasNext: true },
    ],
    [
      { result: Array.from({ length: 10 }, () => full), has_next: false },
      { total: 10, hasNext: false },
    ],
  ])('knows how many there are (%#)', async (body, read) => {
    wire.answers(body);
    expect(await searchLinks(search)).toMatchObject(read);
  });

  it.each([[{}], [null], [[]], [{ result: {} }], [{ total: 3 }], ['x']])('is malformed for %j', async (body) => {
    wire.answers(body);
    expect((await failureOf(searchLinks(search))).kind).toBe('malformed');
  });
});

const draft: LinkDraft = {
  subscriptionProduct: '532011',
  deliveryProduct: '432128',
  regularProducts: ['443015'],
  description: '',
  articleDescription: 'Abonnement',
  countriesExclusion: ['DE'],
};
const sent = {
  subscription_product: '532011',
  delivery_product: '432128',
  countries_exclusion: ['DE'],
  regular_products: ['443015'],
  article_description: 'Abonnement',
};

describe('a link that is saved (REQ G8.4)', () => {
  it('is created', async () => {
    wire.answers(full, 201);
    expect(await createLink(draft)).toEqual(link);
    expect(wire.request()).toMatchObject({
      method: 'POST',
      path: '/services/subscription-product/api/subscription-product-link',
    });
    expect(wire.request().body).toEqual(sent);
  });

  it('is edited; an emptied description is sent', async () => {
    wire.answers({ ...full, id: 'lnk/1' });
    const edited = { ...link, id: 'lnk/1' };
    expect(await editLink(edited, draft)).toEqual(edited);
    expect(wire.request()).toMatchObject({
      method: 'PUT',
      path: '/services/subscription-product/api/subscription-product-link/lnk%2F1',
    });
    expect(wire.request().body).toEqual({ ...sent, description: '' });
  });

  it.each([
    ['no body', undefined, {}],
    ['another link', { ...full, id: 'lnk-999', description: 'Seife' }, {}],
    ['the numbers alone', { id: 'lnk-001', subscription_product: 532011 }, {}],
    ['some fields', { id: 'lnk-001', subscription_product: '532011', price: 9.99 }, { price: 999 }],
    ['an emptied field', { id: 'lnk-001', subscription_product: '532011', brand: null }, { brand: '' }],
  ])('is, edited, as known and as sent in what the answer leaves out: %s', async (_what, body, named) => {
    wire.answers(body);
    expect(await editLink(link, draft)).toEqual({ ...link, ...draft, ...named });
  });

  it('is, created, as sent in what the answer leaves out', async () => {
    wire.answers({ id: 8, subscription_product: 532011 }, 201);
    expect(await createLink(draft)).toMatchObject({ ...draft, id: '8', brand: '', price: null });
  });

  it.each([
    [undefined, 204],
    [{}, 201],
    [null, 200],
    [[], 200],
  ] as const)('may be answered without the link: %j', async (body, status) => {
    wire.answers(body === undefined ? undefined : structuredClone(body), status);
    expect(await createLink(draft)).toBeNull();
  });
});

describe('a failure (REQ G8.6)', () => {
  it.each([
    [400, 'badRequest'],
    [500, 'serviceDown'],
    [401, 'unknown'],
    [404, 'unknown'],
    [409, 'unknown'],
    [502, 'unknown'],
    [503, 'unknown'],
  ])('with the status %d is %s', async (status, reason) => {
    wire.answers({ detail: 'Diese Produkte sind schon verbunden.' }, status);
    expect(linkFailureOf(await failureOf(createLink(draft))).reason).toBe(reason);
  });

  it('without an answer is unknown, and the words of the service are kept', async () => {
    wire.breaks();
    const failure = { reason: 'unknown', detail: null };
    expect(linkFailureOf(await failureOf(editLink(link, draft)))).toEqual({ ...failure, isOpen: true });
    wire.answers({ detail: 'Diese Produkte sind schon verbunden.' }, 400);
    expect(linkFailureOf(await failureOf(createLink(draft))).detail).toBe('Diese Produkte sind schon verbunden.');
    expect(linkFailureOf('x')).toEqual({ ...failure, isOpen: false });
  });
});
