import { describe, expect, it } from 'vitest';
import { aCustomer, aPostalAddress } from '~/domain/testing/samples';
import { saveMarketResearchConsent } from '../customerService/consentService';
import { savePreferredPayment } from '../customerService/customerChangesService';
import { loadCustomer } from '../customerService/customerService';
import { calculateOffer } from '../orderService/offerService';
import { loadProduct } from '../productService/productService';
import { failureKindOf, openWire } from '../testing/aWire';

const wire = openWire();

const bareProduct = {
  base_product_no: 432011,
  name: 'Gesichtscreme',
  status: 'sellable',
  country_visibilities: ['de', 'at', 'xx'],
  variants: { sku: 432011001, price: '34.99', status: 'Sellable', delivery_time: 'fourteenDaysDelay' },
  something_new: true,
};

const consent = {
  phoneMarketResearch: 'ALLOWED',
  emailMarketResearch: 'NOT_ALLOWED',
  phoneNumber: '0301',
  email: null,
  orderId: null,
} as const;

const offerRequest = {
  customer: aCustomer(),
  country: 'DE',
  deliveryAddress: aPostalAddress(),
  payment: { method: 'INSTALLMENTS', bank: { kind: 'missing' }, dueDay: 15, count: 3, conditionsAccepted: false },
  voucherCodes: [],
  freeShipping: null,
  complaintFlag: null,
  basketId: 'b-1',
  salesChannel: '01',
  salesOffice: '1001',
  sourceChannel: 'TELE',
  isCustomerDataChanged: false,
  pregenerateErpNumber: true,
} as const;
const bareItem = {
  sku: 432011001,
  quantity: '2',
  variant: { price: 34.99 },
  delivery_time: { type: 'fourteenDaysDelay' },
};
const figures = { total_product_price: '69.98', total_price: 75.93, shipping_cost: 5.95 };
const plan = {
  installment_count: 3,
  installment: 25.31,
  final_installment: 25.31,
  total: 75.93,
  total_gross_amount: 75.93,
};

describe('an answer with what the requirement names', () => {
  it('is a product: in lower case, with one variant, without stock and ERP status (REQ C1.5, C2.5)', async () => {
    wire.answers(bareProduct);
    expect(await loadProduct('432011')).toMatchObject({
      baseProductNo: '432011',
      name: { short: 'Gesichtscreme', long: 'Gesichtscreme' },
      status: 'Sellable',
      countryVisibilities: ['DE', 'AT'],
      variants: [
        {
          sku: '432011001',
          price: 34_99,
          status: 'SELLABLE',
          erpStatus: null,
          stockLevel: null,
          deliveryType: 'TELEPHONE_NOTIFICATION',
          weeeTakeBack: true,
        },
      ],
    });
    expect(wire.requests().map(({ path }) => path)).toEqual([
      '/services/product/de/products/432011',
      '/services/stock/stock',
    ]);
  });

  it('is an offer: prices of the variants, figures beside the offer, plans of the due day that was asked for (REQ C6.4, C9.2)', async () => {
    const { signal } = new AbortController();
    wire.answers({
      offer: { items: bareItem },
      ...figures,
      payment_options: ['invoice', { method: 'new' }],
      installment_plans: plan,
    });
    expect(await calculateOffer(offerRequest, signal)).toMatchObject({
      kind: 'offered',
      offer: {
        items: [{ singlePrice: 34_99, total: 69_98, deliveryType: 'TELEPHONE_NOTIFICATION', isSellable: true }],
        totalPrice: 75_93,
      },
      paymentOptions: [{ method: 'INVOICE', enabled: true }],
      plans: [{ count: 3, dueDay: 15 }],
    });
    // Another price than the variant's is not made up.
    wire.answers({ offer: { items: [bareItem], ...figures, total_product_price: 60 } });
    expect(await calculateOffer(offerRequest, signal)).toMatchObject({
      offer: { items: [{ singlePrice: null, total: null }] },
    });
    wire.answers({ offer: { items: [bareItem], total_product_price: 69.98 } });
    expect(await failureKindOf(calculateOffer(offerRequest, signal))).toBe('malformed');
  });

  it('is a customer of a country that is not served: it does not become the current one (REQ B2.3)', async () => {
    const address = { street: 'Rue', street_number: 1, zip_code: 75001, city: 'Paris', country_code: 'fr' };
    wire.answers({
      external_customer_id: '0123456',
      billing_address: address,
      pin_challenge: {},
      order_restriction: 'fraud',
    });
    expect(await loadCustomer('0123456')).toMatchObject({
      billingAddress: { countryCode: null, otherCountry: 'fr', zipCode: '75001' },
      pinChallenge: { mode: null },
      orderRestriction: 'FRAUD',
    });
  });

  it.each([undefined, {}, 'OK'])('is a success of a change with the body %j', async (body) => {
    wire.answers(body);
    await saveMarketResearchConsent('0123456', consent);
    await savePreferredPayment('0123456', 'INVOICE');
    expect(wire.requests()).toHaveLength(2);
  });

  it('is no success of a change with the page of a proxy', async () => {
    wire.answersBytes(new TextEncoder().encode('<!doctype html><p>OK</p>'));
    expect(await failureKindOf(savePreferredPayment('0123456', 'INVOICE'))).toBe('malformed');
  });
});
