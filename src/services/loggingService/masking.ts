import { mask, personalPatterns } from './personalPatterns';

// Words of a key that make its value personal or secret (QUALITY 20). `name` is not one of them: a file name or a product name
// is neither, and `personNames` lists the names of persons.
const sensitiveWords: ReadonlySet<string> = new Set([
  'mail',
  'mobile',
  'mobil',
  'handy',
  'fax',
  'iban',
  'pin',
  'token',
  'authorization',
  'password',
  'secret',
  'verifier',
  'holder',
  'dob',
]);
// The same where a key has no mark between its words (`dateofbirth`, `telefonnummer`): no harmless key contains these.
const sensitiveParts: readonly string[] = [
  'email',
  'phone',
  'telefon',
  'street',
  'strasse',
  'hausnummer',
  'birth',
  'geburt',
  'passwor',
  'kennwort',
  'vorname',
  'nachname',
  'surname',
  'firstname',
  'lastname',
  'accountholder',
  'kontoinhaber',
];
const personNames: ReadonlySet<string> = new Set([
  'name',
  'fullname',
  'givenname',
  'familyname',
  'familienname',
  'customername',
  'kundenname',
  'careof',
  'addressaddition',
  'adresszusatz',
]);

/** Whether everything under a key is masked, whatever its spelling (`firstName`, `first_name`, `FIRST-NAME`, `vorname`). */
export function isSensitiveKey(key: string): boolean {
  const words = key
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, '_')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .split(/[^a-z]+/)
    .filter((word) => word !== '');
  const whole = words.join('');
  return (
    personNames.has(whole) ||
    sensitiveParts.some((part) => whole.includes(part)) ||
    words.some((word) => sensitiveWords.has(word))
  );
}

// Match a key with its sign (in a query, in JSON, in JSON inside JSON or an address), and the value behind it.
const keyAndSign = /([\p{L}_][\p{L}\d_-]{1,60})(?:\\{0,3}["']|%22)?\s?(?:[=:]|%3A|%3D)\s?/gu;
const valueBehind =
  /(?:\{[^{}]{1,2000}\}|\[[^[\]]{1,2000}\]|(\\{0,3}["']|%22)(?:(?!%22)[^"'\\]|\\[^"'\\]){0,2000}|(?!%22)[^\s&"',;{}[\]\\]{1,2000}(?:[ +]\p{Lu}[\p{L}'’-]{0,40}){0,3})/uy;

/** A text in which the value of each sensitive key is masked. */
function maskKeyed(text: string): string {
  let masked = '';
  let done = 0;
  for (const found of text.matchAll(keyAndSign)) {
    const start = found.index + found[0].length;
    if (found.index < done || !isSensitiveKey(found[1] ?? '')) continue;
    valueBehind.lastIndex = start;
    const [value = '', quote = ''] = valueBehind.exec(text) ?? [];
    if (value === '') continue;
    masked += `${text.slice(done, start)}${quote}${mask}`;
    done = start + value.length;
  }
  return masked + text.slice(done);
}

/** Masks e-mail addresses, telephone numbers, streets, IBANs, dates of birth, PINs, tokens and recognisable names in a text. */
export function maskText(text: string): string {
  const masked = personalPatterns.reduce(
    (before, [pattern, replacement]) =>
      typeof replacement === 'string' ? before.replace(pattern, replacement) : before.replace(pattern, replacement),
    text,
  );
  return maskKeyed(masked);
}

const longestText = 2_000;
const mostItems = 50;
const deepest = 6;

/** Any value as plain data fit for a log entry: masked, bounded in depth and size. Never throws. */
export function maskValue(value: unknown, depth = 0): unknown {
  switch (typeof value) {
    case 'string':
      return maskText(value.slice(0, longestText));
    case 'number':
    case 'boolean':
      return value;
    case 'object':
      return value === null ? null : maskObject(value, depth);
    case 'bigint':
      return value.toString();
    case 'undefined':
    case 'function':
    case 'symbol':
      return null;
  }
}

function maskObject(value: object, depth: number): unknown {
  if (depth >= deepest) return '…';
  if (value instanceof Error) {
    return { name: value.name, message: maskValue(value.message), stack: maskValue(value.stack ?? '') };
  }
  if (Array.isArray(value)) return value.slice(0, mostItems).map((item) => maskValue(item, depth + 1));
  const entries = Object.entries(value).slice(0, mostItems);
  return Object.fromEntries(
    entries.map(([key, item]) => [key, isSensitiveKey(key) ? mask : maskValue(item, depth + 1)]),
  );
}
