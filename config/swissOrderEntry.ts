/**
 * The Swiss order entry is the order entry with these settings (DECISIONS 20). The customer id by which its order history
 * is searched is a fixed placeholder that the requirement does not show (REQ D4.3).
 */
export const swissOrderEntry = {
  country: 'CH',
  payments: ['INVOICE'],
  historyCustomerId: '0000000',
} as const;
