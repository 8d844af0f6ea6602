import type { UseStore } from 'idb-keyval';

const databaseName = 'kontor';
const storeName = 'callJournals';

function connect(onGone: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(storeName);
    });
    request.addEventListener('error', () => {
      reject(request.error ?? new Error('IndexedDB cannot be opened'));
    });
    request.addEventListener('success', () => {
      const database = request.result;
      database.addEventListener('close', onGone);
      // Somebody wants to delete or upgrade it: with this connection open, that and every later opening would wait for ever.
      database.addEventListener('versionchange', () => {
        database.close();
        onGone();
      });
      resolve(database);
    });
  });
}

/** The database of the journals for idb-keyval: opened with the first access, and again where its connection is gone. */
export function journalDatabase(): UseStore {
  let opening: Promise<IDBDatabase> | null = null;
  const forget = (): void => {
    opening = null;
  };
  return async (mode, callback) => {
    opening ??= connect(forget);
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

/** How a piece of work ends, or `late` when that takes longer than `patience` milliseconds; it goes on all the same. */
export async function within<T>(work: Promise<T>, patience: number): Promise<Waited<T>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Waited<T>>((resolve) => {
    timer = setTimeout(() => {
      resolve({ kind: 'late' });
    }, patience);
  });
  const ended = work.then(
    (value): Waited<T> => ({ kind: 'done', value }),
    (): Waited<T> => ({ kind: 'failed' }),
  );
  const first = await Promise.race([ended, late]);
  clearTimeout(timer);
  return first;
}
