import type { PaymentMethod } from '~/domain/payment/payment';
import type { SalesChannelChoice } from './salesChannel';
import { handOverOffered, type DeliveredItem } from '~/domain/basket/takeBack';

/** Why the voice computer gave up (REQ D1.4). */
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

/** An order that a caller began with the voice computer (IVR); null where it says nothing. */
export interface InflightOrder {
  readonly code: string;
  /** `unknown`: a step that this version does not know; null: the caller simply wanted to talk to an agent. */
  readonly step: InflightStep | 'unknown' | null;
  /** The article that was asked for last. */
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
/** What the agent is told of a step; the take-back of old devices has three variants. */
export type InflightRejection = (typeof inflightRejections)[number];

/** What the service calls the step. The take-back may carry a suffix, which says nothing that the basket does not say. */
export function readInflightStep(text: string | null): InflightOrder['step'] {
  const code = text?.trim() ?? '';
  if (code === '') return null;
  if (code.startsWith('WEEE_TAKEBACK_HANDOVER')) return 'WEEE_TAKEBACK_HANDOVER';
  return inflightSteps.find((step) => step === code) ?? 'unknown';
}

/** `articles`: what is in the basket, as far as it is known. */
export function inflightRejection(
  step: InflightOrder['step'],
  articles: readonly (DeliveredItem & { readonly weeeTakeBack: boolean })[],
): InflightRejection | null {
  if (step !== 'WEEE_TAKEBACK_HANDOVER') return step;
  const ways = new Set(articles.filter(({ weeeTakeBack }) => weeeTakeBack).map(handOverOffered));
  // Where nothing is known of the articles, the text that names both ways is never wrong.
  if (ways.size !== 1) return 'TAKEBACK_BY_BOTH';
  return ways.has('forwarder') ? 'TAKEBACK_BY_FORWARDER' : 'TAKEBACK_BY_PARCEL';
}

const aboutTheArticle: readonly InflightRejection[] = [
  'INVALID_BASE_PRODUCT_NUMBER_SELECTION',
  'INVALID_PRODUCT_VARIANT_SELECTION',
];

/** The number that goes with what the agent is told; null where the article is not the matter. */
export function rejectedArticle(rejection: InflightRejection, baseProductNo: string | null): string | null {
  return aboutTheArticle.includes(rejection) ? baseProductNo : null;
}

/** The code as it was typed or as it stood in the address: blanks are dropped. */
export function readInflightCode(typed: string): string {
  return typed.replaceAll(/\s/g, '');
}

/** What an in-flight order brings into the call, one after the other. */
export const preloadSteps = ['basket', 'customer', 'voucher', 'payment'] as const;
export type PreloadStep = (typeof preloadSteps)[number];
