import type { MissingReason, PreloadPart } from './preload';
import './preloadWords.de';

export const preloadPartWords = {
  basket: 'preload.step.basket',
  customer: 'preload.step.customer',
  deliveryAddress: 'preload.step.deliveryAddress',
  serviceVoucher: 'preload.step.serviceVoucher',
  voucher: 'preload.step.voucher',
  payment: 'preload.step.payment',
} as const satisfies Record<PreloadPart, string>;

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
  basketFull: 'preload.missing.basketFull',
  failed: 'preload.missing.failed',
} as const satisfies Record<MissingReason, string>;
