import type { InflightRejection } from '~/domain/order/inflightOrder';
import type { PlainTextKey } from '~/shared/i18n/i18n';
import './inflightTexts.de';

interface RejectionTexts {
  /** The text of what happened. */
  readonly headline: PlainTextKey;
  /** The text of what the agent has to do. */
  readonly instruction: PlainTextKey;
}

/** Texts for the reason why the voice computer handed over (REQ D1.4). */
export const rejectionTexts = {
  INVALID_BASE_PRODUCT_NUMBER_SELECTION: {
    headline: 'inflight.rejection.productNumber.headline',
    instruction: 'inflight.rejection.productNumber.instruction',
  },
  INVALID_PRODUCT_VARIANT_SELECTION: {
    headline: 'inflight.rejection.variant.headline',
    instruction: 'inflight.rejection.variant.instruction',
  },
  INVALID_CROSS_SELLING: {
    headline: 'inflight.rejection.crossSelling.headline',
    instruction: 'inflight.rejection.crossSelling.instruction',
  },
  INVALID_AUTHENTICATION: {
    headline: 'inflight.rejection.callerCheck.headline',
    instruction: 'inflight.rejection.callerCheck.instruction',
  },
  INVALID_VOUCHER_SELECTION: {
    headline: 'inflight.rejection.voucher.headline',
    instruction: 'inflight.rejection.voucher.instruction',
  },
  INVALID_ADDRESS_SELECTION: {
    headline: 'inflight.rejection.address.headline',
    instruction: 'inflight.rejection.address.instruction',
  },
  INVALID_PAYMENT_METHOD_SELECTION: {
    headline: 'inflight.rejection.payment.headline',
    instruction: 'inflight.rejection.payment.instruction',
  },
  INVALID_ORDER: {
    headline: 'inflight.rejection.order.headline',
    instruction: 'inflight.rejection.order.instruction',
  },
  TAKEBACK_BY_FORWARDER: {
    headline: 'inflight.rejection.takeBackByForwarder.headline',
    instruction: 'inflight.rejection.takeBackByForwarder.instruction',
  },
  TAKEBACK_BY_PARCEL: {
    headline: 'inflight.rejection.takeBackByParcel.headline',
    instruction: 'inflight.rejection.takeBackByParcel.instruction',
  },
  TAKEBACK_BY_BOTH: {
    headline: 'inflight.rejection.takeBackByBoth.headline',
    instruction: 'inflight.rejection.takeBackByBoth.instruction',
  },
  BASKET_NOT_FOUND: {
    headline: 'inflight.rejection.basketNotFound.headline',
    instruction: 'inflight.rejection.basketNotFound.instruction',
  },
  unknown: {
    headline: 'inflight.rejection.unknown.headline',
    instruction: 'inflight.rejection.unknown.instruction',
  },
} as const satisfies Record<InflightRejection, RejectionTexts>;

/** `info` for the question about an old device, which is no error; otherwise `error`. */
export function rejectionVariant(rejection: InflightRejection): 'info' | 'error' {
  return rejection.startsWith('TAKEBACK_') ? 'info' : 'error';
}
