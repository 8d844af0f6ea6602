import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { catalogue } from '../../db/product/catalogue.ts';
import { crossSellsOf, periodicalCrossSellsOf, type PeriodicalCrossSells } from '../../db/product/crossSells.ts';
import { openingShelf } from '../../db/product/products.ts';
import { closeServer, resetWorld, startServer } from '../../node.ts';
import { send, type Answer } from '../../testing/deskRequests.ts';
import type { WireCountry, WireCrossSell, WireProduct } from '../../db/common/wireTypes.ts';
import { productSearchAnswer } from './catalogueAnswers.ts';

beforeAll(() => startServer());
beforeEach(() => {
  resetWorld();
});
afterAll(closeServer);

interface Upsells {
  cross_sells: WireCrossSell[];
  periodical_cross_sells: PeriodicalCrossSells[];
}

function upsells(number: string, displayedProducts = '0', maxProducts = '10'): Promise<Answer<Upsells>> {
  const path = `/product/${number}/cross-sell-products`;
  return send('readCrossSells', { path, query: { maxProducts, displayedProducts } });
}

const HINTS = [
  'ADT',
  'ADT_ACTIV',
  'JDW',
  'JDW_ACTIV',
  'ERGANZEND',
  'PERFEKT',
  'PREISREDUZIERUNG',
  'MARKE',
  'SAISON',
  'STUNDE',
  'SONDERANGEBOTE',
  'UPGRADE_SET',
  'ADS_AKTIV',
  'PDM_AKTIV',
  'PREMIERE',
];

describe('upsells', () => {
  it('have every hint type, kind and trigger somewhere in the catalogue', () => {
    const all = catalogue.flatMap((lead) => [
      ...crossSellsOf(lead, 'DE'),
      ...periodicalCrossSellsOf(lead, 'DE').flatMap(({ cross_sells }) => cross_sells),
    ]);
    expect([...new Set(all.map(({ hint_type }) => hint_type))].sort()).toEqual([...HINTS].sort());
    expect([...new Set(all.map(({ kind }) => kind))].sort()).toEqual(['KOLLEKTION', 'ONE WAY', 'TWO WAY', 'UPGRADE']);
    expect(new Set(all.map(({ trigger_type }) => trigger_type)).size).toBe(2);
  });

  it('offer the bigger jar with the smaller one, and not the other way round', async () => {
    const [first] = (await upsells('432011')).body.cross_sells;
    expect(first).toMatchObject({
      product_no: '432128',
      lead_product_sku: '432011001',
      feature: 'UPGRADE',
      kind: 'UPGRADE',
      hint_type: 'UPGRADE_SET',
    });
    const back = (await upsells('432128')).body.cross_sells;
    expect(back.map(({ feature }) => feature)).not.toContain('UPGRADE');
  });

  it('come in pages that do not overlap', async () => {
    const whole = (await upsells('410217')).body.cross_sells.map(({ product_no }) => product_no);
    const first = (await upsells('410217', '0', '3')).body;
    const next = (await upsells('410217', '3', '3')).body;
    const portions = [...first.cross_sells, ...next.cross_sells].map(({ product_no }) => product_no);
    expect(portions).toEqual(whole.slice(0, 6));
    expect(first.periodical_cross_sells.every(({ cross_sells }) => cross_sells.length <= 3)).toBe(true);
    expect((await upsells('410217', '99')).body.cross_sells).toEqual([]);
  });

  it('include products that are sold out or not released', async () => {
    const numbersFor = async (lead: string): Promise<string[]> =>
      (await upsells(lead)).body.cross_sells.map(({ product_no }) => product_no);
    expect(await numbersFor('454398')).toContain('454740');
    expect(await numbersFor('410913')).toContain('465334');
  });

  it('have the five groups of periodical offers, and none for tea', async () => {
    const groups = (await upsells('432011')).body.periodical_cross_sells;
    expect(groups.map(({ group }) => group)).toEqual(['hourly', 'daily', 'weekly', 'monthly', 'anniversary']);
    expect(groups.every(({ cross_sells }) => cross_sells.length > 0)).toBe(true);
    expect((await upsells('443450')).body).toEqual({ cross_sells: [], periodical_cross_sells: [] });
  });
});

describe('top deals', () => {
  const labels: [string, number][] = [
    ['STUNDENANGEBOT', 1],
    ['TAGESANGEBOT', 5],
    ['WOCHENANGEBOT', 5],
    ['MONATSANGEBOT', 5],
    ['JUBILAEUM', 1],
  ];
  const dealsIn = (countryCode: WireCountry, label: string): WireProduct[] =>
    productSearchAnswer({ countryCode, size: '20', extraFilters: `salesdriver:${label}` }, countryCode, openingShelf)
      .products;

  it.each(labels)('%s has products in every country', async (label, atLeast) => {
    for (const country of ['DE', 'AT', 'CH'] as const)
      expect(dealsIn(country, label).length).toBeGreaterThanOrEqual(atLeast);
    const query = { countryCode: 'DE', size: '20', extraFilters: `salesdriver:${label}` };
    const { body } = await send<{ products: WireProduct[] }>('searchProducts', { query });
    expect(body.products).toEqual(dealsIn('DE', label));
  });
});

describe('when recommendations fail', () => {
  it('a search without a filter and the basket still work', async () => {
    resetWorld('recommendationsDown');
    const deals = { countryCode: 'DE', size: '20', extraFilters: 'salesdriver:TAGESANGEBOT' };
    const failing = [
      await upsells('432011'),
      await send('readTvOffers'),
      await send('readStock'),
      await send('searchProducts', { query: deals }),
    ];
    expect(failing.map(({ status }) => status)).toEqual([503, 503, 503, 503]);
    expect((await send('searchProducts')).status).toBe(200);
    expect((await send('createBasketWithItem', { body: itemBody })).status).toBe(201);
  });
});

const itemBody = {
  sku: '432011001',
  base_product_no: '432011',
  quantity: 1,
  price_date: null,
  weee_take_back_enabled: false,
};
