import * as v from 'valibot';
import { id, optionalPart } from '../http/wireValues';

/** A code, alone or in an object. */
export const WireCode = v.union([
  id,
  v.pipe(
    v.object({ code: id }),
    v.transform(({ code }) => code),
  ),
]);

/** The service voucher of an order; none is null, missing or the placeholder of four dashes (REQ C11.7, C12.3). */
export const optionalServiceVoucher = v.pipe(
  optionalPart(WireCode),
  v.transform((code) => (code === '----' ? null : code)),
);
