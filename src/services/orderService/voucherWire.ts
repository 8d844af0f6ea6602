import * as v from 'valibot';
import type { InvalidVoucher, Voucher } from '~/domain/offer/voucher';
import { idText, optionalAmount, optionalId, optionalText } from '../http/commonWire';
import type { WireVoucher } from './offerWire';

export function toVoucher(wire: v.InferOutput<typeof WireVoucher>): Voucher {
  return wire;
}

export const WireRedeemedVoucher = v.object({
  code: v.pipe(idText, v.nonEmpty()),
  redeemedAt: optionalText,
  orderNumber: optionalId,
  value: optionalAmount,
});

const WireInvalidVoucher = v.object({
  code: v.nullish(idText, ''),
  title: v.nullish(v.string(), ''),
  detail: v.nullish(v.string(), ''),
});

const WireInvalidVouchers = v.object({
  invalidVouchers: v.nullish(v.array(WireInvalidVoucher), []),
  details: v.nullish(v.array(WireInvalidVoucher), []),
});

/** The refused codes of a problem document: `invalid_vouchers` of an offer, `details` of a verification. */
export function toInvalidVouchers(body: unknown): readonly InvalidVoucher[] {
  const parsed = v.safeParse(WireInvalidVouchers, body);
  return parsed.success ? [...parsed.output.invalidVouchers, ...parsed.output.details] : [];
}
