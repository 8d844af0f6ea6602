import * as v from 'valibot';

const isObject = (sent: unknown): sent is object => typeof sent === 'object' && sent !== null;

/** The names of the fields that an object schema reads, or the options of a union; empty for any other schema. */
function fieldsOf(schema: v.GenericSchema): readonly string[] {
  if ('entries' in schema && isObject(schema.entries)) return Object.keys(schema.entries);
  return 'options' in schema && Array.isArray(schema.options)
    ? schema.options.flatMap((option: v.GenericSchema) => fieldsOf(option))
    : [];
}

const onlyMember = (sent: unknown): readonly unknown[] =>
  Array.isArray(sent) && sent.length === 1 ? sent.filter(isObject) : [];

/** The objects and lists that may be the content of a wrapper. */
function insideOf(sent: unknown): readonly unknown[] {
  if (!isObject(sent) || Array.isArray(sent)) return onlyMember(sent);
  const values: readonly unknown[] = Object.values(sent);
  // An empty list beside other fields is skipped, because nothing shows that it is the wanted one.
  return values.filter(
    (value) => isObject(value) && (values.length === 1 || !Array.isArray(value) || value.length > 0),
  );
}

/**
 * Parses an answer, either as it is or as the only fitting content of a wrapper: `{customer: {…}}`, `[{…}]`, `{products: [{…}]}`
 * (DECISIONS 205). An object that has a field of the schema is not treated as a wrapper.
 */
export function readAnswer<S extends v.GenericSchema>(schema: S, sent: unknown): v.SafeParseResult<S> {
  const read = v.safeParse(schema, sent, { abortPipeEarly: true });
  if (read.success || fieldsOf(schema).some((name) => isObject(sent) && name in sent)) return read;
  const [inside, ...others] = insideOf(sent).flatMap((value) =>
    [value, ...onlyMember(value)]
      .map((content) => v.safeParse(schema, content))
      .filter(({ success }) => success)
      .slice(0, 1),
  );
  return inside !== undefined && others.length === 0 ? inside : read;
}
