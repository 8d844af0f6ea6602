import type { ErrorObject } from 'ajv/dist/2020.js';
import { answerSchema } from './answers/answerSchema.ts';
import type { Answer } from './answers/shapes.ts';
import type { JsonSchema } from './schemaParts.ts';
import { schemaErrors } from './schemaErrors.ts';

/** Where content differs from the contract. */
export interface Difference {
  /** For example `offer.items[].quantity`; empty for the content itself. */
  readonly path: string;
  readonly kind: 'unknown field' | 'missing field' | 'other type' | 'unknown member' | 'other value';
  /** The code of an unknown member, else empty: content is not repeated. */
  readonly found: string;
}

/** List positions become `[]`, so that equal differences are one. */
const pathOf = (instancePath: string, field = ''): string =>
  [...instancePath.split('/').slice(1), field]
    .filter((part) => part !== '')
    .join('.')
    .replaceAll(/(^|\.)\d+(?=\.|$)/g, '[]');

function differenceOf({ keyword, instancePath, params, data }: ErrorObject): Difference {
  const path = pathOf(instancePath);
  const fieldOf = (name: 'additionalProperty' | 'missingProperty'): string =>
    pathOf(instancePath, String((params as Record<string, unknown>)[name]));
  switch (keyword) {
    case 'additionalProperties':
      return { kind: 'unknown field', path: fieldOf('additionalProperty'), found: '' };
    case 'required':
      return { kind: 'missing field', path: fieldOf('missingProperty'), found: '' };
    case 'enum':
    case 'const':
      return { kind: 'unknown member', path, found: typeof data === 'string' ? data.slice(0, 40) : '' };
    case 'type':
      return { kind: 'other type', path, found: '' };
    default:
      return { kind: 'other value', path, found: '' };
  }
}

/** An alternative that does not fit is an error of its own, also where another one explains it better. */
const isAlternative = ({ keyword, params }: ErrorObject): boolean =>
  keyword === 'anyOf' || keyword === 'oneOf' || (keyword === 'type' && params['type'] === 'null');

function differences(schema: JsonSchema, content: unknown): readonly Difference[] {
  const errors = schemaErrors(schema, content).filter((error) => !isAlternative(error));
  const found = errors.map(differenceOf).map((difference) => [JSON.stringify(difference), difference] as const);
  return [...new Map(found).values()];
}

/** How the content of a request differs from the operation's schema. */
export const requestDifferences = (schema: JsonSchema, content: unknown): readonly Difference[] =>
  differences(schema, content);

/** How the content of a successful answer differs from the contract; `undefined` is no content. */
export function answerDifferences(answer: Answer, content: unknown): readonly Difference[] {
  const schema = answerSchema(answer, content);
  return schema === null ? [] : differences(schema, content);
}
