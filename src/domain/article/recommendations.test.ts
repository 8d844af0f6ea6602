import { describe, expect, it } from 'vitest';
import { articleOffer, productNumbersOf, recommendationsToShow, takenFirst } from './recommendations';
import { withStock } from './stock';
import { aCrossSell, aProduct, aVariant } from '~/domain/testing/samples';

const germany = { country: 'DE', subscriptionBySubscriptionInfo: true } as const;
const article = (baseProductNo: string, variant = {}) => aProduct({ baseProductNo, variants: [aVariant(variant)] });
const offered = (productNo: string, feature = 'ERGANZEND') => aCrossSell({ productNo, feature });
const all = [article('100001'), article('100002'), article('100003'), article('100004', { status: 'SOLDOUT' })];
const numbersOf = (list: readonly { product: { baseProductNo: string } }[]) =>
  list.map(({ product }) => product.baseProductNo);

describe('the recommendations (REQ C4.5)', () => {
  it.each([
    ['keeps the order of the feed', ['100003', '100001', '100002'], [], ['100003', '100001', '100002']],
    ['leaves out what cannot be sold', ['100004', '100001'], [], ['100001']],
    ['leaves out what is in the basket', ['100001', '100002'], ['100001'], ['100002']],
    ['leaves out what is in the basket by its SKU', ['100001', '100002'], ['100001004'], ['100002']],
    ['shows no article twice, by whatever number', ['100001', '100001004', '100001'], [], ['100001']],
    ['leaves out what the product service does not know', ['100009', '100001'], [], ['100001']],
    ['is nothing where the feed has nothing', [], [], []],
  ])('%s', (_case, feed, basket, shown) => {
    const crossSells = feed.map((number) => offered(number));
    const { recommended } = recommendationsToShow({ crossSells, periods: [] }, all, basket, germany);
    expect(numbersOf(recommended)).toEqual(shown);
  });

  it('lists upgrades first', () => {
    const crossSells = [offered('100001'), offered('100002', 'UPGRADE'), offered('100003')];
    const { recommended } = recommendationsToShow({ crossSells, periods: [] }, all, [], germany);
    expect(numbersOf(recommended)).toEqual(['100002', '100001', '100003']);
  });

  it('groups time offers by period, without recommended articles and without empty groups', () => {
    const { periods } = recommendationsToShow(
      {
        crossSells: [offered('100001')],
        periods: [
          { group: 'daily', crossSells: [offered('100001'), offered('100004')] },
          { group: 'weekly', crossSells: [offered('100001'), offered('100002')] },
        ],
      },
      all,
      [],
      germany,
    );
    expect(periods.map(({ group, recommended }) => [group, numbersOf(recommended)])).toEqual([['weekly', ['100002']]]);
  });

  it('requests every article that the feed names', () => {
    const periods = [{ group: 'daily', crossSells: [offered('2')] }] as const;
    expect(productNumbersOf({ crossSells: [offered('1')], periods })).toEqual(['1', '2']);
  });
});

describe('the summary of an article', () => {
  it('names the only variant, which can be added directly', () => {
    const only = aVariant({ price: 34_99, priceBeforeDiscount: 39_99, stockLevel: 'ALMOST_SOLD_OUT' });
    expect(articleOffer(aProduct({ variants: [only] }), germany)).toEqual({
      price: 34_99,
      hasHigherPrices: false,
      priceBefore: 39_99,
      stockLevel: 'ALMOST_SOLD_OUT',
      onlyVariant: only,
      unsellable: null,
    });
  });

  it('describes only the sellable variants of several', () => {
    const variants = [
      aVariant({ sku: '1', price: 10_00, status: 'SOLDOUT', stockLevel: 'SOLD_OUT' }),
      aVariant({ sku: '2', price: 30_00, stockLevel: 'ALMOST_SOLD_OUT' }),
      aVariant({ sku: '3', price: 20_00, priceBeforeDiscount: 25_00, stockLevel: 'AVAILABLE' }),
    ];
    expect(articleOffer(aProduct({ variants }), germany)).toEqual({
      price: 20_00,
      hasHigherPrices: true,
      priceBefore: null,
      stockLevel: 'AVAILABLE',
      onlyVariant: null,
      unsellable: null,
    });
  });

  it.each([
    ['sold out', aProduct({ variants: [aVariant({ status: 'SOLDOUT' })] }), 'OUT_OF_STOCK'],
    ['for another country', aProduct({ countryVisibilities: ['CH'] }), 'NOT_AVAILABLE_IN_COUNTRY'],
    ['without variants', aProduct({ variants: [] }), 'OUT_OF_STOCK'],
  ])('says why it cannot be sold: %s', (_case, product, unsellable) => {
    expect(articleOffer(product, germany).unsellable).toBe(unsellable);
  });
});

describe('the stock', () => {
  it('comes from the stock service where it lists the variant', () => {
    const product = aProduct({ variants: [aVariant({ sku: '1' }), aVariant({ sku: '2', availableStockAmount: 8 })] });
    const stock = [{ sku: '1', stockLevel: 'SOLD_OUT', availableStockAmount: 0 }] as const;
    expect(withStock([product], stock)).toMatchObject([
      { variants: [{ stockLevel: 'SOLD_OUT', availableStockAmount: 0 }, { availableStockAmount: 8 }] },
    ]);
  });
});

it('articles that replaced the lead before come first, the others keep their order', () => {
  const entries = ['1', '2', '3'].map((sku) => ({
    crossSell: aCrossSell({ productNo: sku }),
    product: aProduct({ baseProductNo: sku, variants: [aVariant({ sku })] }),
  }));
  const order = (takenBefore: readonly string[]) =>
    takenFirst(entries, takenBefore).map(({ product }) => product.baseProductNo);
  expect(order(['3', '9'])).toEqual(['3', '1', '2']);
  expect(order([])).toEqual(['1', '2', '3']);
});
