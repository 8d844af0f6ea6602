import { emitSessionRefused } from './httpEvents';

/** Access to the tokens, which `app/` provides. */
export interface TokenHooks {
  readonly getIdToken: () => string | null;
  readonly refreshToken: (sentWith: string | null) => Promise<string | null>;
}

/** The token that a request is sent with, and the renewal it comes from. */
export interface RequestToken {
  readonly idToken: string | null;
  readonly renewal: number;
}

// Counted instead of compared: two tokens issued within one second may be identical.
let renewals = 0;
let running: Promise<string | null> | null = null;

export function currentToken(hooks: TokenHooks): RequestToken {
  return { idToken: hooks.getIdToken(), renewal: renewals };
}

/**
 * Returns the token for the one repeat of a request with status 401, or null when the agent is signed out (REQ A2.1, A2.2).
 * Concurrent requests share one refresh; a later one with the old token gets the new token without another (QUALITY 1).
 */
export async function renewedToken(refused: RequestToken, hooks: TokenHooks): Promise<RequestToken | null> {
  const current = hooks.getIdToken();
  const alreadyRenewed = refused.renewal !== renewals || current !== refused.idToken;
  if (running === null && alreadyRenewed) return current === null ? null : currentToken(hooks);
  running ??= renew(refused.idToken, hooks);
  const idToken = await running;
  return idToken === null ? null : { idToken, renewal: renewals };
}

/** Reports the end of the session when the repeat was refused as well, unless the token was renewed meanwhile. */
export function reportRefused(token: RequestToken, hooks: TokenHooks): void {
  if (token.renewal === renewals && hooks.getIdToken() === token.idToken) emitSessionRefused();
}

async function renew(sentWith: string | null, hooks: TokenHooks): Promise<string | null> {
  try {
    const idToken = await hooks.refreshToken(sentWith);
    if (idToken !== null) renewals += 1;
    return idToken;
  } finally {
    running = null;
  }
}
