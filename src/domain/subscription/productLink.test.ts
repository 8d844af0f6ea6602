import { describe, expect, it } from 'vitest';
import { aProductLink } from '~/domain/testing/subscriptionSamples';
import {
  countryExclusions,
  defaultLinkFilters,
  draftOfInput,
  emptyLinkInput,
  inputOfLink,
  isSearchType,
  linkFilterKinds,
  linkFilterTypes,
  linkProblems,
  linkSearchTypes,
  productName,
  readLinkNumber,
  subscriptionProductsOf,
  usedLinkFilters,
  type LinkFilters,
  type LinkInput,
} from './productLink';

describe('the codes of the filters (REQ G8.3)', () => {
  it('are those of the requirement', () => {
    expect(linkFilterTypes).toEqual([
      'CREATION_DATE',
      'PREVIOUS_EDIT_DATE',
      'COUNTRY_EXCLUSION',
      'SEARCH_BY_KEYWORD',
      'NONE',
    ]);
    expect(countryExclusions).toEqual(['INCLUDE', 'EXCLUDE']);
    expect(linkFilterKinds).toEqual(['CUSTOM', 'BRAND', 'PRODUCT_LINE', 'CATEGORY', 'PRODUCT']);
    expect(linkSearchTypes).toEqual(['CONTRACT_NO', 'SUBSCRIPTION_PRODUCT_NO', 'DELIVERY_PRODUCT_NO']);
    expect(linkFilterKinds.filter(isSearchType)).toEqual([]);
    expect(linkSearchTypes.filter(isSearchType)).toEqual(linkSearchTypes);
  });

  it.each<[Partial<LinkFilters>, readonly string[]]>([
    [{}, ['NONE']],
    [{ status: 'STOPPED', sortBy: 'CREATION_DATE', searchIn: 'BRAND' }, ['NONE']],
    [{ dateType: 'CREATION_DATE' }, ['CREATION_DATE']],
    [{ dateType: 'PREVIOUS_EDIT_DATE', keywords: ['Zink'] }, ['PREVIOUS_EDIT_DATE', 'SEARCH_BY_KEYWORD']],
    [{ countryExclusion: 'INCLUDE' }, ['COUNTRY_EXCLUSION']],
  ])('%j uses %j', (filters, used) => {
    expect(usedLinkFilters({ ...defaultLinkFilters, ...filters })).toEqual(used);
  });
});

describe('the numbers of a link (REQ G8.2)', () => {
  it.each([
    ['432011', '432011'],
    [' 432 011 ', '432011'],
    ['432011001', '432011'],
    ['432.011.001', '432011'],
    ['432\u00A0011', '432011'],
    ['4320', '4320'],
    ['', ''],
    ['4320 1x', '43201x'],
  ])('%j is read as %j', (typed, number) => {
    expect(readLinkNumber(typed)).toBe(number);
  });
});

const input: LinkInput = { ...emptyLinkInput, subscriptionProduct: '532011', deliveryProduct: '432 128 001' };

