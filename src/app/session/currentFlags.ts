import * as v from 'valibot';
import { environmentOf } from '~config/environment';
import { flagNames, flagsOf, type Flags } from '~config/flags';

const cookieName = 'kontor-flags=';
const Overrides = v.object(v.entriesFromList(flagNames, v.fallback(v.optional(v.boolean()), undefined)));

/** The flags of this build, with what the chosen world overrides. */
export function currentFlags(): Flags {
  return flagsOf(environmentOf(import.meta.env.MODE), flagOverrides(document.cookie));
}

/**
 * Flag overrides of the chosen world (mocks/README.md), from a cookie that the local services set. A production build
 * ignores them (config/flags.ts).
 */
function flagOverrides(cookies: string): v.InferOutput<typeof Overrides> {
  const entry = cookies.split('; ').find((cookie) => cookie.startsWith(cookieName));
  try {
    return v.parse(Overrides, JSON.parse(decodeURIComponent(entry?.slice(cookieName.length) ?? '')));
  } catch {
    return {};
  }
}
