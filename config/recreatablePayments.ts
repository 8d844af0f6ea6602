/** Payments with which a rejected order may be recreated (REQ D3.1); the requirement does not name them (DECISIONS 11). */
export const recreatablePayments = [
  'INVOICE',
  'DIRECT_DEBIT',
  'CASH_ON_DELIVERY',
  'INSTALLMENTS',
  'INSTALLMENTS_FACTORING',
] as const;
