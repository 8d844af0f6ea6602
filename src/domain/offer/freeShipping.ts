/** Why an agent may waive the shipping costs (spec 2 §3). */
export const freeShippingReasons = ['VERARGERTERKD', 'SYSTEMFEHLER', 'UMTAUSCH'] as const;
export type FreeShippingReason = (typeof freeShippingReasons)[number];
