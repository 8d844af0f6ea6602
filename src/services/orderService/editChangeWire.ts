import * as v from 'valibot';
import type { EditedChange } from '~/domain/order/editOrder';
import { idText, readEach } from '../http/commonWire';
import { cleanText } from '../http/serviceError';

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
