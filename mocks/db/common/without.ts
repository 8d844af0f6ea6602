/** Returns a copy without the named fields. */
export function without<Source extends object, Field extends keyof Source>(
  record: Source,
  ...fields: Field[]
): Omit<Source, Field> {
  const remaining = Object.entries(record).filter(([field]) => !fields.some((unwanted) => unwanted === field));
  return Object.fromEntries(remaining) as Omit<Source, Field>;
}

type Emptiable<Source> = { [Field in keyof Source]?: Source[Field] | null | undefined };

/** Returns the fields that are neither null nor undefined; the wire has null for a missing value. */
export function withoutEmpty<Source extends object>(fields: Emptiable<Source>): Partial<Source> {
  const present: Partial<Source> = {};
  let field: keyof Source;
  for (field in fields) {
    const value = fields[field];
    if (value !== null && value !== undefined) present[field] = value;
  }
  return present;
}
