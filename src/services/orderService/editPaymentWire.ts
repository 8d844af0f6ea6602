import * as v from 'valibot';
import type { EditPayment } from '~/domain/order/editOrder';
import { dueDays, paymentMethods, type DueDay } from '~/domain/payment/payment';
import { numberOf, shownAmount } from '../http/wireFigures';
import { codeText, optionalNumber, optionalPart, optionalText } from '../http/wireValues';

export const dueDay = v.fallback(numberOf(dueDays), null);

const WirePayment = v.object({
  method: codeText(paymentMethods),
  type: codeText(paymentMethods),
  dueDay,
  installmentCount: optionalNumber,
  installment: shownAmount,
  totalGrossAmount: shownAmount,
  calculationId: optionalText,
  maskedIban: optionalText,
});

/** The payment as an object or as the name of its method. */
export const optionalPayment = optionalPart(
  v.pipe(
    v.unknown(),
    v.transform((sent) => (typeof sent === 'string' ? { method: sent } : sent)),
    WirePayment,
  ),
);

/** `ofOffer`: the due day where the payment names none. Null without a method. */
export function toPayment(wire: v.InferOutput<typeof optionalPayment>, ofOffer: DueDay | null): EditPayment | null {
  if (wire === null) return null;
  const { installmentCount: count, dueDay: own, method, type, ...others } = wire;
  if (method === '' && type === '') return null;
  return { ...others, method: method || type, dueDay: own ?? ofOffer, count };
}
