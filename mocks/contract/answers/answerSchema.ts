import type { JsonSchema } from '../schemaParts.ts';
import type { Answer, Field, Fields, Shape } from './shapes.ts';

function ofFields(fields: Fields): JsonSchema {
  return {
    type: 'object',
    additionalProperties: false,
    required: Object.entries(fields).flatMap(([name, { isOptional }]) => (isOptional ? [] : [name])),
    properties: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, ofField(field)])),
  };
}

/** A field that may be missing may be null as well. */
function ofField({ shape, isOptional }: Field): JsonSchema {
  const schema = schemaOfShape(shape);
  if (!isOptional || shape.kind === 'any') return schema;
  const types = [schema['type'] ?? []].flat();
  return { ...schema, type: [...types, 'null'], ...(shape.kind === 'code' ? { enum: [...codesOf(shape), null] } : {}) };
}

function codesOf({ codes, isAlsoLowerCase }: Extract<Shape, { kind: 'code' }>): readonly string[] {
  return isAlsoLowerCase ? [...codes, ...codes.map((code) => code.toLowerCase())] : codes;
}

function schemaOfShape(shape: Shape): JsonSchema {
  switch (shape.kind) {
    case 'any':
      return {};
    case 'text':
      return { type: 'string' };
    case 'id':
      return { type: ['string', 'number'] };
    case 'number':
      return { type: 'number' };
    case 'flag':
      return { type: 'boolean' };
    case 'day':
      return { type: 'string', format: 'date' };
    case 'moment':
      return { type: 'string', anyOf: [{ format: 'date-time' }, { format: 'date' }] };
    case 'code':
      return { type: 'string', enum: codesOf(shape) };
    case 'object':
      return ofFields(shape.fields);
    case 'list':
      return { type: 'array', items: schemaOfShape(shape.of) };
    case 'byCode':
      return { type: 'object', additionalProperties: schemaOfShape(shape.of) };
  }
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An answer as such, and inside the object that is assumed around a list. */
const contentSchemas = new WeakMap<Shape, { readonly itself: JsonSchema; readonly inObject: JsonSchema }>();

function contentSchemasOf(shape: Shape): { readonly itself: JsonSchema; readonly inObject: JsonSchema } {
  const known = contentSchemas.get(shape);
  if (known) return known;
  const itself = schemaOfShape(shape);
  const envelope = shape.kind === 'list' ? shape.envelope : undefined;
  const inObject = envelope === undefined ? itself : ofFields({ ...envelope.beside, [envelope.name]: required(shape) });
  contentSchemas.set(shape, { itself, inObject });
  return { itself, inObject };
}

const required = (shape: Shape): Field => ({ shape, source: { without: '' }, isOptional: false, isDecisive: false });

/**
 * The schema that the content of a successful answer is compared with; null where nothing is read from it. A list whose object
 * is assumed may come by itself, and content that the requirement does not name may be missing.
 */
export function answerSchema(answer: Answer, content: unknown): JsonSchema | null {
  if (answer.kind === 'binary' || answer.shape === null) return null;
  const hasFields = isObject(content) && Object.keys(content).length > 0;
  if (answer.kind === 'unnamed' && !hasFields) return null;
  const { itself, inObject } = contentSchemasOf(answer.shape);
  return isObject(content) ? inObject : itself;
}
