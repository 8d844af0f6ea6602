import { describe, expect, it } from 'vitest';
import { exceedsAvailable, isProductSellable, isSubscriptionProduct, unsellableReason } from './sellability';
import { aProduct, aVariant } from '~/domain/testing/samples';

const germany = { country: 'DE', subscriptionBySubscriptionInfo: true } as const;
const subscription = { subscriptionInfo: { deliveryProductNo: '532012', status: null } };

describe('a variant can be sold', () => {
  it.each([
    ['where everything is as usual', {}, {}],
    ['of a product that is archived and still sold by the ERP', { status: 'Archived' }, {}],
    ['of a product that is discarded and still sold by the ERP', { status: 'Discarded' }, {}],
    ['to the last pieces', {}, { stockLevel: 'ALMOST_SOLD_OUT' }],
    ['whose ERP status is not named: the other statuses decide', {}, { erpStatus: null }],
    ['of which no status is named but that of the variant', { status: '' }, { erpStatus: null }],
    ['whatever other status the product carries: the ERP status takes priority', { status: 'Soldout' }, {}],
  ] as const)('%s', (_case, product, variant) => {
    expect(unsellableReason(aProduct(product), aVariant(variant), germany)).toBeNull();
  });
});

describe('a variant cannot be sold (REQ C1.5, C1.7)', () => {
  it.each([
    ['NOT_AVAILABLE_IN_COUNTRY', { countryVisibilities: ['CH'], ...subscription }, {}],
    ['SUBSCRIPTION_ONLY', subscription, { erpStatus: 'NOT_RELEASED' }],
    ['ERP_PRODUCT_NOT_RELEASED', {}, { erpStatus: 'NOT_RELEASED' }],
    ['ERP_PRODUCT_NOT_IN_SORTIMENT', {}, { erpStatus: 'NOT_IN_SORTIMENT', status: 'SOLDOUT' }],
    ['OUT_OF_STOCK', {}, { status: 'SOLDOUT' }],
    ['VARIANT_NOT_AVAILABLE', {}, { status: 'NOT_AVAILABLE' }],
    ['ERP_PRODUCT_NOT_IN_SORTIMENT', { status: 'Discarded' }, { erpStatus: 'NOT_RELEASED' }],
    ['ERP_PRODUCT_NOT_IN_SORTIMENT', { status: 'Archived' }, { erpStatus: 'NOT_RELEASED' }],
    ['OUT_OF_STOCK', {}, { stockLevel: 'SOLD_OUT' }],
    ['OUT_OF_STOCK', { status: 'Soldout' }, { erpStatus: null }],
    ['ERP_PRODUCT_NOT_IN_SORTIMENT', { status: 'Archived' }, { erpStatus: null }],
    ['ERP_PRODUCT_NOT_RELEASED', { status: 'Prepared' }, { erpStatus: null }],
    ['VARIANT_NOT_AVAILABLE', { status: 'Brandneu' }, { erpStatus: null }],
  ] as const)('%s', (reason, product, variant) => {
    expect(unsellableReason(aProduct(product), aVariant(variant), germany)).toBe(reason);
  });
});

describe('a subscription product is recognised (REQ A6.6, C1.6)', () => {
  it('by its subscription info, or by its status when the flag is off', () => {
    expect(isSubscriptionProduct(aProduct(subscription), true)).toBe(true);
    expect(isSubscriptionProduct(aProduct(subscription), false)).toBe(false);
    expect(isSubscriptionProduct(aProduct({ status: 'SubscriptionSellable' }), false)).toBe(true);
    expect(isSubscriptionProduct(aProduct({ status: 'SubscriptionSellable' }), true)).toBe(false);
  });
});

describe('a product (REQ C18.2)', () => {
  const soldOut = aVariant({ stockLevel: 'SOLD_OUT', availableStockAmount: 0 });
  it.each([
    ['can be sold as long as one variant can', [soldOut, aVariant()], true],
    ['cannot be sold where no variant can', [soldOut, soldOut], false],
    ['cannot be sold without variants', [], false],
  ])('%s', (_rule, variants, sellable) => {
    expect(isProductSellable(aProduct({ variants }), germany)).toBe(sellable);
  });
});

describe('the available quantity', () => {
  it.each([
    ['is exceeded by more', 4, 3, true],
    ['is not exceeded by all that is there', 3, 3, false],
    ['is judged by the service where it is not known', 4, 0, false],
  ])('%s', (_rule, quantity, availableStockAmount, exceeds) => {
    expect(exceedsAvailable(quantity, aVariant({ availableStockAmount }))).toBe(exceeds);
  });
});
