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
