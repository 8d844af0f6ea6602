import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import type { JsonSchema } from './schemaParts.ts';

const { date, email, 'date-time': dateTime } = fullFormats;
const ajv = new Ajv2020({
  allErrors: true,
  verbose: true,
  allowUnionTypes: true,
  discriminator: true,
  // Most schemas check few values: to optimize their code takes longer than it saves.
  code: { optimize: false },
  formats: { date, email, 'date-time': dateTime },
});

const compiled = new WeakMap<JsonSchema, ValidateFunction>();

/** Where the value does not fit the schema; empty where it does. */
export function schemaErrors(schema: JsonSchema, value: unknown): readonly ErrorObject[] {
  const validate = compiled.get(schema) ?? ajv.compile(schema);
  compiled.set(schema, validate);
  return validate(value) ? [] : (validate.errors ?? []);
}
