import * as v from 'valibot';
import { capitals, toFlag } from './wireValues';

/**
 * A restriction: its reason, alone or in an object, or the first of a list. One whose reason cannot be read is a restriction too, with an unknown
 * reason; false, empty text and an empty list are none.
 */
export const optionalRestriction = v.pipe(v.nullish(v.unknown(), null), v.transform(codeIn));

const unknownCode = 'UNKNOWN';
const namesOfCode = ['reason', 'reasons', 'code', 'type', 'name'] as const;

function codeIn(sent: unknown): string | null {
  if (Array.isArray(sent)) return sent.length === 0 ? null : codeIn(sent[0]);
  if (typeof sent === 'object' && sent !== null) {
    const named = namesOfCode.map((name) => codeIn(Reflect.get(sent, name)));
    return named.find((code) => code !== null) ?? unknownCode;
  }
  if (sent === null || sent === undefined || sent === '' || sent === false) return null;
  return typeof sent === 'string' ? capitals(sent) : unknownCode;
}

/** Returns the code in an object (`code`, `type` or `name`) or in the first element of a list; any other value unchanged. */
export function codeOfObject(sent: unknown): unknown {
  return typeof sent === 'object' ? codeIn(sent) : sent;
}

/**
 * Reads codes from a list, from a single value, or from an object of flags, whose names are the codes. An unreadable one becomes `UNKNOWN` instead
 * of being dropped, so that no blocked customer is shown without a block.
 */
export const codesOfAnyForm = v.pipe(
  v.nullish(v.unknown(), null),
  v.transform((sent) => {
    const isByName = typeof sent === 'object' && sent !== null && !Array.isArray(sent);
    const named = isByName
      ? Object.entries(sent).map(([name, isSet]) => toFlag(isSet) === true && name)
      : [sent].flat();
    return named.map(codeIn).filter((code) => code !== null);
  }),
);
