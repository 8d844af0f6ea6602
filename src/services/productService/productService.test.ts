import { describe, expect, it } from 'vitest';
import { failureKindOf, openWire } from '../testing/aWire';
import { loadProduct } from './productService';

const wire = openWire();

const wireVariant = {
  sku: '410217001',
  price: 49.95,
  price_before_discount: 59.95,
  status: 'SELLABLE',
  erp_status: 'SELLABLE',
  stock_level: 'ALMOST_SOLD_OUT',
  available_stock_amount: 3,
  images: ['https://pictures.example/1.jpg'],
  dimensions: [{ type: 'SIZE', value: 54 }],
  delivery_type: 'CONSIGNMENT',
  delivery_days: 12,
  weee_take_back: true,
};
const wireProduct = {
  base_product_no: '410217',
  name: { short: 'Ring', long: 'Ring Solitär' },
  brand: 'Beispiel',
  category_path: ['Schmuck'],
  salesdrivers: ['TAGESANGEBOT'],
  variants: [wireVariant],
  default_variant_sku: '410217001',
  status: 'Sellable',
  country_visibilities: ['DE', 'AT'],
  subscription_info: { delivery_product_no: '532012' },
  linked_subscription_product: 532011,
  description: 'Ein Ring.',
  bulky: false,
};

describe('a product (REQ C1.9, C2.1, C2.5)', () => {
  it('is requested with its additional information, and read in full', async () => {
    wire.answers(wireProduct);
    expect(await loadProduct('410217')).toEqual({
      baseProductNo: '410217',
      name: { short: 'Ring', long: 'Ring Solitär' },
      brand: 'Beispiel',
      categoryPath: ['Schmuck'],
      salesdrivers: ['TAGESANGEBOT'],
      description: 'Ein Ring.',
      variants: [
        {
          sku: '410217001',
          price: 49_95,
          priceBeforeDiscount: 59_95,
          status: 'SELLABLE',
          erpStatus: 'SELLABLE',
          stockLevel: 'ALMOST_SOLD_OUT',
          availableStockAmount: 3,
          images: ['https://pictures.example/1.jpg'],
          dimensions: [{ type: 'SIZE', value: '54' }],
          deliveryType: 'CONSIGNMENT',
          deliveryDays: 12,
          weeeTakeBack: true,
        },
      ],
      defaultVariantSku: '410217001',
      status: 'Sellable',
      countryVisibilities: ['DE', 'AT'],
      subscriptionInfo: { deliveryProductNo: '532012', status: null },
      linkedSubscriptionProduct: '532011',
      bulky: false,
    });
    expect(wire.request()).toMatchObject({
      method: 'GET',
      path: '/services/product/de/products/410217',
      query: { include_additional_info: 'true' },
    });
    expect(wire.request().headers.get('X-Client-Id')).toBe('kontor');
  });

  it.each([
    [
      ['de', 'AT', 'FR', null],
      ['DE', 'AT'],
    ],
    [[{ code: 'ch' }], ['CH']],
    [{ DE: true, AT: 'true', CH: false }, ['DE', 'AT']],
    ['CH', ['CH']],
    [[], []],
    [undefined, ['DE', 'AT', 'CH']],
  ])('with the visibilities %j is visible in %j (REQ C2.5)', async (sent, countryVisibilities) => {
    wire.answers({ ...wireProduct, country_visibilities: sent });
    expect(await loadProduct('410217')).toMatchObject({ countryVisibilities });
  });

  it('with unknown codes is not sellable', async () => {
    const strange = {
      ...wireVariant,
      status: 'MAYBE',
      erp_status: 'UNKNOWN',
      delivery_type: 'DRONE',
      dimensions: [{ type: 'WEIGHT', value: '1' }],
    };
    wire.answers({ ...wireProduct, status: 'NewStatus', country_visibilities: ['DE', 'FR'], variants: [strange] });
    expect(await loadProduct('410217')).toMatchObject({
      status: 'NewStatus',
      countryVisibilities: ['DE'],
      variants: [
        {
          status: 'NOT_AVAILABLE',
          erpStatus: 'NOT_RELEASED',
          deliveryType: null,
          dimensions: [{ type: 'OTHERS', value: '1' }],
        },
      ],
    });
  });

  it('is null when the service does not know it', async () => {
    wire.answers({ status: 404 }, 404);
    expect(await loadProduct('999999')).toBeNull();
  });

  it.each([
    ['without variants', { ...wireProduct, variants: undefined }],
    ['with a price that is no number', { ...wireProduct, variants: [{ ...wireVariant, price: 'teuer' }] }],
  ])('%s is rejected as malformed', async (_case, body) => {
    wire.answers(body);
    expect(await failureKindOf(loadProduct('410217'))).toBe('malformed');
  });
});
