/**
 * The service voucher that waives the shipping costs, by reason. The requirement does not show the codes of an
 * environment (REQ C11.7): the reason's own name stands for it until the operator's codes replace it.
 */
export const serviceVoucherCodes = {
  VERARGERTERKD: 'VERARGERTERKD',
  SYSTEMFEHLER: 'SYSTEMFEHLER',
  UMTAUSCH: 'UMTAUSCH',
} as const;
