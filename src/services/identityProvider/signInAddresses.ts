import { identityProvider } from '~config/endpoints';

/**
 * Where the identity provider sends the agent back to, after signing in and after signing out (REQ A1.1, A18.1,
 * CONTRACT 4).
 */
export function callbackAddress(origin: string): string {
  return `${origin}${identityProvider.callbackPath}`;
}

/**
 * The provider's sign-in page. `asksAgain`: also where the provider has a session of the agent (`prompt=login`, and `max_age=0`,
 * which makes the provider say when the agent signed in).
 */
export function loginAddress(attempt: {
  origin: string;
  state: string;
  challenge: string;
  asksAgain: boolean;
}): string {
  return addressOf(identityProvider.loginPath, {
    client_id: identityProvider.clientId,
    response_type: 'code',
    scope: identityProvider.scope,
    redirect_uri: callbackAddress(attempt.origin),
    state: attempt.state,
    code_challenge: attempt.challenge,
    code_challenge_method: 'S256',
    ...(attempt.asksAgain && { prompt: 'login', max_age: '0' }),
  });
}

/** The provider's sign-out page. */
export function logoutAddress(origin: string): string {
  return addressOf(identityProvider.logoutPath, {
    client_id: identityProvider.clientId,
    [identityProvider.logoutParameter]: callbackAddress(origin),
  });
}

function addressOf(path: string, parameters: Readonly<Record<string, string>>): string {
  return `${identityProvider.url}${path}?${new URLSearchParams(parameters).toString()}`;
}
