import { redirect, type MiddlewareFunction } from 'react-router';
import type { Agent } from '~/domain/common/agent';
import { authActions, selectAgent } from '~/features/auth/authSlice';
import type { SignInFailure } from '~/features/auth/authReasons';
import { ensureSignedIn, hasSessionEnded } from '~/features/auth/session';
import { forcedSignOut } from '~/features/auth/signOut';
import { readTokens } from '~/features/auth/tokenStorage';
import { noteDroppedText, takeDroppedText } from '~/features/auth/typedBeforeSignIn';
import { isOwnSession, takeUndone } from '~/features/auth/undoneBeforeSignIn';
import { dropEarlyKeys } from '~/shared/keyboard/earlyKeys';
import { notify } from '~/shared/notify/notices';
import type { AgentStore } from './agentStore';
import { loadDesk } from '~/app/loadDesk';
import { mayOpen } from './access';
import '~/app/boot/bootTexts.de';
import type { AppRoute } from '~/app/routeTable';

export interface Guards {
  /**
   * Resolves once a token was found or the check has ended. The router starts to load a route's code before its middleware has
   * run; code that waits for this is not loaded on the way to the provider's page.
   */
  readonly checked: Promise<void>;
  /**
   * Requires a verified token, renewed silently where possible; redirects to the provider's login otherwise (REQ A3.2), also where
   * the token of a signed-in agent has expired meanwhile and cannot be renewed.
   */
  readonly signedIn: MiddlewareFunction;
  /** Opens a call when an agent is signed in; the route is rendered in either case. */
  readonly anybody: MiddlewareFunction;
  /** Redirects to /unauthorized unless the agent may open the route. */
  readonly needs: (route: AppRoute) => MiddlewareFunction;
}

/** Guards run before a screen is rendered, on every navigation. */
export function createGuards(agentStore: AgentStore): Guards {
  let endCheck: () => void = () => undefined;
  const checked = new Promise<void>((resolve) => {
    endCheck = resolve;
  });
  const signedIn: MiddlewareFunction = async ({ request }, next) => {
    const known = selectAgent(agentStore.getState());
    if (known !== null && (await hasSessionEnded())) return endSession();
    // The desk is preloaded while a token is checked; without a token the provider's page comes next.
    if (known !== null || hasToken()) {
      endCheck();
      void loadDesk().catch(() => undefined);
    }
    // `finally`: a failed check has to end too, because the router shows its error only after the route's code has loaded or failed.
    const agent = known ?? (await checkSession(agentStore, request).finally(endCheck));
    const { openCall } = await loadDesk();
    await openCall(agent);
    tellWhatWasDropped(agent);
    return next();
  };
  const anybody: MiddlewareFunction = async (_args, next) => {
    let agent = selectAgent(agentStore.getState());
    if (agent === null && hasToken()) {
      const session = await ensureSignedIn();
      if (session.kind === 'signedIn') {
        agentStore.dispatch(authActions.signedIn(session.agent));
        ({ agent } = session);
      }
    }
    if (agent !== null) {
      const { openCall } = await loadDesk();
      await openCall(agent);
    }
    return next();
  };
  const needs =
    (route: AppRoute): MiddlewareFunction =>
    (_args, next) => {
      const agent = selectAgent(agentStore.getState());
      if (agent === null || !mayOpen(route, agent)) throw redirect('/unauthorized');
      return next();
    };
  return { checked, signedIn, anybody, needs };
}

function hasToken(): boolean {
  const { idToken, refreshToken } = readTokens();
  return idToken !== null || refreshToken !== null;
}

async function checkSession(agentStore: AgentStore, request: Request): Promise<Agent> {
  const session = await ensureSignedIn();
  switch (session.kind) {
    case 'signedIn':
      agentStore.dispatch(authActions.signedIn(session.agent));
      return session.agent;
    case 'failed':
      throw new SignInProblem(session.reason);
    case 'redirectToLogin': {
      if (dropEarlyKeys()) noteDroppedText();
      const { pathname, search, hash } = new URL(request.url);
      // Signed-in agents, who are most, do not load it.
      const { startSignInAgain } = await import('~/features/auth/signIn');
      const problem = await startSignInAgain(`${pathname}${search}${hash}`, false);
      if (problem !== null) throw new SignInProblem(problem);
      // The browser is navigating to the provider: never resolves, so that nothing is rendered.
      return new Promise<never>(() => undefined);
    }
  }
}

/**
 * Tells the agent that what was typed before the sign-in has to be typed again, and what was not done because of it; another agent than
 * the one before it is told nothing.
 */
function tellWhatWasDropped({ username }: Agent): void {
  const undone = takeUndone();
  const isTextDropped = takeDroppedText();
  if (!isOwnSession(username)) return;
  for (const plain of undone) notify({ variant: 'error', text: { plain } });
  if (isTextDropped) notify({ variant: 'info', text: { key: 'start.typedBeforeSignIn' } });
}

/** Signs the agent out, which saves the call and starts the sign-in; never resolves, so that nothing is rendered meanwhile. */
function endSession(): Promise<never> {
  forcedSignOut();
  return new Promise<never>(() => undefined);
}

/** Why nobody could be signed in; shown by ScreenFailed. */
export class SignInProblem extends Error {
  readonly reason: SignInFailure;

  constructor(reason: SignInFailure) {
    super(`sign-in failed: ${reason}`);
    this.reason = reason;
  }
}
