import * as v from 'valibot';
import type { InvalidVoucher } from '~/domain/offer/voucher';
import { shownAmount } from '../http/wireFigures';
import { id, idText, list, optionalText, optionalTime, readEach, text as wireText } from '../http/wireValues';
import { cleanText } from '../http/serviceError';

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

/** A refused code, by itself or with its reason, or the reason alone: codes have no blanks. */
const WireInvalidVoucher = v.union([
  v.pipe(
    idText,
    v.transform((sent) =>
      /\s/.test(sent.trim())
        ? { code: '', title: '', detail: cleanText(sent) ?? '' }
        : { code: sent, title: '', detail: '' },
    ),
  ),
  v.object({
    code: wireText,
    title: v.optional(serverText, ''),
    detail: v.optional(serverText, ''),
    message: v.optional(serverText, ''),
  }),
]);

function isReasonByCode(sent: unknown): boolean {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return false;
  // An object with one of these fields is a single refused code, not a list of reasons by code.
  if (['code', 'detail', 'message'].some((name) => name in sent)) return false;
  return Object.values(sent).every((reason) => typeof reason === 'string' || typeof reason === 'object');
}

/** A list of refused codes, or reasons per code; which code a reason is about is lost, because keys are converted. */
const refusedCodes = v.union([
  v.pipe(
    v.custom<Readonly<Record<string, unknown>>>(isReasonByCode),
    v.transform((reasons) =>
      Object.values(reasons)
        .flat()
        .map((reason) => (typeof reason === 'string' ? { code: '', detail: reason } : reason)),
    ),
  ),
  list,
]);

const WireInvalidVouchers = v.object({ invalidVouchers: list, details: v.optional(refusedCodes, []) });

/** The refused codes of a problem document: `invalid_vouchers` of an offer, `details` of a verification. */
export function toInvalidVouchers(body: unknown): readonly InvalidVoucher[] {
  const parsed = v.safeParse(WireInvalidVouchers, body);
  if (!parsed.success) return [];
  const { invalidVouchers, details } = parsed.output;
  return readEach(WireInvalidVoucher, [...invalidVouchers, ...details]).map(({ code, title, ...texts }) => ({
    code,
    title,
    detail: texts.detail === '' && 'message' in texts ? texts.message : texts.detail,
  }));
}
