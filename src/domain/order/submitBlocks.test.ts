import { describe, expect, it } from 'vitest';
import { submitBlocks, type SubmitBlock, type SubmitFacts } from './submitBlocks';
import { placeOf, type SubmitPlace } from './submitPlaces';
import { aCustomer, aPackstation, aPostalAddress } from '~/domain/testing/samples';

const ready: SubmitFacts = {
  customer: aCustomer(),
  loginDone: true,
  formOpen: false,
  consentsPostponed: false,
  country: 'DE',
  itemCount: 1,
  basketPending: false,
  quantityTypedAt: null,
  articleTyped: '',
  voucherTyped: '',
  bankDetailsPending: false,
  linesRefused: false,
  preload: 'settled',
  stockWarnings: [],
  deliveryAddress: aPostalAddress(),
  pickupPointAllowed: true,
  hasBulkyArticle: false,
  blockedAddresses: [],
  blockedBillingAddress: null,
  noPaymentLeft: false,
  voucherPending: false,
  totalChanged: false,
  payment: { method: 'INVOICE' },
  paymentAllowed: true,
  salesChannel: '04',
  offer: 'current',
};

const noEmail = aCustomer({ email: null });
/** The place before a correction, which keeps the id. */
const otherPlace = aPostalAddress({ streetNumber: '71' });
const soldOut = { kind: 'soldOut', sku: '432011001' } as const;
const missingBank = { method: 'DIRECT_DEBIT', bank: { kind: 'missing' } } as const;
const agreement = { dueDay: 1, count: 3, conditionsAccepted: true } as const;
const installments = { method: 'INSTALLMENTS', bank: { kind: 'prefilled' }, ...agreement } as const;
const factoring = { ...installments, method: 'INSTALLMENTS_FACTORING' } as const;

/** Each row: the block, the place where it is resolved, a description, and the facts that cause it. */
const table: readonly [SubmitBlock['kind'], SubmitPlace, string, Partial<SubmitFacts>][] = [
  ['customerLocked', 'customer', 'the customer is locked', { customer: aCustomer({ locked: true }) }],
  ['loginUnfinished', 'customer', 'the login is not done', { loginDone: false }],
  ['formOpen', 'customerForm', 'a form holds what is not taken over yet', { formOpen: true }],
  ['invalidDateOfBirth', 'customerData', 'no date of birth', { customer: aCustomer({ dateOfBirth: null }) }],
  ['billingAddressEmpty', 'customerData', 'no billing address', { customer: aCustomer({ billingAddress: null }) }],
  [
    'invalidBillingAddress',
    'customerData',
    'a billing address without street number',
    { customer: aCustomer({ billingAddress: aPostalAddress({ streetNumber: ' ' }) }) },
  ],
  [
    'invalidBillingAddress',
    'customerData',
    'a Packstation as billing address',
    { customer: aCustomer({ billingAddress: aPackstation() }) },
  ],
  [
    'billingAddressAbroad',
    'customerData',
    'a billing address in another country than the order',
    { customer: aCustomer({ billingAddress: aPostalAddress({ countryCode: 'AT' }) }) },
  ],
  [
    'consentsPostponed',
    'consents',
    'consents that the caller wanted to be asked for later',
    { consentsPostponed: true },
  ],
  ['invalidCustomerData', 'customerData', 'no salutation', { customer: aCustomer({ salutation: null }) }],
  ['invalidEmail', 'customerData', 'an e-mail that is none', { customer: aCustomer({ email: 'erika@' }) }],
  ['customerWithoutEmail', 'salesChannel', 'no e-mail in the Internet channel', { customer: noEmail }],
  ['basketPending', 'basket', 'a write of the basket under way', { basketPending: true }],
  ['basketPending', 'basket', 'the first article on its way', { basketPending: true, itemCount: 0 }],
  ['articleTyped', 'product', 'an article number without Enter', { articleTyped: '443015001' }],
  ['preloadPending', 'preload', 'an order that is being taken over', { preload: 'pending' }],
  ['preloadIncomplete', 'preload', 'an order of which parts are missing', { preload: 'incomplete' }],
  ['voucherTyped', 'voucher', 'a voucher code without Enter', { voucherTyped: 'SOMMER' }],
  [
    'bankDetailsPending',
    'bankDetails',
    'an IBAN that is being checked',
    { payment: missingBank, bankDetailsPending: true },
  ],
  ['quantityTyped', 'basket', 'a quantity that is not taken yet', { quantityTypedAt: '432011001' }],
  ['linesRefused', 'basket', 'a line that the reopened basket refused', { linesRefused: true }],
  ['linesRefused', 'basket', 'every line refused', { linesRefused: true, itemCount: 0 }],
  ['stockWarning', 'basket', 'an article sold out', { stockWarnings: [soldOut] }],
  ['choseDeliveryAddress', 'deliveryAddress', 'no delivery address', { deliveryAddress: null }],
  [
    'choseDeliveryAddress',
    'deliveryAddress',
    'a Packstation without post number',
    { deliveryAddress: aPackstation({ postNumber: '' }) },
  ],
  [
    'pickupPointNotAllowed',
    'deliveryAddress',
    'a Packstation that the service excludes for another reason than bulky goods',
    { deliveryAddress: aPackstation(), pickupPointAllowed: false },
  ],
  [
    'bulkyNotToPickupPoint',
    'deliveryAddress',
    'a Packstation where goods are bulky, whatever the offer says',
    { deliveryAddress: aPackstation(), pickupPointAllowed: true, hasBulkyArticle: true },
  ],
  [
    'addressBlocked',
    'deliveryAddress',
    'a delivery address that the service refused as category 1',
    { blockedAddresses: [otherPlace, aPostalAddress()] },
  ],
  [
    'addressBlocked',
    'deliveryAddress',
    'another address at the place that the service refused',
    { blockedAddresses: [aPostalAddress({ id: 'other', kind: 'DELIVERY', firstName: 'Karl' })] },
  ],
  [
    'billingAddressBlocked',
    'customerData',
    'the registered address that the service refused as category 1',
    { blockedBillingAddress: aCustomer().billingAddress },
  ],
  ['chosePaymentMethod', 'payment', 'no payment', { payment: null }],
  ['noPaymentLeft', 'onlineShop', 'no method that can be taken on the telephone', { noPaymentLeft: true }],
  [
    'noPaymentLeft',
    'onlineShop',
    'no method available on the telephone, for any earlier choice',
    { noPaymentLeft: true, payment: null, paymentAllowed: false },
  ],
  [
    'installmentPlanMissing',
    'installments',
    'installments without a plan',
    { payment: { ...installments, count: null } },
  ],
  [
    'installmentPlanMissing',
    'installments',
    'installments without a plan and without bank details',
    { payment: { ...installments, count: null, bank: { kind: 'missing' } } },
  ],
  [
    'conditionsNotAccepted',
    'installments',
    'factoring whose conditions are not accepted',
    { payment: { ...factoring, conditionsAccepted: false } },
  ],
  ['paymentRefused', 'payment', 'a payment that is not possible', { paymentAllowed: false }],
  ['bankDetailsMissing', 'bankDetails', 'a direct debit without bank details', { payment: missingBank }],
  ['totalChanged', 'offer', 'a total above the announced one', { totalChanged: true }],
  [
    'totalChanged',
    'offer',
    'a total above the announced one during a new calculation',
    { totalChanged: true, offer: 'pending' },
  ],
  ['offerPending', 'offer', 'an offer that is calculated', { offer: 'pending' }],
  ['offerPending', 'offer', 'no offer yet', { offer: 'none' }],
  ['offerFailed', 'offer', 'an offer that failed', { offer: 'failed' }],
  [
    'invalidDateOfBirth',
    'customerData',
    'no date of birth, without which no offer is asked for',
    { customer: aCustomer({ dateOfBirth: null }), offer: 'none' },
  ],
];

