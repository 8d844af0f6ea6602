import { environmentOf } from '~config/environment';
import { flagsOf, type Flags } from '~config/flags';
import { flagOverrides } from './flagOverrides';

/** The flags of this build, with what the chosen world overrides. */
export function currentFlags(): Flags {
  return flagsOf(environmentOf(import.meta.env.MODE), flagOverrides(document.cookie));
}
