import * as v from 'valibot';
import { memberOf } from '~/domain/common/memberOf';
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

/**
 * The codes of a list of marks, whose members are read like a restriction, or of an object with a flag for each of them. A flag that is not known
 * may say anything and is left out, a member of a list is not: a customer must not be shown without a block.
 */
export function marks(known: readonly string[]) {
  return v.pipe(
    v.nullish(v.unknown(), null),
    v.transform((sent): readonly string[] => {
      if (Array.isArray(sent)) return sent.map(codeIn).filter((code) => code !== null);
      if (typeof sent !== 'object' || sent === null) return [codeIn(sent)].filter((code) => code !== null);
      return Object.entries(sent).flatMap(([name, set]) => (toFlag(set) === true ? (memberOf(known, name) ?? []) : []));
    }),
  );
}
