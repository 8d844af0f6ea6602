/** True with `RANDOM_RUNS=all` in the environment: tests run all of their cases, otherwise a part of them. */
export const triesAll = process.env.RANDOM_RUNS === 'all';

/**
 * Returns how many random cases to test: a sixteenth of `all`, which are the same in every run; with `RANDOM_RUNS=all` in the
 * environment all of them, which is the number in QUALITY 8, 10 and 11. `SEED` tries others.
 */
export const randomRuns = (all: number): number => (triesAll ? all : Math.ceil(all / 16));
