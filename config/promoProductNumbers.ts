/**
 * Promo product numbers and the delivery product number that each stands for, six digits each (REQ G5.4). The requirement does
 * not reproduce the tables: the operator's list goes here.
 */
export const promoProductNumbers: Readonly<Record<string, string>> = {};
