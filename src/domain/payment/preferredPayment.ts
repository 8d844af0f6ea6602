import type { PaymentMethod } from './payment';

export type PreferredPaymentProblem = 'onlineShopOnly' | 'needsBankDetails';

const onlineShopOnly: readonly PaymentMethod[] = ['PAYPAL', 'CREDIT_CARD'];
const needBankDetails: readonly PaymentMethod[] = ['INSTALLMENTS', 'INSTALLMENTS_FACTORING', 'DIRECT_DEBIT'];

/** Why a payment method cannot be stored as preferred (REQ B12.1, B12.2). */
export function preferredPaymentProblem(
  method: PaymentMethod,
  hasBankingDetails: boolean,
): PreferredPaymentProblem | null {
  if (onlineShopOnly.includes(method)) return 'onlineShopOnly';
  return needBankDetails.includes(method) && !hasBankingDetails ? 'needsBankDetails' : null;
}
