import { flagNames, type Flag } from '~config/flags';

const cookieName = 'kontor-flags';

/**
 * Flag overrides of the chosen world (mocks/README.md), from a cookie that the local services set. A production build
 * ignores them (config/flags.ts).
 */
export function flagOverrides(cookies: string): Partial<Record<Flag, boolean>> {
  const entry = cookies.split('; ').find((cookie) => cookie.startsWith(`${cookieName}=`));
  const overrides: Partial<Record<Flag, boolean>> = {};
  if (entry === undefined) return overrides;
  try {
    const parsed: unknown = JSON.parse(decodeURIComponent(entry.slice(cookieName.length + 1)));
    if (typeof parsed !== 'object' || parsed === null) return overrides;
    const values = new Map<string, unknown>(Object.entries(parsed));
    for (const flag of flagNames) {
      const value = values.get(flag);
      if (typeof value === 'boolean') overrides[flag] = value;
    }
    return overrides;
  } catch {
    return overrides;
  }
}
