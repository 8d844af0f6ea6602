import * as v from 'valibot';

const isObject = (sent: unknown): sent is object => typeof sent === 'object' && sent !== null;

/** The names of the fields that a schema reads; none for one that decides by itself what it reads. */
function fieldsOf(schema: v.GenericSchema): readonly string[] {
  if ('entries' in schema && isObject(schema.entries)) return Object.keys(schema.entries);
  return 'options' in schema && Array.isArray(schema.options)
    ? schema.options.flatMap((option: v.GenericSchema) => fieldsOf(option))
    : [];
}

const onlyMember = (sent: unknown): readonly unknown[] =>
  Array.isArray(sent) && sent.length === 1 ? sent.filter(isObject) : [];

/** The objects and lists of an answer that has nothing but a name around its content. */
function insideOf(sent: unknown): readonly unknown[] {
  if (!isObject(sent) || Array.isArray(sent)) return onlyMember(sent);
  const values: readonly unknown[] = Object.values(sent);
  // An empty list beside other fields may be any list.
  return values.filter(
    (value) => isObject(value) && (values.length === 1 || !Array.isArray(value) || value.length > 0),
  );
}

/**
 * An answer that fits the schema, by itself or as the only part of a wrapper that fits: `{customer: {…}}`, `[{…}]`, `{products: [{…}]}`
 * (DECISIONS 205). An object with a field of the schema is no wrapper, but malformed.
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
