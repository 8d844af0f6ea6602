import * as v from 'valibot';
import type { InvalidVoucher, Voucher } from '~/domain/offer/voucher';
import { idText, optionalAmount, optionalId, optionalText, readEach } from '../http/commonWire';
import { cleanText } from '../http/serviceError';
import type { WireVoucher } from './offerWire';

export function toVoucher(wire: v.InferOutput<typeof WireVoucher>): Voucher {
  return wire;
}

export const WireRedeemedVoucher = v.object({
  code: v.pipe(idText, v.nonEmpty()),
  redeemedAt: v.fallback(optionalText, null),
  orderNumber: v.fallback(optionalId, null),
  value: v.fallback(optionalAmount, null),
});

const serverText = v.pipe(
  v.unknown(),
  v.transform((text) => cleanText(text) ?? ''),
);

/** A refused code, by itself or with its reason. */
const WireInvalidVoucher = v.union([
  v.pipe(
    idText,
    v.transform((code) => ({ code, title: '', detail: '' })),
  ),
  v.object({
    code: v.nullish(idText, ''),
    title: v.optional(serverText, ''),
    detail: v.optional(serverText, ''),
  }),
]);
const list = v.fallback(v.nullish(v.array(v.unknown()), []), []);

const WireInvalidVouchers = v.object({ invalidVouchers: list, details: list });

/** The refused codes of a problem document: `invalid_vouchers` of an offer, `details` of a verification. */
export function toInvalidVouchers(body: unknown): readonly InvalidVoucher[] {
  const parsed = v.safeParse(WireInvalidVouchers, body);
  if (!parsed.success) return [];
  return readEach(WireInvalidVoucher, [...parsed.output.invalidVouchers, ...parsed.output.details]);
}
