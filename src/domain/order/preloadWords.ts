import type { MissingReason } from './preload';
import './preloadWords.de';

/** Why an article of an order is not in the basket. */
export const missingReasonWords = {
  NOT_AVAILABLE_IN_COUNTRY: 'preload.missing.country',
  SUBSCRIPTION_ONLY: 'preload.missing.subscriptionOnly',
  ERP_PRODUCT_NOT_RELEASED: 'preload.missing.notReleased',
  ERP_PRODUCT_NOT_IN_SORTIMENT: 'preload.missing.discontinued',
  VARIANT_NOT_AVAILABLE: 'preload.missing.notAvailable',
  OUT_OF_STOCK: 'preload.missing.soldOut',
  notFound: 'preload.missing.notFound',
  notReserved: 'preload.missing.notReserved',
  quantityUnknown: 'preload.missing.quantityUnknown',
  basketFull: 'preload.missing.basketFull',
  failed: 'preload.missing.failed',
} as const satisfies Record<MissingReason, string>;
