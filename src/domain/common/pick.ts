/**
 * Returns the named fields of an object. Overloaded, because the compiler cannot see that the loop sets every field: inside it the result
 * is partial, for callers it is complete.
 */
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
