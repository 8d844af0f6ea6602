import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TokenOutcome } from '~/services/identityProvider/tokenService';
import type { TaskResult } from './exclusively';
import { createTokenRenewal } from './tokenRenewal';
import type { Renewal, TokenRenewal } from './tokenRenewal';
import type { StoredTokens } from './tokenStorage';

const wait = async (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** A provider whose refresh tokens can be used once or repeatedly. */
function aProvider(rotates: boolean, delay = 1) {
  let valid = 'refresh-0';
  let count = 0;
  return {
    count: () => count,
    refresh: async (refreshToken: string): Promise<TokenOutcome> => {
      await wait(delay);
      if (refreshToken !== valid) return { kind: 'refused' };
      count += 1;
      if (rotates) valid = `refresh-${String(count)}`;
      // Tokens issued in the same second are identical.
      return { kind: 'tokens', idToken: 'same-second', refreshToken: rotates ? valid : null };
    },
  };
}

/** A browser: one storage whose writes other tabs see late, and one lock. */
function aBrowser(provider: ReturnType<typeof aProvider>, visibleAfter = 5, hold = 10) {
  let written: StoredTokens = { idToken: 'old', refreshToken: 'refresh-0', stamp: '0' };
  let visible = written;
  let writings = 0;
  let lock: Promise<unknown> = Promise.resolve();

  function aTab(): TokenRenewal {
    let own: StoredTokens | null = null;
    const put = (tokens: StoredTokens): void => {
      written = tokens;
      own = tokens;
      setTimeout(() => {
        visible = tokens;
        own = null;
      }, visibleAfter);
    };
    return createTokenRenewal({
      read: () => own ?? visible,
      write: (tokens) => {
        writings += 1;
        put({ ...tokens, stamp: String(writings) });
        return true;
      },
      clear: () => {
        put({ idToken: null, refreshToken: null, stamp: null });
      },
      refresh: provider.refresh,
      exclusively: async <T>(task: () => Promise<TaskResult<T>>) =>
        new Promise<T>((resolve) => {
          lock = lock.then(async () => {
            const result = await task();
            resolve(result.value);
            if (result.hold > 0) await wait(hold);
          });
        }),
      sleep: async () => wait(0),
    });
  }
  return { aTab, stored: () => written };
}

describe('renewing in several tabs (QUALITY 2)', () => {
  // Virtual time: on a busy machine real timers of different durations fire in another order than they are due.
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Lets as much time pass as all of it needs. */
  async function inTime<T>(work: Promise<T>): Promise<T> {
    const [result] = await Promise.all([work, vi.advanceTimersByTimeAsync(1_000)]);
    return result;
  }

  it.each([
    [2, true],
    [2, false],
    [10, true],
    [10, false],
  ])('%i tabs at once, rotating %s: one refresh, nobody signed out', async (tabs, rotates) => {
    const races = Array.from({ length: 50 }, async () => {
      const provider = aProvider(rotates);
      const browser = aBrowser(provider);
      const renewals = Array.from({ length: tabs }, async () => {
        const tab = browser.aTab();
        const sentWith = tab.getIdToken();
        await wait(Math.random() * 3);
        return tab.renew(sentWith);
      });
      const outcomes = await Promise.all(renewals);
      expect(outcomes).toEqual(outcomes.map((): Renewal => ({ kind: 'renewed', idToken: 'same-second' })));
      expect(provider.count()).toBe(1);
      expect(browser.stored().refreshToken).toBe(rotates ? 'refresh-1' : 'refresh-0');
    });
    await inTime(Promise.all(races));
  });

  it('a second refusal of an identical token renews again', async () => {
    const provider = aProvider(true);
    const tab = aBrowser(provider).aTab();
    for (let round = 0; round < 3; round += 1) await inTime(tab.renew(tab.getIdToken()));
    expect(provider.count()).toBe(3);
  });

  it('a tab whose request is refused late uses the token that another tab has renewed since', async () => {
    const provider = aProvider(true, 5);
    const browser = aBrowser(provider, 0, 0);
    const [first, second] = [browser.aTab(), browser.aTab()];
    const sentWith = second.getIdToken();
    await inTime(first.renew(first.getIdToken()));
    expect(await inTime(second.renew(sentWith))).toEqual({ kind: 'renewed', idToken: 'same-second' });
    expect(provider.count()).toBe(1);
  });
});

describe('the response of the provider (QUALITY 3)', () => {
  function renewalWith(answers: readonly TokenOutcome[], refreshToken: string | null = 'refresh-0') {
    let tokens: StoredTokens = { idToken: 'old', refreshToken, stamp: '0' };
    const queue = [...answers];
    const refresh = vi.fn<(refreshToken: string) => Promise<TokenOutcome>>(() =>
      Promise.resolve(queue.shift() ?? { kind: 'unavailable' }),
    );
    const pauses: number[] = [];
    const renewal = createTokenRenewal({
      read: () => tokens,
      write: (written) => {
        tokens = { ...written, stamp: '1' };
        return true;
      },
      clear: () => {
        tokens = { idToken: null, refreshToken: null, stamp: null };
      },
      refresh,
      exclusively: async (task) => (await task()).value,
      sleep: (milliseconds) => {
        pauses.push(milliseconds);
        return Promise.resolve();
      },
    });
    return {
      renewal,
      refresh,
      pauses,
      tokens: () => tokens,
      signOut: () => (tokens = { idToken: null, refreshToken: null, stamp: null }),
    };
  }

  it('a new pair is stored', async () => {
    const { renewal, tokens } = renewalWith([{ kind: 'tokens', idToken: 'new', refreshToken: 'refresh-1' }]);
    expect(await renewal.renew('old')).toEqual({ kind: 'renewed', idToken: 'new' });
    expect(tokens()).toMatchObject({ idToken: 'new', refreshToken: 'refresh-1' });
  });

  it('an answer without refresh token keeps the old one', async () => {
    const { renewal, tokens } = renewalWith([{ kind: 'tokens', idToken: 'new', refreshToken: null }]);
    await renewal.renew('old');
    expect(tokens().refreshToken).toBe('refresh-0');
  });

  it('a refusal is final and removes both tokens', async () => {
    const { renewal, refresh, tokens } = renewalWith([{ kind: 'refused' }]);
    expect(await renewal.renew('old')).toEqual({ kind: 'refused' });
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(tokens()).toMatchObject({ idToken: null, refreshToken: null });
  });

  it('an unreachable provider is retried twice with growing pauses, then both tokens are removed', async () => {
    const { renewal, refresh, pauses, tokens } = renewalWith([]);
    expect(await renewal.renew('old')).toEqual({ kind: 'unavailable' });
    expect(refresh).toHaveBeenCalledTimes(3);
    expect(pauses).toEqual([500, 1_500]);
    expect(tokens()).toMatchObject({ idToken: null, refreshToken: null });
  });

  it('a provider that becomes available during the retries renews', async () => {
    const { renewal } = renewalWith([{ kind: 'unavailable' }, { kind: 'tokens', idToken: 'new', refreshToken: null }]);
    expect((await renewal.renew('old')).kind).toBe('renewed');
  });

  it('sends no request without a refresh token', async () => {
    const { renewal, refresh } = renewalWith([], null);
    expect(await renewal.renew('old')).toEqual({ kind: 'refused' });
    expect(refresh).not.toHaveBeenCalled();
  });

  it('a sign-out during the request is preserved', async () => {
    const parts = renewalWith([]);
    parts.refresh.mockImplementation(() => {
      parts.signOut();
      return Promise.resolve({ kind: 'tokens', idToken: 'new', refreshToken: 'refresh-1' });
    });
    expect(await parts.renewal.renew('old')).toEqual({ kind: 'refused' });
    expect(parts.tokens().idToken).toBeNull();
  });
});
