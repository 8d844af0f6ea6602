import { identityProvider } from '~config/endpoints';
import { isLeaving } from '~/features/auth/navigation';
import { selectAuthState } from '~/features/auth/authSlice';
import { noteDroppedText, noteTypedText, watchLine } from '~/features/auth/typedBeforeSignIn';
import { noteEndedSession } from '~/features/auth/undoneBeforeSignIn';
import { loadDesk } from '~/app/loadDesk';
import type { AgentStore } from './agentStore';
import { goTo } from './goTo';

/** Resolves with why the sign-in is not started; null: the page is being left. */
async function beginSignIn(path: string): Promise<unknown> {
  try {
    const { startSignInAgain } = await import('~/features/auth/signIn');
    return await startSignInAgain(path, true);
  } catch (notLoaded) {
    return notLoaded;
  }
}

/**
 * Closes the call when the session ends, then opens the sign-in callback or starts the sign-in again (DECISIONS 27, 34). Roles that
 * a renewed token changed take effect at once (REQ A3.5). `page`: the window.
 */
export function followSession(agentStore: Pick<AgentStore, 'getState' | 'subscribe'>, page: EventTarget): void {
  let before = selectAuthState(agentStore.getState());
  const isLineTyped = watchLine(page);
  page.addEventListener('pageshow', (event) => {
    const isRestored = 'persisted' in event && event.persisted === true;
    // Back from the provider: the browser may restore the page as it was left, which is empty then.
    if (isRestored && selectAuthState(agentStore.getState()).phase !== 'signedIn') location.reload();
  });
  agentStore.subscribe(() => {
    const was = before;
    const auth = selectAuthState(agentStore.getState());
    before = auth;
    if (was.phase !== 'signedIn') return;
    if (auth.phase === 'signedIn' && auth.agent !== was.agent) {
      void loadDesk().then(({ followRights }) => followRights(auth.agent));
    }
    if (auth.phase !== 'signedOut') return;
    noteEndedSession(was.agent.username);
    // Nothing is rendered from here to the page of the provider.
    const stopNoting = auth.reason === 'chosen' ? null : noteTypedText();
    if (auth.reason !== 'chosen' && isLineTyped()) noteDroppedText();
    void loadDesk().then(async ({ closeCall }) => {
      await closeCall(auth.reason === 'chosen' ? 'chosen' : 'forced');
      // The tab in which sign-out was chosen is navigating to the provider already.
      if (isLeaving()) return;
      if (auth.reason === 'chosen') {
        location.assign(identityProvider.callbackPath);
        return;
      }
      const path = `${location.pathname}${location.search}${location.hash}`;
      // When the sign-in is not started, the guard of this route fails for the same reason and shows it.
      if ((await beginSignIn(path)) === null) return;
      stopNoting?.();
      goTo(path);
    });
  });
}