describe('submission is blocked by (REQ C7.2, C13.1, C13.2, C13.3)', () => {
  it.each(table)('%s, resolved at %s: %s', (kind, place, _why, overrides) => {
    const blocks = submitBlocks({ ...ready, ...overrides });
    expect(blocks.map((block) => block.kind)).toEqual([kind]);
    expect(blocks.map(placeOf)).toEqual([place]);
  });

  it('nothing when all data is complete', () => {
    expect(submitBlocks(ready)).toEqual([]);
  });
});

describe('an order can be submitted', () => {
  it.each([
    ['without e-mail in the TV channel', { customer: noEmail, salesChannel: '01' }],
    ['to a Packstation where it is allowed', { deliveryAddress: aPackstation() }],
    ['with the bank details on file', { payment: { method: 'DIRECT_DEBIT', bank: { kind: 'prefilled' } } }],
    ['in installments that are agreed', { payment: installments }],
    ['in installments without conditions to accept', { payment: { ...installments, conditionsAccepted: false } }],
    ['by factoring whose conditions are accepted', { payment: factoring }],
    [
      'with another registered address than the one that was refused',
      { blockedBillingAddress: aPostalAddress({ street: 'Alter Weg' }) },
    ],
    ['to another address than the one that was refused', { blockedAddresses: [aPackstation()] }],
    ['to the refused address once it is corrected', { blockedAddresses: [otherPlace] }],
  ] as const)('%s', (_case, overrides) => {
    expect(submitBlocks({ ...ready, ...overrides })).toEqual([]);
  });
});

describe('several blocks', () => {
  it('are listed in the order customer, basket, address, payment, offer', () => {
    const blocks = submitBlocks({
      ...ready,
      customer: noEmail,
      basketPending: true,
      stockWarnings: [soldOut, { kind: 'quantity', sku: '443015001', available: 2 }],
      deliveryAddress: null,
      payment: null,
      offer: 'failed',
    });
    expect(blocks.map(({ kind }) => kind)).toEqual([
      'customerWithoutEmail',
      'basketPending',
      'stockWarning',
      'stockWarning',
      'choseDeliveryAddress',
      'chosePaymentMethod',
      'offerFailed',
    ]);
  });

  it('at an empty desk are customer, basket and payment', () => {
    const blocks = submitBlocks({
      ...ready,
      customer: null,
      itemCount: 0,
      deliveryAddress: null,
      payment: null,
      offer: 'none',
    });
    expect(blocks).toEqual([{ kind: 'enterCustomerData' }, { kind: 'basketIsEmpty' }, { kind: 'chosePaymentMethod' }]);
    expect(blocks.map(placeOf)).toEqual(['customer', 'product', 'payment']);
  });
});
