/**
 * How many random cases a property is tested with: a quarter of `all` in each run of the checks, others every time; all of them with
 * `RANDOM_RUNS=all` in the environment, as QUALITY 8, 10 and 11 promise them.
 */
export const randomRuns = (all: number): number => (process.env.RANDOM_RUNS === 'all' ? all : Math.ceil(all / 4));
