import type { PackstationAddress, PostalAddress } from '~/domain/address/address';
import type { BasketLine } from '~/domain/basket/basket';
import type { CrossSell } from '~/domain/article/crossSell';
import type { Customer } from '~/domain/customer/customer';
import type { Order, OrderItem } from '~/domain/order/order';
import type { Offer, OfferItem } from '~/domain/offer/offer';
import type { Product, Variant } from '~/domain/article/product';
import type { WaitlistItem } from '~/domain/waitlist/waitlist';

/** Domain samples without special cases; every builder takes overrides. */
export function aPostalAddress(overrides: Partial<PostalAddress> = {}): PostalAddress {
  return {
    type: 'POSTAL',
    id: 'billing',
    kind: 'BILLING',
    firstName: 'Erika',
    lastName: 'Musterfrau',
    street: 'Heidestraße',
    streetNumber: '17',
    zipCode: '51147',
    city: 'Köln',
    countryCode: 'DE',
    isDefault: false,
    ...overrides,
  };
}
import type { Voucher } from '~/domain/offer/voucher';

export function aPackstation(overrides: Partial<PackstationAddress> = {}): PackstationAddress {
  const { street: _street, streetNumber: _number, ...place } = aPostalAddress({ id: 'packstation', kind: 'DELIVERY' });
  return { ...place, type: 'PACKSTATION', postNumber: '12345678', packstationNumber: '145', ...overrides };
}

export function aCustomer(overrides: Partial<Customer> = {}): Customer {
  return {
    id: 'customer-0123456',
    externalCustomerId: '0123456',
    isGuest: false,
    skipDoubleCheck: false,
    salutation: 'MS',
    firstName: 'Erika',
    lastName: 'Musterfrau',
    email: 'erika.musterfrau@example.com',
    dateOfBirth: '1964-08-12',
    phoneNumbers: [{ phoneNumberType: 'PRIVATE', value: '022112345678' }],
    billingAddress: aPostalAddress(),
    deliveryAddresses: [],
    originCountry: 'DE',
    type: 'REGULAR',
    locked: false,
    isLightUser: false,
    isHelloUser: false,
    consents: {
      emailNewsletter: true,
      exportDhlEmail: true,
      printedAdvertising: true,
      phoneMarketResearch: 'NOT_ALLOWED',
      emailMarketResearch: 'ALLOWED',
    },
    dataProtection: true,
    reception: 'CABLE',
    pinChallenge: null,
    orderRestriction: null,
    indicators: { blocks: [], dunningLevel: 0, addressCategory: 0 },
    allowUpsells: true,
    isCreateDeliveryAddressAllowed: true,
    bankingDetails: null,
    preferredPaymentMethod: null,
    preferredAddressId: null,
    ...overrides,
  };
}

export function aVariant(overrides: Partial<Variant> = {}): Variant {
  return {
    sku: '432011001',
    price: 34_99,
    priceBeforeDiscount: null,
    status: 'SELLABLE',
    erpStatus: 'SELLABLE',
    stockLevel: 'AVAILABLE',
    availableStockAmount: 100,
    images: [],
    dimensions: [],
    deliveryType: null,
    deliveryDays: null,
    weeeTakeBack: false,
    ...overrides,
  };
}

export function aProduct(overrides: Partial<Product> = {}): Product {
  return {
    baseProductNo: '432011',
    name: { short: 'Gesichtscreme', long: 'Gesichtscreme 50 ml' },
    brand: 'Beispiel',
    categoryPath: [],
    salesdrivers: [],
    description: '',
    variants: [aVariant()],
    defaultVariantSku: '432011001',
    status: 'Sellable',
    countryVisibilities: ['DE', 'AT'],
    subscriptionInfo: null,
    linkedSubscriptionProduct: null,
    bulky: false,
    ...overrides,
  };
}

/** Its product number is the beginning of its SKU. */
export function aBasketLine(overrides: Partial<BasketLine> = {}): BasketLine {
  const { sku = '432011001' } = overrides;
  return {
    sku,
    baseProductNo: sku.slice(0, 6),
    quantity: 1,
    priceDate: null,
    crossSell: null,
    weeeTakeBackEnabled: false,
    ...overrides,
  };
}