describe('a link that is saved (REQ G8.4)', () => {
  it('has its numbers cut, its texts trimmed and its countries in their order', () => {
    expect(
      draftOfInput(
        {
          ...input,
          regularProducts: '443015; 443 015 001, ,410217',
          description: ' Creme ',
          countriesExclusion: ['AT', 'DE'],
        },
        null,
      ),
    ).toEqual({
      subscriptionProduct: '532011',
      deliveryProduct: '432128',
      regularProducts: ['443015', '410217'],
      description: 'Creme',
      articleDescription: '',
      countriesExclusion: ['DE', 'AT'],
    });
  });

  it('comes back unchanged where nothing was edited', () => {
    const link = aProductLink({ regularProducts: ['443015', '410217'], countriesExclusion: ['AT'] });
    const { subscriptionProduct, deliveryProduct, regularProducts, description, articleDescription } = link;
    expect(draftOfInput(inputOfLink(link), link)).toEqual({
      subscriptionProduct,
      deliveryProduct,
      regularProducts,
      description,
      articleDescription,
      countriesExclusion: ['AT'],
    });
  });

  describe('whose numbers are longer than a base number', () => {
    const long = aProductLink({
      subscriptionProduct: '543015001',
      deliveryProduct: '4430150',
      regularProducts: ['111111001', '111111002', 'A-17'],
    });
    const { subscriptionProduct, deliveryProduct, regularProducts } = long;

    it.each<[Partial<LinkInput>, Partial<LinkInput | { regularProducts: readonly string[] }>]>([
      [{}, {}],
      [{ description: 'neu' }, { description: 'neu' }],
      [{ deliveryProduct: '443 0150' }, {}],
      [{ deliveryProduct: '443016001' }, { deliveryProduct: '443016' }],
      [{ regularProducts: '111111002, 222222001' }, { regularProducts: ['111111002', '222222'] }],
      [{ regularProducts: '' }, { regularProducts: [] }],
    ])('sends them as they were read, except what is typed: %j', (typed, changed) => {
      const edited = { ...inputOfLink(long), ...typed };
      expect(draftOfInput(edited, long)).toMatchObject({
        subscriptionProduct,
        deliveryProduct,
        regularProducts,
        ...changed,
      });
      expect(linkProblems(edited, long)).toEqual([]);
    });
  });

  it.each<[Partial<LinkInput>, readonly string[]]>([
    [{}, []],
    [{ regularProducts: '443015' }, []],
    [{ subscriptionProduct: '' }, ['subscriptionProductMissing']],
    [{ deliveryProduct: ' ' }, ['deliveryProductMissing']],
    [{ deliveryProduct: '4320' }, ['deliveryProduct']],
    [{ deliveryProduct: 'Creme1' }, ['deliveryProduct']],
    [{ regularProducts: '443015, 44' }, ['regularProducts']],
    // Cut to six digits they would be other products.
    [{ deliveryProduct: '4320112' }, ['deliveryProduct']],
    [{ regularProducts: '443015 443016' }, ['regularProducts']],
    [{ regularProducts: '443015; 443016001' }, []],
    [{ subscriptionProduct: '', deliveryProduct: '' }, ['subscriptionProductMissing', 'deliveryProductMissing']],
  ])('with %j has the problems %j', (changed, problems) => {
    expect(linkProblems({ ...input, ...changed }, null)).toEqual(problems);
  });
});

describe('the subscription products that a number stands for (REQ G8.5)', () => {
  const product = {
    baseProductNo: '432011',
    name: { short: 'Creme', long: 'Gesichtscreme 100 ml' },
    subscriptionInfo: null,
    linkedSubscriptionProduct: null,
  };
  const link = aProductLink({ description: 'Creme im Abo' });

  it.each([
    ['an ordinary product', product, [], []],
    ['a subscription product', { ...product, subscriptionInfo: {} }, [], [{ number: '432011', name: 'Creme' }]],
    [
      'a product with one',
      { ...product, linkedSubscriptionProduct: '532011' },
      [],
      [{ number: '532011', name: 'Creme' }],
    ],
    ['a product that only links know', null, [link, link], [{ number: '532011', name: 'Creme im Abo' }]],
    [
      'a product that both know',
      { ...product, baseProductNo: '532011', subscriptionInfo: {} },
      [link],
      [{ number: '532011', name: 'Creme' }],
    ],
    ['nothing', null, [], []],
  ])('%s', (_what, found, links, offered) => {
    expect(subscriptionProductsOf(found, links)).toEqual(offered);
  });

  it.each([
    [{ short: 'Creme', long: 'Gesichtscreme' }, 'Creme'],
    [{ short: ' ', long: ' Gesichtscreme ' }, 'Gesichtscreme'],
    [{ short: '', long: '' }, ''],
  ])('%j is shown as %j', (name, shown) => {
    expect(productName(name)).toBe(shown);
  });
});
