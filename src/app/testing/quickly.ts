import type { limits } from '~config/limits';

/** The limits with the waiting taken out, for tests that go through hundreds of calls: `vi.mock('~config/limits', …)`. */
export async function quickLimits(original: () => Promise<{ limits: typeof limits }>) {
  const { limits: real } = await original();
  return {
    limits: { ...real, offerDebounce: 1, suggestionDebounce: 1, requestTimeout: 2_000, submissionTimeout: 2_000 },
  };
}
