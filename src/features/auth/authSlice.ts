import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Agent } from '~/domain/common/agent';
import type { SignOutReason } from './authReasons';

/** The signed-in agent, or why nobody is (REQ A1.3). */
export type AuthState =
  | { readonly phase: 'unknown' }
  | { readonly phase: 'signedOut'; readonly reason: SignOutReason }
  | { readonly phase: 'signedIn'; readonly agent: Agent };

function initialAuth(): AuthState {
  return { phase: 'unknown' };
}

export const authSlice = createSlice({
  name: 'auth',
  initialState: initialAuth,
  reducers: {
    /** The agent chose to sign out; unsaved work has been confirmed. */
    signOutRequested: () => undefined,
    signedIn: (_state, { payload }: PayloadAction<Agent>): AuthState => ({ phase: 'signedIn', agent: payload }),
    signedOut: (state, { payload }: PayloadAction<SignOutReason>): AuthState =>
      // Keeps the first reason; later ones are its consequences.
      state.phase === 'signedOut' ? state : { phase: 'signedOut', reason: payload },
  },
  selectors: {
    selectAuthState: (state) => state,
    selectAgent: (state) => (state.phase === 'signedIn' ? state.agent : null),
    selectUsername: (state) => (state.phase === 'signedIn' ? state.agent.username : null),
  },
});

export const authActions = authSlice.actions;
export const { selectAuthState, selectAgent, selectUsername } = authSlice.selectors;
