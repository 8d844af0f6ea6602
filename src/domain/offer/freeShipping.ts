/** Why an agent may waive the shipping costs (REQ C11.7). */
export const freeShippingReasons = ['VERARGERTERKD', 'SYSTEMFEHLER', 'UMTAUSCH'] as const;
export type FreeShippingReason = (typeof freeShippingReasons)[number];
