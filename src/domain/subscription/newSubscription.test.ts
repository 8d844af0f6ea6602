import { describe, expect, it } from 'vitest';
import { checkoutMethods } from '~/domain/order/checkout';
import { aCustomer, aPackstation, aPostalAddress, aProduct, aVariant } from '~/domain/testing/samples';
import { firstTerms, hintOf, newSubscriptionOf, replacedLines, termsProblems, variantToBegin } from './newSubscription';

const now = new Date('2026-11-22T12:00:00Z');
const inStock = aVariant({ sku: '543015001', status: 'SELLABLE', stockLevel: 'AVAILABLE' });
const soldOut = aVariant({ sku: '543015002', status: 'SOLDOUT', stockLevel: 'SOLD_OUT' });
const product = aProduct({
  variants: [inStock, soldOut],
  subscriptionInfo: { deliveryProductNo: '443015', status: 'ACTIVE' },
});

describe('whether the caller has to be told that there is no stock (REQ G1.5)', () => {
  it.each([
    ['in stock', inStock, null, []],
    ['sold out', soldOut, 'ACTIVE_NO_STOCK', ['notInformed']],
  ] as const)('follows from the variant that is taken: %s', (_what, { sku }, hint, problems) => {
    expect(hintOf(product, sku)).toBe(hint);
    const terms = firstTerms(sku, 1);
    expect(termsProblems(terms, product, now)).toEqual(problems);
    expect(termsProblems({ ...terms, isInformed: true }, product, now)).toEqual([]);
  });

  it.each([
    ['RanOut', 'RAN_OUT', ['ranOut']],
    ['ran-out', 'RAN_OUT', ['ranOut']],
    ['RAN OUT', 'RAN_OUT', ['ranOut']],
    ['Stopped', 'STOPPED', []],
    ['ACTIVE_NO_STOCK', 'ACTIVE_NO_STOCK', ['notInformed']],
    ['activeNoStock', 'ACTIVE_NO_STOCK', ['notInformed']],
  ])('follows from the status that the service names, in any spelling: %s', (status, hint, problems) => {
    const named = aProduct({ ...product, subscriptionInfo: { deliveryProductNo: '443015', status } });
    expect(hintOf(named, inStock.sku)).toBe(hint);
    expect(termsProblems(firstTerms(inStock.sku, 1), named, now)).toEqual(problems);
  });

  it.each([
    ['Archived', 'DELETED'],
    ['Sellable', null],
  ])('follows from the product where no status of the subscription is known: %s', (status, hint) => {
    const unnamed = aProduct({ ...product, status, subscriptionInfo: { deliveryProductNo: '443015', status: null } });
    expect(hintOf(unnamed, inStock.sku)).toBe(hint);
  });

  it('is no question where the product cannot be subscribed at all', () => {
    const ranOut = aProduct({ ...product, subscriptionInfo: { deliveryProductNo: '443015', status: 'RAN_OUT' } });
    expect(hintOf(ranOut, soldOut.sku)).toBe('RAN_OUT');
  });
});

describe('the variant that a new subscription begins with', () => {
  const sized = (sku: string, value: string) => aVariant({ sku, dimensions: [{ type: 'SIZE', value }] });
  const asked = aProduct({ variants: [sized('443015001', 'S'), sized('443015002', 'M'), sized('443015003', 'L')] });
  const subscribed = aProduct({ variants: [sized('543015001', 'S'), sized('543015004', 'M')] });

  it.each([
    ['is the wanted one', asked, '443015002', '443015002'],
    ['of the linked product has the same dimensions', subscribed, '443015002', '543015004'],
    ['is the first where the linked product has none of these dimensions', subscribed, '443015003', '543015001'],
    ['is the first where a product was asked for', subscribed, '443015', '543015001'],
  ])('%s', (_what, loaded, wanted, sku) => {
    expect(variantToBegin(loaded, wanted, asked)).toBe(sku);
  });
});

describe('the basket lines that a subscription replaces (REQ G1.4)', () => {
  const line = (sku: string, quantity = 1) => ({ sku, baseProductNo: sku.slice(0, 6), quantity });

  it.each([
    ['the line that it was started from', ['443015001', '443015002'], '443015002', ['443015002']],
    ['that line, also of a product that names another delivery product', ['410217001'], '410217001', ['410217001']],
    ['those of its delivery product, started elsewhere', ['443015001', '432011001'], '543015001', ['443015001']],
    ['none', ['432011001'], '543015001', []],
  ])('are %s', (_what, skus, started, replaced) => {
    const lines = skus.map((sku) => line(sku));
    expect(replacedLines(lines, { sku: started, quantity: 1 }, '443015').map(({ sku }) => sku)).toEqual(replaced);
  });

  it('of several lines of one article are the one with the quantity that it was started with', () => {
    const [one, two] = [line('443015001', 1), line('443015001', 2)];
    expect(replacedLines([one, two], { sku: '443015001', quantity: 2 }, '443015')).toEqual([two]);
    expect(replacedLines([one, two], { sku: '443015001', quantity: 5 }, '443015')).toEqual([one]);
  });
});

describe('what is sent for a new subscription (REQ G1.1)', () => {
  const customer = aCustomer({ billingAddress: aPostalAddress() });
  const sales = { salesChannel: '04', salesOffice: '4001', sourceChannel: 'ECOM' } as const;
  const sentFor = (original: typeof customer, deliveryAddress = customer.billingAddress) =>
    newSubscriptionOf(
      {
        product,
        terms: firstTerms(inStock.sku, 1),
        checkout: { payment: { method: 'INVOICE' }, deliveryAddress },
        facts: { customer, country: 'DE', methods: checkoutMethods },
        original,
        now,
      },
      sales,
    );

  it.each([
    ['the stored billing address', customer.billingAddress],
    ['a packing station', aPackstation()],
    ['one without a country, which is that of the call', aPostalAddress({ countryCode: null })],
    ['one in a country that is not served', aPostalAddress({ countryCode: null, otherCountry: 'FR' })],
  ])('names the delivery address: %s', (_name, address) => {
    const countryCode = address?.otherCountry === undefined ? 'DE' : null;
    expect(sentFor(customer, address)).toMatchObject({ deliveryAddress: { ...address, countryCode } });
  });

  it('is nothing while a billing address that was changed in the call is not saved', () => {
    const original = { ...customer, billingAddress: aPostalAddress({ street: 'Lindenweg' }) };
    expect(sentFor(original)).toBeNull();
    expect(sentFor(original, aPostalAddress({ id: 'd-1', street: 'Hasenweg' }))).toBeNull();
  });
});
