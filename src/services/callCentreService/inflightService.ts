import * as v from 'valibot';
import { environmentOf } from '~config/environment';
import { knownSales } from '~config/salesChannels';
import type { InflightOrder } from '~/domain/order/inflightOrder';
import { readInflightStep } from '~/domain/order/inflightRejection';
import { isPaymentMethod } from '~/domain/payment/payment';
import type { SalesChannelChoice } from '~/domain/order/salesChannel';
import { idText, optionalId, optionalText } from '../http/commonWire';
import { request } from '../http/httpClient';
import { ServiceError } from '../http/serviceError';

const isStaging = environmentOf(import.meta.env.MODE) === 'staging';

/** Reads a malformed field as null, so that the other fields are kept; the agent asks the caller for what is missing. */
const WireInflightOrder = v.object({
  /** Required though not used: a response without it is no in-flight order. */
  code: idText,
  step: v.fallback(optionalText, null),
  baseProductNo: v.fallback(optionalId, null),
  basketId: v.fallback(optionalId, null),
  customer: v.fallback(v.nullish(v.object({ externalCustomerId: v.fallback(optionalId, null) }), null), null),
  voucherCode: v.fallback(optionalText, null),
  paymentMethod: v.fallback(optionalText, null),
  salesChannel: v.fallback(optionalId, null),
  salesOffice: v.fallback(optionalId, null),
});
type WireInflightOrder = v.InferOutput<typeof WireInflightOrder>;

/**
 * `GET /inflight-order?code=`: an order begun with the voice computer; null where there is none (REQ D1.1, CONTRACT
 * In-flight, bot, letters).
 */
export async function loadInflightOrder(code: string, signal?: AbortSignal): Promise<InflightOrder | null> {
  try {
    const wire = await request(
      { service: 'callCentre', method: 'GET', path: '/inflight-order', query: { code }, ...(signal && { signal }) },
      WireInflightOrder,
    );
    return toInflightOrder(code, wire);
  } catch (error) {
    if (error instanceof ServiceError && error.status === 404) return null;
    throw error;
  }
}

function toInflightOrder(code: string, wire: WireInflightOrder): InflightOrder {
  return {
    code,
    step: readInflightStep(wire.step),
    baseProductNo: filled(wire.baseProductNo),
    basketId: filled(wire.basketId),
    customerNumber: filled(wire.customer?.externalCustomerId ?? null),
    voucherCode: filled(wire.voucherCode),
    paymentMethod: isPaymentMethod(wire.paymentMethod) ? wire.paymentMethod : null,
    sales: salesOf(wire),
  };
}

/** An unknown channel or office falls back to TV (DECISIONS 2); without a channel the call keeps its own. */
function salesOf({ salesChannel, salesOffice }: WireInflightOrder): SalesChannelChoice | null {
  const channel = filled(salesChannel);
  return channel === null ? null : knownSales({ channel, office: filled(salesOffice) ?? '' }, isStaging);
}

function filled(text: string | null): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}
