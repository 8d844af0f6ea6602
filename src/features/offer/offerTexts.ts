import type { FreeShippingReason } from '~/domain/offer/freeShipping';
import type { PriceChange } from '~/domain/offer/priceChanges';
import type { TextKey } from '~/shared/i18n/i18n';
import './offerTexts.de';

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
