import type { PaymentMethod } from '~/domain/payment/payment';
import type { SalesChannelChoice } from './salesChannel';
import { handOverOffered, type DeliveredItem } from '~/domain/basket/takeBack';

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

/** Parses the service's name of the step. Ignores a suffix of the take-back step, which the basket already implies. */
export function readInflightStep(text: string | null): InflightOrder['step'] {
  const code = text?.trim() ?? '';
  if (code === '') return null;
  if (code.startsWith('WEEE_TAKEBACK_HANDOVER')) return 'WEEE_TAKEBACK_HANDOVER';
  return inflightSteps.find((step) => step === code) ?? 'unknown';
}

/** Derives the reason to show; `articles`: the known articles of the basket. */
export function inflightRejection(
  step: InflightOrder['step'],
  articles: readonly (DeliveredItem & { readonly weeeTakeBack: boolean })[],
): InflightRejection | null {
  if (step !== 'WEEE_TAKEBACK_HANDOVER') return step;
  const ways = new Set(articles.filter(({ weeeTakeBack }) => weeeTakeBack).map(handOverOffered));
  // Without known articles the text that names both ways is always correct.
  if (ways.size !== 1) return 'TAKEBACK_BY_BOTH';
  return ways.has('forwarder') ? 'TAKEBACK_BY_FORWARDER' : 'TAKEBACK_BY_PARCEL';
}

const aboutTheArticle: readonly InflightRejection[] = [
  'INVALID_BASE_PRODUCT_NUMBER_SELECTION',
  'INVALID_PRODUCT_VARIANT_SELECTION',
];

/** The article number to show with the reason; null where the reason is not about an article. */
export function rejectedArticle(rejection: InflightRejection, baseProductNo: string | null): string | null {
  return aboutTheArticle.includes(rejection) ? baseProductNo : null;
}

/** Normalizes a code from the form or the address: drops blanks. */
export function readInflightCode(typed: string): string {
  return typed.replaceAll(/\s/g, '');
}

/** The parts of an in-flight order that are loaded into the call, in this order. */
export const preloadSteps = ['basket', 'customer', 'voucher', 'payment'] as const;
export type PreloadStep = (typeof preloadSteps)[number];
