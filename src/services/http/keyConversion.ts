import humps from 'humps';

/** Deeper than any body of the services. */
const maximumDepth = 60;

// A key is converted only when it is spelled as a name of its side. Everything else is data and passes unchanged:
// codes (PACKSTATION, SAVE_10), SKUs, identifiers with hyphens, keys with a leading underscore.
const snakeName = /^[a-z][a-z0-9]*(?:_[a-z0-9]+)+$/;
const camelName = /^[a-z][a-z0-9]*(?:[A-Z][a-zA-Z0-9]*)$/;
// Runs of capitals stay one word: erpNumber and pregeneratedERPNumber both end in `erp_number`.
const wordBorder = /(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/;

/** Thrown for a body that nests deeper than any service's, circles included. */
export class TooDeepError extends Error {
  override readonly name = 'TooDeepError';
  constructor() {
    super(`nested deeper than ${String(maximumDepth)} levels`);
  }
}

/** Converts the keys of a response from snake_case to camelCase (REQ A7.1). Throws {@link TooDeepError}. */
export function camelizeKeys(value: unknown): unknown {
  return convert(value, (key) => (snakeName.test(key) ? humps.camelize(key) : key), 0);
}

/** Converts the keys of a payload from camelCase to snake_case (REQ A7.1). Throws {@link TooDeepError}. */
export function decamelizeKeys(value: unknown): unknown {
  return convert(value, (key) => (camelName.test(key) ? humps.decamelize(key, { split: wordBorder }) : key), 0);
}

// humps' own walk turns a Blob or a Map into {} and overflows the stack on deep input; only its naming is used.
function convert(value: unknown, rename: (key: string) => string, depth: number): unknown {
  if (depth > maximumDepth) throw new TooDeepError();
  if (Array.isArray(value)) return value.map((item: unknown) => convert(item, rename, depth + 1));
  if (!isPlainObject(value)) return value;
  const converted: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) {
    // Assigning to __proto__ would change the object instead of adding a key.
    if (key !== '__proto__') converted[rename(key)] = convert(item, rename, depth + 1);
  }
  return converted;
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}
