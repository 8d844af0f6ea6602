import { isTimeVirtual, pass } from './virtualTime';

/** Milliseconds after which a part that is still busy is a failure. */
const patience = 8_000;
/** Milliseconds between two checks while the store does not change: late sagas load without an action. */
const interval = 5;

interface WatchedStore {
  subscribe(listener: () => void): () => void;
}

const stillBusy = (parts: readonly string[]): Error => new Error(`still under way: ${parts.join(', ')}`);

/**
 * Resolves once `busyParts` returns no names; asked again after each change of the store, when its promises have settled.
 * Rejects after `patience` with the names.
 */
export async function atRest(store: WatchedStore, busyParts: () => readonly string[]): Promise<void> {
  if (!isTimeVirtual()) return atRestInRealTime(store, busyParts);
  const began = performance.now();
  while (busyParts().length > 0) {
    if (performance.now() - began > patience) throw stillBusy(busyParts());
    await pass(1);
  }
}

function atRestInRealTime(store: WatchedStore, busyParts: () => readonly string[]): Promise<void> {
  if (busyParts().length === 0) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const began = performance.now();
    let isChecking = false;
    const stop = () => {
      unsubscribe();
      clearInterval(look);
    };
    const check = () => {
      isChecking = false;
      const parts = busyParts();
      const isLate = performance.now() - began > patience;
      if (parts.length > 0 && !isLate) return;
      stop();
      if (parts.length === 0) resolve();
      else reject(stillBusy(parts));
    };
    const look = setInterval(check, interval);
    const unsubscribe = store.subscribe(() => {
      if (isChecking) return;
      isChecking = true;
      setImmediate(check);
    });
  });
}
