// The wire types of the call-centre service: hand-overs of the voice computer and the phone bot.

import type { WirePaymentMethod } from '../common/wireTypes.ts';

export const INFLIGHT_STEPS = [
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
export type InflightStep = (typeof INFLIGHT_STEPS)[number];

export interface WireInflightOrder {
  code: string;
  step: InflightStep | null;
  base_product_no: string;
  basket_id: string;
  customer: { external_customer_id: string };
  voucher_code?: string;
  payment_method?: WirePaymentMethod;
  sales_channel: string;
  sales_office: string;
}

export const BOT_CODES = [
  'INVALID_AUTHENTICATION',
  'INVALID_ORDER_SELECTION',
  'INVALID_RETURN_SELECTION',
  'ASK_FOR_AGENT',
  'ERROR_GENERAL',
  'ERROR_TRACKING',
  'ERROR_RETURNLABEL',
  'ERROR_RETURNTRACKING',
] as const;
export type BotCode = (typeof BOT_CODES)[number];

export interface WireBotRequest {
  code: BotCode;
  customer_number: string;
  authenticated: boolean;
  hand_over_reason: string;
  comment: string;
  external_order_id?: string;
}
