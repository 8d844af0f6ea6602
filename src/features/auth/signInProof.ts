import * as v from 'valibot';
import { serviceNow } from '~/services/http/serviceClock';
import { claimsIn } from '~/services/identityProvider/tokenVerification';
import type { Cover } from './cover';
import { readTokens, writtenAt } from './tokenStorage';

const seconds = v.optional(v.pipe(v.number(), v.finite()));
const Times = v.object({ iat: seconds, auth_time: seconds });

/** The times in the stored token, in seconds; it was verified when it was stored. */
function storedTimes(): v.InferOutput<typeof Times> {
  const read = v.safeParse(Times, claimsIn(readTokens().idToken));
  return read.success ? read.output : {};
}

/** Whether the provider says in its tokens when the agent signed in (`auth_time`); only then can a cover be lifted by a sign-in. */
export function namesSignInTime(): boolean {
  return storedTimes().auth_time !== undefined;
}

/**
 * The time by the provider's clock, in milliseconds: when it issued the stored token, and what has passed here since, so that a
 * wrong clock of this computer does not matter.
 */
export function providerTime(): number {
  const { iat } = storedTimes();
  const stored = writtenAt(readTokens());
  const passed = stored === null ? -1 : Date.now() - stored;
  return iat === undefined || passed < 0 ? serviceNow().getTime() : iat * 1_000 + passed;
}

/** Whether the agent has signed in since the screen was covered. `authenticatedAt`: seconds, by the provider's clock. */
export function isSignedInSince({ since, providerTime: coveredAt = since }: Cover, authenticatedAt: number): boolean {
  // The provider names whole seconds.
  return authenticatedAt >= Math.floor(coveredAt / 1_000);
}

/** Whether the stored token proves a sign-in since the screen was covered. */
export function storedTokenUncovers(cover: Cover): boolean {
  const { auth_time: authenticatedAt } = storedTimes();
  return authenticatedAt !== undefined && isSignedInSince(cover, authenticatedAt);
}
