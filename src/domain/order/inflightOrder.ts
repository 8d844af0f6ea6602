import type { PaymentMethod } from '~/domain/payment/payment';
import type { SalesChannelChoice } from './salesChannel';

/** The step at which the voice computer handed over (REQ D1.4). */
export const inflightSteps = [
  'INVALID_BASE_PRODUCT_NUMBER_SELECTION',
  'INVALID_PRODUCT_VARIANT_SELECTION',
  'INVALID_CROSS_SELLING',
  'INVALID_AUTHENTICATION',
  'INVALID_VOUCHER_SELECTION',
  'INVALID_ADDRESS_SELECTION',
  'INVALID_PAYMENT_METHOD_SELECTION',
  'INVALID_ORDER',
  'WEEE_TAKEBACK_HANDOVER',
  'BASKET_NOT_FOUND',
] as const;
export type InflightStep = (typeof inflightSteps)[number];

/** An order that a caller started with the voice computer (IVR); null fields are not set by the service. */
export interface InflightOrder {
  readonly code: string;
  /** `unknown`: a step that this version does not know; null: the caller asked for an agent. */
  readonly step: InflightStep | 'unknown' | null;
  /** The article that the caller asked for last. */
  readonly baseProductNo: string | null;
  readonly basketId: string | null;
  readonly customerNumber: string | null;
  readonly voucherCode: string | null;
  readonly paymentMethod: PaymentMethod | null;
  readonly sales: SalesChannelChoice | null;
}

export const inflightRejections = [
  ...inflightSteps.filter((step) => step !== 'WEEE_TAKEBACK_HANDOVER'),
  'TAKEBACK_BY_FORWARDER',
  'TAKEBACK_BY_PARCEL',
  'TAKEBACK_BY_BOTH',
  'unknown',
] as const;
/** The reason shown to the agent for a step; the take-back of old devices has three variants. */
export type InflightRejection = (typeof inflightRejections)[number];

/** The parts of an in-flight order that are loaded into the call, in this order. */
export const preloadSteps = ['basket', 'customer', 'voucher', 'payment'] as const;
export type PreloadStep = (typeof preloadSteps)[number];
