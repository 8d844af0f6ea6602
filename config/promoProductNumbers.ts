/**
 * Maps promo product numbers to delivery product numbers, six digits each (REQ G5.4). Empty because the requirement does not
 * reproduce the tables; the operator adds the entries.
 */
export const promoProductNumbers: Readonly<Record<string, string>> = {};
