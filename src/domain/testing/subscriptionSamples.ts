import type { ProductLink } from '~/domain/subscription/productLink';
import type { ReportItem } from '~/domain/subscription/productReport';

export function aProductLink(overrides: Partial<ProductLink> = {}): ProductLink {
  return {
    id: 'lnk-001',
    subscriptionProduct: '532011',
    deliveryProduct: '432011',
    regularProducts: [],
    description: 'Gesichtscreme 100 ml im Abo',
    articleDescription: 'Abonnement: Gesichtscreme 100 ml',
    brand: 'Aurelind',
    productLine: 'Basis',
    category: 'Beauty',
    contractNumber: '800001',
    price: 29_99,
    status: 'ACTIVE',
    metaInfo: {
      createdBy: 'bernd.backoffice',
      createdAt: '2025-10-18T10:00:00.000+00:00',
      editedBy: '',
      editedAt: '',
    },
    countriesExclusion: [],
    ...overrides,
  };
}

export function aReportItem(overrides: Partial<ReportItem> = {}): ReportItem {
  return {
    id: 'report-543015',
    productNo: '543015',
    name: 'Magnesium 180 Kapseln im Abo',
    activeSubscriptions: 100,
    newSubscriptions: 12,
    cancelledSubscriptions: 4,
    floorSales: 2_499_00,
    price: 24_99,
    stockDelays: [{ month: '2026-11', quantity: 3 }],
    note: '',
    ...overrides,
  };
}
