/** The named fields of an object. The compiler sees only that each field may be set; the loop sets all. */
export function pick<Whole extends object, Field extends keyof Whole>(
  whole: Whole,
  fields: readonly Field[],
): Pick<Whole, Field>;
export function pick<Whole extends object, Field extends keyof Whole>(
  whole: Whole,
  fields: readonly Field[],
): Partial<Pick<Whole, Field>> {
  const picked: Partial<Pick<Whole, Field>> = {};
  for (const field of fields) picked[field] = whole[field];
  return picked;
}
