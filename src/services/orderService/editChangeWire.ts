import * as v from 'valibot';
import { editOperations } from '~/domain/order/editOrder';
import { editedFields, type EditedChange, type EditedField, type EditedValue } from '~/domain/order/editHistory';
import { cleanText } from '../http/serviceError';
import { codeText, optionalText, readEach, text as wireText } from '../http/wireValues';

/** Text for display, without characters that would turn the words around it. */
export const cleanedText = v.pipe(
  wireText,
  v.transform((sent) => cleanText(sent) ?? ''),
);

export const cleanedReason = v.pipe(
  optionalText,
  v.transform((sent) => cleanText(sent)),
);

const WireChange = v.looseObject({
  operation: codeText(editOperations),
  type: codeText(editOperations),
  before: v.optional(v.unknown()),
  after: v.optional(v.unknown()),
});

/** Other names of the fields. */
const fieldNames: Readonly<Record<string, EditedField>> = {
  ...Object.fromEntries(editedFields.map((field) => [field, field])),
  name: 'title',
  phone: 'phoneNumber',
  paymentMethod: 'method',
};

/**
 * Changes as texts, or as the fields that an agent knows; ids and everything else are left out. An operation with its `type`
 * (REQ F1.2) and without values before and after is read as it was sent: its fields are the values after it.
 */
export function toChanges(wire: readonly unknown[]): readonly EditedChange[] {
  return readEach(WireChange, wire).map(({ operation, type, before, after, ...fields }) => ({
    operation: operation || type,
    before: valueOf(before),
    after: valueOf(before === undefined && after === undefined ? fields : after),
  }));
}

/** The changes that an edited offer names; null where it names none that can be read, so that the contents are compared. */
export function changesOfOffer(wire: readonly unknown[] | null): readonly EditedChange[] | null {
  if (wire === null) return null;
  const changes = toChanges(wire);
  return changes.length === 0 && wire.length > 0 ? null : changes;
}

function valueOf(value: unknown): EditedValue {
  if (Array.isArray(value))
    return {
      ...textField(
        value
          .map(plainText)
          .filter((text) => text !== '')
          .join(', '),
      ),
    };
  return typeof value === 'object' && value !== null ? fieldsOf(value) : textField(plainText(value));
}

function fieldsOf(value: object): EditedValue {
  let fields: EditedValue = {};
  const entries: readonly (readonly [string, unknown])[] = Object.entries(value);
  for (const [name, inner] of entries) {
    const field = fieldNames[name];
    if (typeof inner === 'object' && inner !== null && !Array.isArray(inner))
      fields = { ...fieldsOf(inner), ...fields };
    else if (field !== undefined && plainText(inner) !== '') fields = { ...fields, [field]: plainText(inner) };
  }
  return fields;
}

function textField(text: string): EditedValue {
  return text === '' ? {} : { text };
}

function plainText(value: unknown): string {
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : (cleanText(value) ?? '');
}
