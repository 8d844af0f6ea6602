import { loadDesk } from '~/app/loadDesk';
import { useAgentDispatch } from '~/features/auth/agentContext';
import { authActions } from '~/features/auth/authSlice';
import { readTokens } from '~/features/auth/tokenStorage';
import { useText } from '~/shared/i18n/i18n';
import { UnauthorizedPage } from '~/screens/unauthorized/UnauthorizedPage';
import { useScreenTitle } from './pageTitle';

/** Has no guard: whether somebody is signed in is read from the stored token. */
export function UnauthorizedRoute() {
  const dispatch = useAgentDispatch();
  useScreenTitle(useText()('unauthorized.title'));
  const isSignedIn = readTokens().idToken !== null;
  return (
    <UnauthorizedPage
      hasOpenCall={async () => (await loadDesk()).hasOpenCall()}
      onSignOut={isSignedIn ? () => dispatch(authActions.signOutRequested()) : null}
    />
  );
}