export function aCrossSell(overrides: Partial<CrossSell> = {}): CrossSell {
  return {
    productNo: '443015',
    leadProductSku: '432011001',
    leadProductName: 'Gesichtscreme',
    triggerType: 'auto',
    feature: 'ERGANZEND',
    sourceType: 'CROSS_SELL',
    hintType: 'ERGANZEND',
    kind: null,
    ...overrides,
  };
}

export function anOfferItem(overrides: Partial<OfferItem> = {}): OfferItem {
  return {
    sku: '432011001',
    baseProductNo: '432011',
    quantity: 1,
    reserved: true,
    availableStockAmount: 100,
    stockLevel: 'AVAILABLE',
    isSellable: true,
    singlePrice: 34_99,
    total: 34_99,
    voucherDiscountValue: 0,
    deliveryType: null,
    deliveryDays: null,
    upgrades: [],
    hasSubscriptionOffer: false,
    ...overrides,
  };
}

/** An offer of one face cream with shipping: 34.99 + 5.95. */
export function anOffer(overrides: Partial<Offer> = {}): Offer {
  return {
    items: [anOfferItem()],
    vouchers: [],
    totalProductPrice: 34_99,
    totalSavings: 0,
    totalVoucherDiscount: 0,
    employeeDiscount: 0,
    shippingCost: 5_95,
    cashOnDeliveryFee: 0,
    totalPrice: 40_94,
    pregeneratedErpNumber: null,
    canUsePackstationAddress: true,
    freeShippingReason: null,
    ...overrides,
  };
}

export function aVoucher(overrides: Partial<Voucher> = {}): Voucher {
  return {
    code: 'SOMMER',
    aliasCode: null,
    type: 'VALUE',
    value: 10_00,
    percentage: null,
    calculatedPercentageValue: null,
    progressiveDiscountInfo: null,
    restrictions: [],
    validFrom: null,
    validUntil: null,
    ...overrides,
  };
}

export function anOrderItem(overrides: Partial<OrderItem> = {}): OrderItem {
  return {
    sku: '432011001',
    baseProductNo: '432011',
    title: 'Gesichtscreme',
    brand: 'Aurelind',
    quantity: 1,
    singlePrice: 34_99,
    total: 34_99,
    variants: [],
    mediaUris: [],
    deliveryAddress: null,
    id: 'position-1',
    priceDate: '2026-11-02T10:15:00.000+00:00',
    deliveryTime: null,
    ...overrides,
  };
}

export function anOrder(overrides: Partial<Order> = {}): Order {
  return {
    id: '5f0000000001',
    number: '1000000001',
    pregeneratedErpNumber: '3000000001',
    externalCustomerId: '0123456',
    placedAt: '2026-11-02T10:15:00.000+00:00',
    updatedAt: '2026-11-02T10:15:20.000+00:00',
    currency: 'EUR',
    totalProductPrice: 34_99,
    shippingCosts: 5_95,
    totalVoucherDiscount: 0,
    employeeDiscount: 0,
    cashOnDeliveryFee: 0,
    totalPrice: 40_94,
    status: { code: 'ACCEPTED', label: 'angenommen' },
    items: [anOrderItem()],
    payment: { method: 'INVOICE' },
    deliveryAddress: null,
    salesChannel: '04',
    salesOffice: '4001',
    orderType: 'EXISTING_CUSTOMER_ORDER',
    orderSource: 'BACKOFFICE',
    isCancelable: true,
    deliveryStatus: null,
    trackingNumbers: [],
    sapOrderNumber: null,
    billNumber: null,
    createdBy: 'anna.beispiel',
    customerName: 'Erika Musterfrau',
    complaintFlag: null,
    statusHistory: [],
    ...overrides,
  };
}

/** One vacuum cleaner that Erika waits for. */
export function aWaitlistItem(overrides: Partial<WaitlistItem> = {}): WaitlistItem {
  return {
    id: 'waitlist-1',
    status: { code: 'CREATED', reason: null },
    sku: '454740001',
    product: { baseProductNo: '454740', name: 'Akku-Staubsauger', brand: 'Hejmlund', price: 179_99 },
    quantity: 1,
    shippingCosts: 5_95,
    totalPrice: 185_94,
    paymentMethod: 'INVOICE',
    createdAt: '2026-11-02T10:15:00.000+00:00',
    orderDate: null,
    cancellationReason: null,
    ...overrides,
  };
}
