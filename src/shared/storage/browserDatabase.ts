import type { UseStore } from 'idb-keyval';

function connect(name: string, storeName: string, onGone: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB cannot be opened')));
    request.addEventListener('success', () => {
      const database = request.result;
      database.addEventListener('close', onGone);
      // Another tab wants to delete or upgrade the database: an open connection would block that and every later opening.
      database.addEventListener('versionchange', () => {
        database.close();
        onGone();
      });
      resolve(database);
    });
  });
}

/** A database with one store, for idb-keyval. Connects at the first access, and again after the connection closed or failed. */
export function browserDatabase(name: string, storeName: string): UseStore {
  let opening: Promise<IDBDatabase> | null = null;
  const forget = (): void => {
    opening = null;
  };
  return async (mode, callback) => {
    opening ??= connect(name, storeName, forget);
    let database: IDBDatabase;
    try {
      database = await opening;
    } catch (error) {
      forget();
      throw error;
    }
    return callback(database.transaction(storeName, mode).objectStore(storeName));
  };
}

export type Waited<T> = { readonly kind: 'done'; readonly value: T } | { readonly kind: 'failed' | 'late' };

/** Resolves with the outcome of `work`, or with `late` after `patience` milliseconds while `work` continues. Never rejects. */
export async function within<T>(work: Promise<T>, patience: number): Promise<Waited<T>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Waited<T>>((resolve) => {
    timer = setTimeout(() => resolve({ kind: 'late' }), patience);
  });
  const ended = work.then(
    (value): Waited<T> => ({ kind: 'done', value }),
    (): Waited<T> => ({ kind: 'failed' }),
  );
  const first = await Promise.race([ended, late]);
  clearTimeout(timer);
  return first;
}
