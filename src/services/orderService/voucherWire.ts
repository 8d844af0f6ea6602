import * as v from 'valibot';
import type { InvalidVoucher, Voucher } from '~/domain/offer/voucher';
import { shownAmount } from '../http/wireFigures';
import { id, idText, list, optionalText, optionalTime, readEach, text as wireText } from '../http/wireValues';
import { cleanText } from '../http/serviceError';
import type { WireVoucher } from './offerWire';

export function toVoucher(wire: v.InferOutput<typeof WireVoucher>): Voucher {
  return wire;
}

export const WireRedeemedVoucher = v.object({
  code: id,
  redeemedAt: optionalTime,
  orderNumber: optionalText,
  value: shownAmount,
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
    code: wireText,
    title: v.optional(serverText, ''),
    detail: v.optional(serverText, ''),
  }),
]);

const WireInvalidVouchers = v.object({ invalidVouchers: list, details: list });

/** The refused codes of a problem document: `invalid_vouchers` of an offer, `details` of a verification. */
export function toInvalidVouchers(body: unknown): readonly InvalidVoucher[] {
  const parsed = v.safeParse(WireInvalidVouchers, body);
  if (!parsed.success) return [];
  return readEach(WireInvalidVoucher, [...parsed.output.invalidVouchers, ...parsed.output.details]);
}
