/** A copy that lacks the named fields, for records in which something optional is missing. */
export function without<Source extends object, Field extends keyof Source>(
  record: Source,
  ...fields: Field[]
): Omit<Source, Field> {
  const remaining = Object.entries(record).filter(([field]) => !fields.some((unwanted) => unwanted === field));
  return Object.fromEntries(remaining) as Omit<Source, Field>;
}

type Emptiable<Source> = { [Field in keyof Source]?: Source[Field] | null | undefined };

/** Only the fields that say something: the wire writes null where there is nothing. */
export function withoutEmpty<Source extends object>(fields: Emptiable<Source>): Partial<Source> {
  const present: Partial<Source> = {};
  let field: keyof Source;
  for (field in fields) {
    const value = fields[field];
    if (value !== null && value !== undefined) present[field] = value;
  }
  return present;
}
