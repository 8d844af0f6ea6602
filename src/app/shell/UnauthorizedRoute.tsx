import { loadDesk } from '~/app/loadDesk';
import { useAgentDispatch } from '~/features/auth/agentContext';
import { authActions } from '~/features/auth/authSlice';
import { readTokens } from '~/features/auth/tokenStorage';
import { UnauthorizedPage } from '~/screens/unauthorized/UnauthorizedPage';

/** Has no guard: whether somebody is signed in is read from the stored token. */
export function UnauthorizedRoute() {
  const dispatch = useAgentDispatch();
  const isSignedIn = readTokens().idToken !== null;
  return (
    <UnauthorizedPage
      hasOpenCall={async () => (await loadDesk()).hasOpenCall()}
      onSignOut={isSignedIn ? () => dispatch(authActions.signOutRequested()) : null}
    />
  );
}
