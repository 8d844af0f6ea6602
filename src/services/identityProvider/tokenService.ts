import * as v from 'valibot';
import { identityProvider } from '~config/endpoints';
import { limits } from '~config/limits';
import { plainRequest } from '../http/plainRequest';
import { toServiceError } from '../http/serviceError';

/**
 * `refused`: the provider refuses the code or refresh token (400, 401, invalid_grant); `unavailable`: there is no usable
 * response now, but there may be one later (DECISIONS 27).
 */
export type TokenOutcome =
  | {
      readonly kind: 'tokens';
      readonly idToken: string;
      /** Null: the one in use stays valid (CONTRACT 4). */
      readonly refreshToken: string | null;
    }
  | { readonly kind: 'refused' }
  | { readonly kind: 'unavailable' };

const TokenAnswer = v.object({
  idToken: v.pipe(v.string(), v.nonEmpty()),
  refreshToken: v.nullish(v.string()),
});

/** Exchanges the code of a sign-in (REQ A1.2). Never throws. */
export async function exchangeCode(sign: {
  code: string;
  verifier: string;
  redirectUri: string;
}): Promise<TokenOutcome> {
  return fetchTokens({
    grant_type: 'authorization_code',
    client_id: identityProvider.clientId,
    code: sign.code,
    redirect_uri: sign.redirectUri,
    code_verifier: sign.verifier,
  });
}

/** Renews the id token (REQ A2.3). Never throws. */
export async function refreshTokens(refreshToken: string): Promise<TokenOutcome> {
  return fetchTokens({
    grant_type: 'refresh_token',
    client_id: identityProvider.clientId,
    refresh_token: refreshToken,
  });
}

async function fetchTokens(form: Readonly<Record<string, string>>): Promise<TokenOutcome> {
  try {
    const answer = await plainRequest(
      {
        name: 'identityProvider',
        url: `${identityProvider.url}${identityProvider.tokenPath}`,
        form,
        timeout: limits.identityProviderTimeout,
        convert: true,
      },
      TokenAnswer,
    );
    const refreshToken = answer.refreshToken ?? '';
    return { kind: 'tokens', idToken: answer.idToken, refreshToken: refreshToken === '' ? null : refreshToken };
  } catch (thrown) {
    const { status, code } = toServiceError(thrown);
    return { kind: status === 400 || status === 401 || code === 'invalid_grant' ? 'refused' : 'unavailable' };
  }
}
