/** Codes and lists of order handling whose values the specification leaves open (DECISIONS 9–11; CONTRACT §6). */
export const cancelReasonCodes = [
  'CUSTOMER_REQUEST',
  'WRONG_ITEM',
  'DOUBLE_ORDER',
  'DELIVERY_TOO_LONG',
  'OTHER',
] as const;

/** TV offers: the channel's name in the path `<channel>`, `<channel>_extra`, `<channel>_trend`. */
export const tvOfferChannel = 'hse';

/** Fixed placeholder customer id of the Swiss order entry's order-history search (spec 1 §1). */
export const swissHistoryCustomerId = '0000000';
