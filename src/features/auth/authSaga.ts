import { buffers, eventChannel } from 'redux-saga';
import { call, put, select, take, takeEvery, takeLeading } from 'typed-redux-saga';
import type { Agent } from '~/domain/common/agent';
import { onSessionRefused } from '~/services/http/httpEvents';
import type { SignOutReason } from './authReasons';
import { authActions, selectAgent } from './authSlice';
import { ensureSignedIn } from './session';
import type { SessionOutcome } from './session';
import { watchSession } from './sessionEvents';
import type { SessionEvent } from './sessionEvents';
import { forcedSignOut, signOut } from './signOut';
import { wipeTab } from './wipe';

/** Synchronises the store with the session, whichever tab or request ended it. */
export function* authSaga() {
  const session = yield* call(() => eventChannel<SessionEvent>(watchSession, buffers.expanding(4)));
  const refused = yield* call(() => eventChannel<true>((emit) => onSessionRefused(() => emit(true))));
  yield* takeEvery(refused, endSession);
  yield* takeLeading(authActions.signOutRequested, chosenSignOut);
  try {
    while (true) {
      const event = yield* take(session);
      yield* call(followSession, event);
    }
  } finally {
    session.close();
    refused.close();
  }
}

function* endSession() {
  yield* call(forcedSignOut);
}

function* chosenSignOut() {
  yield* call(signOut);
}

function* followSession(event: SessionEvent) {
  const agent = yield* select(selectAgent);
  if (agent === null) return;
  if (event.kind === 'ended') {
    yield* put(authActions.signedOut(event.reason));
    return;
  }
  // A token was renewed, or another agent signed in in another tab, who must not see this agent's customers.
  const now = yield* call(ensureSignedIn);
  const reason = reasonToLeave(now, agent.username);
  if (reason === null) {
    if (now.kind === 'signedIn' && !isSameAgent(now.agent, agent)) yield* put(authActions.signedIn(now.agent));
    return;
  }
  // Clears only this tab: the tokens belong to the other agent.
  yield* call(() => wipeTab('forced'));
  yield* put(authActions.signedOut(reason));
}

function isSameAgent(one: Agent, other: Agent): boolean {
  return one.fullName === other.fullName && one.roles.join() === other.roles.join();
}

function reasonToLeave(session: SessionOutcome, username: string): SignOutReason | null {
  switch (session.kind) {
    case 'signedIn':
      return session.agent.username === username ? null : 'otherAgent';
    case 'redirectToLogin':
      return 'sessionEnded';
    case 'failed':
      // An unavailable key set does not invalidate the token.
      if (session.reason === 'keySetUnavailable') return null;
      return session.reason === 'providerUnavailable' ? 'providerUnavailable' : 'sessionEnded';
  }
}
