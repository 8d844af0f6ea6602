import { memberOf } from '~/domain/common/memberOf';
import { isPaymentMethod, otherPaymentMethods } from '~/domain/payment/payment';
import type { Translate } from '~/shared/i18n/i18n';
import '~/domain/payment/paymentMethodWords.de';

/** Returns the name of the payment method with this code; an unknown code unchanged. */
export function paymentMethodText(method: string, t: Translate): string {
  if (isPaymentMethod(method)) return t(`payment.method.${method}`);
  const other = memberOf(otherPaymentMethods, method);
  return other === null ? method : t(`payment.otherMethod.${other}`);
}
