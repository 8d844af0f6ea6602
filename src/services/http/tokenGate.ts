import { emitSessionRefused } from './httpEvents';

/** What the gate needs from the keeper of the tokens; `app/` hands it over. */
export interface TokenHooks {
  readonly getIdToken: () => string | null;
  readonly refreshToken: (sentWith: string | null) => Promise<string | null>;
}

/** The token of a send, and which renewal it belongs to. */
export interface Pass {
  readonly idToken: string | null;
  readonly renewal: number;
}

// Counted instead of compared: two tokens issued within one second may be identical.
let renewals = 0;
let running: Promise<string | null> | null = null;

export function passOf(hooks: TokenHooks): Pass {
  return { idToken: hooks.getIdToken(), renewal: renewals };
}

/**
 * The pass for the one repeat of a request answered 401, or null when the agent is signed out (REQ A2.1, A2.2). However
 * many requests ask at once there is one refresh; who asks after it with the old token gets the new one (QUALITY 1).
 */
export async function renewedPass(refused: Pass, hooks: TokenHooks): Promise<Pass | null> {
  const current = hooks.getIdToken();
  const alreadyRenewed = refused.renewal !== renewals || current !== refused.idToken;
  if (running === null && alreadyRenewed) return current === null ? null : passOf(hooks);
  running ??= renew(refused.idToken, hooks);
  const idToken = await running;
  return idToken === null ? null : { idToken, renewal: renewals };
}

/** The repeat was refused as well: the session is over, unless a newer one has begun meanwhile. */
export function reportRefused(pass: Pass, hooks: TokenHooks): void {
  if (pass.renewal === renewals && hooks.getIdToken() === pass.idToken) emitSessionRefused();
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
