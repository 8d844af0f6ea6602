import type { FreeShippingReason } from '~/domain/freeShipping';
import type { PriceChange } from '~/domain/priceChanges';
import type { TextKey } from '~/shared/i18n/i18n';
import type { OfferFailure } from './offerSlice';

export const priceChangeTexts = {
  products: 'offer.change.products',
  voucher: 'offer.change.voucher',
  employeeDiscount: 'offer.change.employeeDiscount',
  shipping: 'offer.change.shipping',
  cashOnDeliveryFee: 'offer.change.cashOnDeliveryFee',
} as const satisfies Record<PriceChange['figure'], TextKey>;

export const freeShippingTexts = {
  VERARGERTERKD: 'offer.freeShipping.VERARGERTERKD',
  SYSTEMFEHLER: 'offer.freeShipping.SYSTEMFEHLER',
  UMTAUSCH: 'offer.freeShipping.UMTAUSCH',
} as const satisfies Record<FreeShippingReason, TextKey>;

/** Our sentence for each failure of an offer; the service's own detail stands behind it (spec 2 §8). */
export const offerFailureTexts = {
  addressCategory1: 'offer.failure.addressCategory1',
  billingAddressCategory1: 'order.failure.order_with_invoice_address_category1_not_allowed',
  payment: 'offer.failure.payment',
  timeout: 'offer.failure.timeout',
  emptyBasket: 'order.cart.isEmpty',
  voucher: 'offer.failure.voucher',
  basketNotFound: 'offer.failure.basketNotFound',
  refused: 'offer.failure.refused',
  unreachable: 'offer.failure.unreachable',
} as const satisfies Record<OfferFailure['kind'], TextKey>;
