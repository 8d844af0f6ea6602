/** In characters; every path of the application is much shorter. */
const maximumLength = 2_000;

/** Prefix of the sign-in callback's path; following it would loop. */
const callbackPath = '/oauth-sign-in';

/**
 * Validates the path stored before the sign-in, to navigate to after it (DECISIONS 25): a path of this application that
 * matches a route after parsing. Null for everything else, because storage may contain anything (`//evil`, `/\evil`,
 * `/a/../..//evil`, a script address).
 */
export function pathToFollow(stored: unknown, origin: string, isRoute: (pathname: string) => boolean): string | null {
  if (typeof stored !== 'string' || stored.length > maximumLength) return null;
  // Browsers drop tabs and line breaks and read a backslash as a slash; no path of the application contains them.
  if (!/^\/(?!\/)/.test(stored) || /[\p{Cc}\\]/u.test(stored)) return null;
  if (!URL.canParse(stored, origin)) return null;
  const url = new URL(stored, origin);
  const { pathname } = url;
  if (url.origin !== origin || pathname.startsWith('//') || pathname.startsWith(callbackPath)) return null;
  return isRoute(pathname) ? pathname + url.search + url.hash : null;
}
