import type { WireProductLink } from '../db/subscription/wireSubscriptionTypes.ts';

/** The link of the face cream with its subscription. */
export function aWireProductLink(overrides: Partial<WireProductLink> = {}): WireProductLink {
  return {
    id: 'lnk-001',
    subscription_product: '532011',
    delivery_product: '432011',
    regular_products: [],
    description: 'Gesichtscreme 100 ml im Abo',
    article_description: 'Abonnement: Gesichtscreme 100 ml im Abo',
    brand: 'Aurelind',
    product_line: 'Basis',
    category: 'Beauty',
    contract_number: '800001',
    price: 29.99,
    status: 'ACTIVE',
    meta_info: {
      created_by: 'bernd.backoffice',
      created_at: '2025-10-18T10:00:00.000+00:00',
      edited_by: null,
      edited_at: null,
    },
    countries_exclusion: [],
    ...overrides,
  };
}
