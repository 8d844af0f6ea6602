import type { PlainTextKey } from '~/shared/i18n/i18n';
import type { OfferFailure } from './offerSlice';
import '~/domain/order/orderWords.de';
import './offerFailureTexts.de';

/** Our text for each failure of an offer; the service's own detail follows it (REQ C6.6, C6.7, C6.10). */
export const offerFailureTexts = {
  addressCategory1: 'offer.failure.addressCategory1',
  billingAddressCategory1: 'order.failure.order_with_invoice_address_category1_not_allowed',
  payment: 'offer.failure.payment',
  timeout: 'offer.failure.timeout',
  emptyBasket: 'order.cart.isEmpty',
  voucher: 'offer.failure.voucher',
  basketNotFound: 'offer.failure.basketNotFound',
  basketNotReplaced: 'offer.failure.basketNotReplaced',
  refused: 'offer.failure.refused',
  unreachable: 'offer.failure.unreachable',
} as const satisfies Record<OfferFailure['kind'], PlainTextKey>;
