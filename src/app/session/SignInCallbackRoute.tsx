import { SignInCallbackPage } from '~/screens/signInCallback/SignInCallbackPage';
import { routeOf } from '~/app/routeTable';

/** Renders the sign-in callback. Only a path that the application has is opened after the sign-in (DECISIONS 25). */
export function SignInCallbackRoute() {
  return <SignInCallbackPage isRoute={isRoute} />;
}

function isRoute(pathname: string): boolean {
  return routeOf(pathname) !== undefined;
}
