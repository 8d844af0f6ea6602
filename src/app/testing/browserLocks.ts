import { afterEach, beforeEach } from 'vitest';

/** The locks of one browser (`navigator.locks`). */
interface BrowserLocks {
  /** The names that are held. Removing one is what the end of its tab does; adding one is what another tab does. */
  readonly held: Set<string>;
  /** The names that were requested, in order. */
  readonly requested: string[];
}

type Work = () => unknown;

/** Gives each test of the file a browser's locks, none held. A request for a held one is refused at once, as if its signal had ended it. */
export function provideLocks(): BrowserLocks {
  const held = new Set<string>();
  const requested: string[] = [];
  const request = async (name: string, ...rest: readonly [Work] | readonly [LockOptions, Work]) => {
    requested.push(name);
    if (held.has(name)) throw new DOMException('held', 'AbortError');
    held.add(name);
    try {
      const work = rest.length === 1 ? rest[0] : rest[1];
      return await work();
    } finally {
      held.delete(name);
    }
  };
  const query = () => Promise.resolve({ held: [...held].map((name) => ({ name })) });
  beforeEach(() => {
    held.clear();
    requested.length = 0;
    Object.defineProperty(navigator, 'locks', { value: { request, query }, configurable: true });
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'locks');
  });
  return { held, requested };
}
