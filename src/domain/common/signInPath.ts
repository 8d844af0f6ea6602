/** No path of the application comes near; longer ones are no work of ours. */
const maximumLength = 2_000;

/** Beginning of the path the sign-in returns to; coming back to the callback would be a circle. */
const callbackPath = '/oauth-sign-in';

/**
 * A path remembered before the sign-in, as far as it may be followed after it (DECISIONS 25): one of this application,
 * matched against its route table after parsing. Everything else is null: storage may hold anything (`//evil`, `/\evil`,
 * `/a/../..//evil`, a script address).
 */
export function pathToFollow(stored: unknown, origin: string, isRoute: (pathname: string) => boolean): string | null {
  if (typeof stored !== 'string' || stored.length > maximumLength) return null;
  // Browsers drop tabs and line breaks and read a backslash as a slash: no path of ours has them.
  if (!/^\/(?!\/)/.test(stored) || /[\p{Cc}\\]/u.test(stored)) return null;
  if (!URL.canParse(stored, origin)) return null;
  const url = new URL(stored, origin);
  const { pathname } = url;
  if (url.origin !== origin || pathname.startsWith('//') || pathname.startsWith(callbackPath)) return null;
  return isRoute(pathname) ? pathname + url.search + url.hash : null;
}
