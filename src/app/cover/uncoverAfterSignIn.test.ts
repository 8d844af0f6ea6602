// @vitest-environment jsdom
// @isolated: the key set of the identity provider is fetched once per page.
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { removeCover } from '~/features/auth/cover';
import { ensureSignedIn } from '~/features/auth/session';
import { writeTokens } from '~/features/auth/tokenStorage';
import { aProvider } from '~/features/testing/aProvider';
import { coverScreens, coveredSince, onCoverChanged } from './coverState';
import { uncoverAfterSignIn } from './uncoverAfterSignIn';

const server = setupServer();
let provider: Awaited<ReturnType<typeof aProvider>>;
const changed = vi.fn<() => void>();
const stops: (() => void)[] = [];

beforeAll(async () => {
  provider = await aProvider();
  server.use(...provider.handlers);
  server.listen();
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});
afterAll(() => {
  server.close();
});

async function signInElsewhere(username: string): Promise<void> {
  writeTokens({ idToken: await provider.anIdToken({ 'cognito:username': username }), refreshToken: null });
  removeCover();
  dispatchEvent(new StorageEvent('storage', { key: 'kontor.cover' }));
}

describe('a covered tab while another one signs in (DECISIONS 104, QUALITY 7)', () => {
  it('stays covered for another agent, and is uncovered once its own agent is verified', async () => {
    stops.push(onCoverChanged(changed), uncoverAfterSignIn('anna.beispiel'));
    writeTokens({ idToken: await provider.anIdToken({ 'cognito:username': 'anna.beispiel' }), refreshToken: null });
    coverScreens('anna.beispiel', () => Promise.resolve());
    expect(changed).toHaveBeenCalled();

    await signInElsewhere('bernd.backoffice');
    // Resolves after the check that the event has started.
    expect(await ensureSignedIn()).toMatchObject({ agent: { username: 'bernd.backoffice' } });
    expect(coveredSince()).not.toBeNull();

    await signInElsewhere('anna.beispiel');
    expect(coveredSince()).not.toBeNull();
    await vi.waitFor(() => {
      expect(coveredSince()).toBeNull();
    });
  });
});
