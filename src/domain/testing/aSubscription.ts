import type { NewSubscription, Subscription } from '~/domain/subscription/subscription';
import { defaultOverviewFilters, sentFilters, type SentFilters } from '~/domain/subscription/overview';
import { aPostalAddress } from './samples';

/** Erika's subscription of magnesium, every two months by invoice. */
export function aSubscription(overrides: Partial<Subscription> = {}): Subscription {
  return {
    id: 'abo-7000001',
    contractNumber: '6000001',
    externalCustomerId: '0123456',
    status: {
      type: 'ACTIVE',
      code: 'ACTIVE',
      agentUsername: 'anna.beispiel',
      timestamp: '2026-11-02T10:15:05.000Z',
      reason: null,
      failure: null,
    },
    product: {
      baseProductNo: '543015',
      name: 'Magnesium 180 Kapseln im Abo',
      brand: 'Vitarund',
      status: 'ACTIVE',
      deliveryProductNo: '443015',
    },
    details: {
      product: { sku: '543015001', quantity: 1, price: 24_99 },
      payment: { method: 'INVOICE', accountHolder: null, maskedIban: null, bankName: null },
      deliveryAddress: null,
      salesChannel: '04',
      salesOffice: '4001',
      sourceChannel: 'ECOM',
      shippingCost: 5_95,
    },
    aboInfo: {
      aboNumber: '7000001',
      rotation: 'TWO_MONTHS',
      startIn: 'TODAY',
      nextOrderDate: '2027-01-02',
      previousOrderDate: '2026-11-02',
    },
    promoOrderNumber: '443015',
    deliveryOrderNumber: '543015',
    price: 24_99,
    total: 30_94,
    createdAt: '2026-11-02T10:15:00.000Z',
    updatedAt: '2026-11-02T10:15:00.000Z',
    note: null,
    ...overrides,
  };
}

/** The same with another status. */
export function aSubscriptionWith(status: Partial<Subscription['status']>, id = 'abo-7000001'): Subscription {
  const sample = aSubscription({ id });
  return { ...sample, status: { ...sample.status, ...status } };
}

/** A subscription to create, for the first customer of the sample data. */
export function aNewSubscription(overrides: Partial<NewSubscription> = {}): NewSubscription {
  return {
    externalCustomerId: '0123456',
    product: { sku: '543015001', quantity: 1, price: 24_99 },
    payment: { method: 'INVOICE' },
    deliveryAddress: aPostalAddress(),
    aboInfo: { rotation: 'TWO_MONTHS', startIn: 'TODAY', nextOrderDate: '2999-01-01' },
    salesChannel: '04',
    salesOffice: '4001',
    sourceChannel: 'ECOM',
    ...overrides,
  };
}

/** The filters of the overview that find the active subscriptions of this delivery product. */
export function filtersOfMagnesium(): SentFilters {
  return sentFilters(
    {
      ...defaultOverviewFilters,
      status: 'ACTIVE',
      keywords: ['443015'],
      keywordType: 'DELIVERY_PRODUCT_NO',
      deliveryProductNo: '443015',
    },
    new Date('2026-11-22T12:00:00Z'),
  );
}
