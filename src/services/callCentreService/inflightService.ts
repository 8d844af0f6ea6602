import * as v from 'valibot';
import { knownSales } from '~config/salesChannels';
import { memberOf } from '~/domain/common/memberOf';
import type { InflightOrder } from '~/domain/order/inflightOrder';
import { readInflightStep } from '~/domain/order/inflightRejection';
import { paymentMethods } from '~/domain/payment/payment';
import type { SalesChannelChoice } from '~/domain/order/salesChannel';
import { requestFound } from '../http/httpClient';
import { optionalPart, optionalText, customerNumber } from '../http/wireValues';

/** Reads a malformed field as null, so that the other fields are kept; the agent asks the caller for what is missing. */
const WireInflightFields = v.object({
  code: optionalText,
  step: optionalText,
  baseProductNo: optionalText,
  basketId: optionalText,
  customer: optionalPart(
    v.union([
      customerNumber,
      v.pipe(
        v.object({ externalCustomerId: customerNumber }),
        v.transform(({ externalCustomerId }) => externalCustomerId),
      ),
    ]),
  ),
  voucherCode: optionalText,
  paymentMethod: optionalText,
  salesChannel: optionalText,
  salesOffice: optionalText,
});
/** A response with none of the fields is no in-flight order. */
const WireInflightOrder = v.pipe(
  WireInflightFields,
  v.check((order) => Object.values(order).some((field) => field !== null)),
);
type WireInflightOrder = v.InferOutput<typeof WireInflightOrder>;

/**
 * `GET /inflight-order?code=`: an order begun with the voice computer; null where there is none (REQ D1.1, CONTRACT
 * In-flight, bot, letters).
 */
export async function loadInflightOrder(code: string, signal?: AbortSignal): Promise<InflightOrder | null> {
  const wire = await requestFound(
    { service: 'callCentre', method: 'GET', path: '/inflight-order', query: { code }, signal },
    WireInflightOrder,
    null,
  );
  return wire === null ? null : toInflightOrder(code, wire);
}

function toInflightOrder(code: string, wire: WireInflightOrder): InflightOrder {
  return {
    code,
    step: readInflightStep(wire.step),
    baseProductNo: filled(wire.baseProductNo),
    basketId: filled(wire.basketId),
    customerNumber: filled(wire.customer),
    voucherCode: filled(wire.voucherCode),
    paymentMethod: memberOf(paymentMethods, wire.paymentMethod),
    sales: salesOf(wire),
  };
}

/** An unknown channel falls back to TV, an unknown office to that of its channel (DECISIONS 2, 280); without a channel the call keeps its own. */
function salesOf({ salesChannel, salesOffice }: WireInflightOrder): SalesChannelChoice | null {
  const channel = filled(salesChannel);
  return channel === null ? null : knownSales({ channel, office: filled(salesOffice) ?? '' });
}

function filled(text: string | null): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}
