/**
 * Runs `turn` while no other tab runs one of the same name; at once where there are no locks, or where they are refused. `signal`
 * ends the waiting, not the turn. @throws what `turn` throws, and when aborted while it waits.
 */
export async function inTurn<T>(name: string, signal: AbortSignal, turn: () => Promise<T>): Promise<T> {
  const { locks } = (globalThis as { readonly navigator?: Partial<Pick<Navigator, 'locks'>> }).navigator ?? {};
  if (locks === undefined) return turn();
  const state = { hasBegun: false };
  try {
    return await locks.request(name, { signal }, () => {
      state.hasBegun = true;
      return turn();
    });
  } catch (error) {
    if (state.hasBegun || signal.aborted) throw error;
    return turn();
  }
}
