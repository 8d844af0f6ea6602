import * as v from 'valibot';
import { capitals } from './wireValues';

/**
 * A restriction: its reason, alone or in an object, or the first of a list. One whose reason cannot be read is a restriction too, with an unknown
 * reason; false, empty text and an empty list are none.
 */
export const optionalRestriction = v.pipe(v.nullish(v.unknown(), null), v.transform(reasonOf));

function reasonOf(sent: unknown): string | null {
  if (Array.isArray(sent)) return sent.length === 0 ? null : reasonOf(sent[0]);
  if (typeof sent === 'object' && sent !== null) return ('reason' in sent ? reasonOf(sent.reason) : null) ?? 'UNKNOWN';
  if (sent === null || sent === '' || sent === false) return null;
  return typeof sent === 'string' ? capitals(sent) : 'UNKNOWN';
}
