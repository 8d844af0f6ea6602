/** The steps of a call that an agent waits for; each has a budget in `config/limits/latency.ts` (DECISIONS 252). */
export const steps = [
  'login',
  'pin',
  'product',
  'basket',
  'offer',
  'preCheck',
  'order',
  'search',
  'list',
  'change',
] as const;

export type Step = (typeof steps)[number];
