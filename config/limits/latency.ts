/** How long a service may take for each step of a call before the agent is told what is being waited for (DECISIONS 252), in milliseconds. */
export const latencyBudgets = {
  login: 1_500,
  pin: 1_500,
  product: 1_000,
  basket: 1_000,
  offer: 1_500,
  preCheck: 1_500,
  order: 3_000,
  search: 1_500,
  list: 1_500,
  change: 2_000,
};
