import * as v from 'valibot';
import type { EditedChange } from '~/domain/order/editOrder';
import { idText, optionalText, readEach } from '../http/commonWire';
import { cleanText } from '../http/serviceError';

/** Text for display, without characters that would turn the words around it. */
export const cleanedText = v.pipe(
  v.nullish(v.string(), ''),
  v.transform((text) => cleanText(text) ?? ''),
);

export const cleanedReason = v.pipe(
  optionalText,
  v.transform((text: string | null) => cleanText(text)),
);

const WireChange = v.object({
  operation: v.nullish(idText, ''),
  before: v.optional(v.unknown(), null),
  after: v.optional(v.unknown(), null),
});

/** Changes in the service's words: texts, numbers, or the values of objects. */
export function toChanges(wire: readonly unknown[]): readonly EditedChange[] {
  return readEach(WireChange, wire).map(({ operation, before, after }) => ({
    operation,
    before: textOf(before),
    after: textOf(after),
  }));
}

function textOf(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'object' || value === null) return cleanText(value) ?? '';
  return Object.values(value)
    .map(textOf)
    .filter((text) => text !== '')
    .join(', ');
}
