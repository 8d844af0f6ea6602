import { useScreenTitle } from '~/app/shell/pageTitle';
import { SignInCallbackPage } from '~/screens/signInCallback/SignInCallbackPage';
import { routeOf } from '~/app/routeTable';
import { useText } from '~/shared/i18n/i18n';

/** Renders the sign-in callback. Only a path that the application has is opened after the sign-in (DECISIONS 25). */
export function SignInCallbackRoute() {
  useScreenTitle(useText()('signIn.signIn'));
  return <SignInCallbackPage isRoute={isRoute} />;
}

function isRoute(pathname: string): boolean {
  return routeOf(pathname) !== undefined;
}
