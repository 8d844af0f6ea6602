/** The value with sorted keys and without missing ones; null counts as missing. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const present = Object.entries(value).filter(([, field]) => field !== null && field !== undefined);
  return Object.fromEntries(
    present.sort(([a], [b]) => (a < b ? -1 : 1)).map(([field, inner]) => [field, canonical(inner)]),
  );
}

/** Whether two JSON values say the same; the order of keys does not matter. */
export function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(canonical(one)) === JSON.stringify(canonical(other));
}
