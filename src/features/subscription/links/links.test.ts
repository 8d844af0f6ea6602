import { describe, expect, it } from 'vitest';
import { openDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import { defaultLinkFilters, type LinkFilters, type ProductLink } from '~/domain/subscription/productLink';
import type { LinkListQuery } from '~/domain/subscription/productLinkList';
import { rowsOf } from '~/shared/list/pagedList';
import { injectFault } from '~/app/testing/faultMatrix';
import { doIt } from '~/flows/testing/doIt';
import type { Fault } from '../../../../mocks/worlds/faults.ts';
import { currentWorld, requestsSeen, setFault } from '../../../../mocks/node.ts';
import { linksActions } from './linksSlice';

startStandIn();

const queryOf = (filters: Partial<LinkFilters> = {}, others: Partial<LinkListQuery> = {}): LinkListQuery => ({
  filters: { ...defaultLinkFilters, ...filters },
  page: 1,
  appends: true,
  ...others,
});

async function show(query = queryOf(), desk = openDesk()): Promise<Desk> {
  await doIt(desk, linksActions.listRequested(query));
  return desk;
}

const linksOf = (desk: Desk) => desk.getState().links;
const listed = (desk: Desk) => rowsOf(linksOf(desk).list);
const sent = (operation: string) => requestsSeen().filter((request) => request.operation === operation);
const noticesOf = (desk: Desk) => desk.notices.map(({ text }) => ('key' in text ? text.key : text.plain));

describe('the links (REQ G8.1)', () => {
  it('come ten a page from page 0; later pages are appended', async () => {
    const desk = await show();
    expect(listed(desk)).toHaveLength(10);
    await doIt(desk, linksActions.pageRequested());
    expect(new Set(listed(desk).map(({ id }) => id)).size).toBe(20);
    expect(linksOf(desk).list).toMatchObject({ status: 'page', page: 2, total: 247 });
  });

  it('begin with page 0 after a change of filters', async () => {
    const desk = await show();
    await doIt(desk, linksActions.pageRequested());
    await show(queryOf({ status: 'STOPPED' }), desk);
    expect(linksOf(desk).list).toMatchObject({ page: 1 });
    expect(new Set(listed(desk).map(({ status }) => status))).toEqual(new Set(['STOPPED']));
  });

  it.each<[Partial<LinkFilters>, (link: ProductLink) => boolean]>([
    [{ keywords: ['532011'], searchIn: 'SUBSCRIPTION_PRODUCT_NO' }, (link) => link.subscriptionProduct === '532011'],
    [{ keywords: ['800001'], searchIn: 'CONTRACT_NO' }, (link) => link.contractNumber === '800001'],
    [{ keywords: ['460003'], searchIn: 'DELIVERY_PRODUCT_NO' }, (link) => link.deliveryProduct === '460003'],
    [{ keywords: ['fellmut'], searchIn: 'BRAND' }, (link) => link.brand === 'Fellmut'],
    [{ keywords: ['premium'], searchIn: 'PRODUCT_LINE' }, (link) => link.productLine === 'Premium'],
    [{ keywords: ['tier'], searchIn: 'CATEGORY' }, (link) => link.category === 'Tier'],
    [{ keywords: ['zink'], searchIn: 'PRODUCT' }, (link) => link.description.includes('Zink')],
    [{ countryExclusion: 'INCLUDE', countries: ['AT'] }, (link) => link.countriesExclusion.includes('AT')],
    [{ countryExclusion: 'EXCLUDE' }, (link) => link.countriesExclusion.length === 0],
    [{ dateType: 'PREVIOUS_EDIT_DATE', dates: { name: 'LAST_YEAR' } }, (link) => link.metaInfo.editedAt !== ''],
  ])('are filtered by %j (REQ G8.3)', async (filters, fits) => {
    const desk = await show(queryOf(filters));
    expect(listed(desk).length).toBeGreaterThan(0);
    expect(listed(desk).filter((link) => !fits(link))).toEqual([]);
  });

  it('are sorted by the service', async () => {
    const desk = await show(queryOf({ sortBy: 'CREATION_DATE', sortingMode: 'ASC' }));
    const dates = listed(desk).map(({ metaInfo }) => metaInfo.createdAt);
    expect(dates).toEqual(dates.toSorted());
  });

  it.each([
    [400, 'linksNotice.loadFailed.badRequest'],
    [500, 'linksNotice.loadFailed.serviceDown'],
    [503, 'linksNotice.loadFailed.unknown'],
  ])(
    'are empty after a failure with %d, which is said; the next try begins with page 0 (REQ G8.6)',
    async (status, key) => {
      const desk = await show();
      setFault({ service: 'subscription-product', fault: { kind: 'status', status }, times: 1 });
      await doIt(desk, linksActions.pageRequested());
      expect(linksOf(desk).list).toMatchObject({ status: 'failed', rows: [], total: 0 });
      expect(noticesOf(desk)).toEqual([key]);
      await doIt(desk, linksActions.pageRequested());
      expect(linksOf(desk).list).toMatchObject({ status: 'page', page: 1 });
    },
  );

  it('that cannot be loaded are told in one notice, with the words of the service', async () => {
    const desk = await show();
    const body = { detail: 'Zu viele Produkte.' };
    setFault({ service: 'subscription-product', fault: { kind: 'json', status: 400, body }, times: 1 });
    await doIt(desk, linksActions.pageRequested());
    const text = { key: 'linksNotice.loadFailed.badRequest', said: 'Zu viele Produkte.' };
    expect(desk.notices.map((notice) => notice.text)).toEqual([text]);
  });

  it('a list that is left while it loads is dropped', async () => {
    const desk = openDesk();
    desk.dispatch(linksActions.listRequested(queryOf()));
    await doIt(desk, linksActions.listLeft());
    expect(linksOf(desk).list.status).toBe('notAsked');
  });
});

async function fill(desk: Desk, deliveryProduct = '410217'): Promise<void> {
  desk.dispatch(linksActions.formOpened(null));
  desk.dispatch(linksActions.typed({ subscriptionProduct: '532011', deliveryProduct, description: 'Neu' }));
  await doIt(desk, linksActions.saveRequested());
}

describe('a link that is saved (REQ G8.4)', () => {
  it('is created by one request however often it is confirmed, and comes first', async () => {
    const desk = await show();
    desk.dispatch(linksActions.formOpened(null));
    desk.dispatch(
      linksActions.typed({ subscriptionProduct: '532011', deliveryProduct: '410 217 001', countriesExclusion: ['AT'] }),
    );
    desk.dispatch(linksActions.saveRequested());
    await doIt(desk, linksActions.saveRequested());
    expect(sent('createProductLink')).toHaveLength(1);
    expect(listed(desk)[0]).toMatchObject({ subscriptionProduct: '532011', deliveryProduct: '410217' });
    expect(linksOf(desk)).toMatchObject({ form: null, list: { total: 248 } });
    expect(noticesOf(desk)).toEqual(['linksNotice.created']);
  });

  it('is edited and replaces its entry', async () => {
    const desk = await show();
    const link = listed(desk)[2];
    if (link === undefined) throw new Error('there is no third link');
    desk.dispatch(linksActions.formOpened(link));
    desk.dispatch(linksActions.typed({ description: 'Neue Beschreibung' }));
    await doIt(desk, linksActions.saveRequested());
    expect(listed(desk)[2]).toMatchObject({ id: link.id, description: 'Neue Beschreibung' });
    expect(linksOf(desk)).toMatchObject({ form: null, list: { total: 247 } });
    expect(noticesOf(desk)).toEqual(['linksNotice.edited']);
  });

  it.each([
    [400, 'badRequest', 'linksNotice.createFailed.badRequest'],
    [500, 'serviceDown', 'linksNotice.createOpen.serviceDown'],
    [409, 'unknown', 'linksNotice.createFailed.unknown'],
  ])('that fails with %d keeps what was typed and says why (REQ G8.6)', async (status, reason, key) => {
    const desk = await show();
    const body = { detail: 'Diese Produkte sind schon verbunden.' };
    setFault({ service: 'subscription-product', fault: { kind: 'status', status, body }, times: 1 });
    await fill(desk);
    expect(linksOf(desk).form).toMatchObject({
      phase: 'editing',
      input: { deliveryProduct: '410217', description: 'Neu' },
      failure: { reason, detail: 'Diese Produkte sind schon verbunden.' },
    });
    expect(noticesOf(desk)).toEqual([key]);
    await doIt(desk, linksActions.saveRequested());
    expect(linksOf(desk).form).toBeNull();
  });

  it('that fails in words and cannot be looked up is told in these words (DECISIONS 240)', async () => {
    const desk = await show();
    injectFault('createProductLink', { kind: 'status', status: 500, body: { detail: 'Pflege gesperrt.' } }, 1);
    injectFault('searchProductLinks', { kind: 'status', status: 503, body: { detail: 'Suche gesperrt.' } });
    await fill(desk);
    expect(linksOf(desk).form?.failure).toEqual({ reason: 'serviceDown', detail: 'Pflege gesperrt.', isOpen: true });
    expect(noticesOf(desk)).toEqual(['linksNotice.createOpen.serviceDown']);
  });

  it.each([
    ['of which it says when', '2025-10-18T10:00:00Z'],
    ['of which it does not say when', null],
  ])('that the service refuses is said in its words where it has the pair, %s', async (_when, createdAt) => {
    const desk = await show();
    const pair = currentWorld().db.productLinks.ofSubscriptionProduct('532011');
    Object.assign(pair?.meta_info ?? {}, { created_at: createdAt });
    await fill(desk, '432011');
    expect(sent('createProductLink')).toHaveLength(1);
    expect(linksOf(desk).form?.failure).toEqual({
      reason: 'badRequest',
      detail: 'Diese Produkte sind schon verbunden.',
      isOpen: false,
    });
  });

  it.each<[string, Fault, readonly string[]]>([
    ['made, whose answer is lost', { kind: 'reset', after: 'after' }, ['linksNotice.edited']],
    ['not made, without an answer', { kind: 'reset' }, ['linksNotice.editOpen.unknown']],
    ['not made, with an error', { kind: 'status', status: 500 }, ['linksNotice.editOpen.serviceDown']],
    ['refused', { kind: 'status', status: 409 }, ['linksNotice.editFailed.unknown']],
  ])('an edit that is %s is told as what is known of it', async (_case, fault, notices) => {
    const desk = await show();
    const link = listed(desk)[1];
    if (link === undefined) throw new Error('there is no second link');
    desk.dispatch(linksActions.formOpened(link));
    desk.dispatch(linksActions.typed({ description: 'Geändert' }));
    injectFault('editProductLink', fault, 1);
    await doIt(desk, linksActions.saveRequested());
    expect(noticesOf(desk)).toEqual(notices);
    const isDone = notices.includes('linksNotice.edited');
    expect([linksOf(desk).form === null, listed(desk)[1]?.description === 'Geändert']).toEqual([isDone, isDone]);
  });

  it('without the link in the answer is loaded with the list, or shown as it was edited', async () => {
    const desk = await show();
    setFault({ method: 'POST', path: '/api/subscription-product-link', fault: { kind: 'empty' }, times: 1 });
    const before = sent('searchProductLinks').length;
    await fill(desk);
    expect(noticesOf(desk)).toEqual(['linksNotice.created']);
    expect(sent('searchProductLinks').length).toBe(before + 1);
    const link = listed(desk)[0];
    if (link === undefined) throw new Error('the list is empty');
    setFault({ method: 'PUT', fault: { kind: 'empty' }, times: 1 });
    desk.dispatch(linksActions.formOpened(link));
    desk.dispatch(linksActions.typed({ description: 'Geändert' }));
    await doIt(desk, linksActions.saveRequested());
    expect(listed(desk)[0]).toMatchObject({ id: link.id, description: 'Geändert' });
  });
});

describe('the search by base number (REQ G8.5)', () => {
  const search = async (target: 'subscriptionProduct' | 'deliveryProduct', number: string, desk = openDesk()) => {
    desk.dispatch(linksActions.lookupAdvanced({ target, phase: 'asking' }));
    await doIt(desk, linksActions.lookupRequested({ target, number }));
    return linksOf(desk).lookup;
  };

  it.each([
    ['deliveryProduct', '432 011 001', ['432011']],
    ['subscriptionProduct', '532011', ['532011']],
    ['subscriptionProduct', '432011', ['532011']],
    // Only links know the invented products.
    ['subscriptionProduct', '560003', ['560003']],
  ] as const)('of a %s finds for %s %j', async (target, number, numbers) => {
    const lookup = await search(target, number);
    expect(lookup?.phase === 'found' && lookup.products.map((product) => product.number)).toEqual(numbers);
    expect(lookup?.phase === 'found' && lookup.products[0]?.name).not.toBe('');
  });

  it.each([
    ['deliveryProduct', '999999', 'notFound'],
    ['subscriptionProduct', '999999', 'notFound'],
    ['subscriptionProduct', '410217', 'noSubscription'],
  ] as const)('of a %s with the number %s ends with %s', async (target, number, phase) => {
    expect(await search(target, number)).toEqual({ target, phase });
  });

  it('says a failure, and goes on without the links', async () => {
    const desk = openDesk();
    setFault({ service: 'product', fault: { kind: 'status', status: 500 }, times: 1 });
    expect(await search('deliveryProduct', '432011', desk)).toMatchObject({ phase: 'failed' });
    expect(noticesOf(desk)).toEqual(['linksNotice.searchFailed.serviceDown']);
    setFault({ service: 'subscription-product', fault: { kind: 'status', status: 500 }, times: 1 });
    expect(await search('subscriptionProduct', '532011', desk)).toMatchObject({ phase: 'found' });
  });

  it('that is closed stays closed', async () => {
    const desk = openDesk();
    desk.dispatch(linksActions.lookupRequested({ target: 'deliveryProduct', number: '432011' }));
    await doIt(desk, linksActions.lookupClosed());
    expect(linksOf(desk).lookup).toBeNull();
  });
});
