import { recordRequests } from './leftovers.ts';

/** In-memory `Storage` for tests without a document. */
class MemoryStorage implements Storage {
  readonly #entries = new Map<string, string>();

  get length(): number {
    return this.#entries.size;
  }

  clear(): void {
    this.#entries.clear();
  }

  getItem(key: string): string | null {
    return this.#entries.get(key) ?? null;
  }

  key(index: number): string | null {
    return [...this.#entries.keys()][index] ?? null;
  }

  removeItem(key: string): void {
    this.#entries.delete(key);
  }

  setItem(key: string, value: string): void {
    this.#entries.set(key, value);
  }
}

const standIns = {
  localStorage: new MemoryStorage(),
  sessionStorage: new MemoryStorage(),
  location: new URL('http://localhost:3000/'),
};

for (const [name, value] of Object.entries(standIns)) {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

recordRequests();

/** Without a document nothing is rendered, so there is nothing to unmount. */
export function afterTest(): Promise<void> {
  return Promise.resolve();
}
