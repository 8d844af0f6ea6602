/** Written in place of what is personal or secret. */
const mask = '***';

// Words of a key that make its value personal or secret (QUALITY 20). `name` stands only with the words before it that
// make it a person's: a file name or a product name is neither.
const sensitiveWords: ReadonlySet<string> = new Set([
  'email',
  'mail',
  'phone',
  'mobile',
  'fax',
  'street',
  'iban',
  'birth',
  'birthday',
  'birthdate',
  'pin',
  'token',
  'authorization',
  'password',
  'secret',
  'verifier',
  'holder',
  'surname',
]);
const personNames: ReadonlySet<string> = new Set([
  'name',
  'firstname',
  'lastname',
  'fullname',
  'givenname',
  'familyname',
  'customername',
  'careof',
  'addressaddition',
  'dob',
]);

/** Whether everything under a key is masked, whatever its spelling (`firstName`, `first_name`, `FIRST-NAME`). */
export function isSensitiveKey(key: string): boolean {
  const words = key
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, '_')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '');
  return personNames.has(words.join('')) || words.some((word) => sensitiveWords.has(word));
}

// Every expression is bounded, so that a megabyte of text costs milliseconds.
const patterns: readonly (readonly [RegExp, string])[] = [
  // Tokens: JSON web tokens, bearer values, parameters of the sign-in.
  [/\beyJ[\w-]{5,}(?:\.[\w-]*){0,4}/g, mask],
  [/\bbearer\s+\S{1,4000}/gi, `Bearer ${mask}`],
  [
    /\b((?:id|access|refresh)_?token|code_verifier|pin|iban|email)(["']?\s?[=:]\s?["']?)[^\s&"',;]{1,4000}/gi,
    `$1$2${mask}`,
  ],
  [/\b(pin)(\W{1,3})\d{3,8}\b/gi, `$1$2${mask}`],
  [/([?&](?:code|state)=)[^&\s]{1,4000}/gi, `$1${mask}`],
  // E-mail, also as it stands in an address.
  [/[^\s@,;:<>"'()=&?/]{1,64}(?:@|%40)[^\s@,;:<>"'()=&?/]{1,255}/gi, mask],
  // IBAN, in one piece or in groups of four.
  [/\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,4})?\b/gi, mask],
  // Dates of a day; a time of day behind it makes it a timestamp.
  [/\b\d{1,2}\.\s?\d{1,2}\.\s?(?:19|20)\d{2}\b/g, mask],
  [/\b(?:19|20)\d{2}-\d{2}-\d{2}\b(?!T\d)/g, mask],
  // Telephone numbers: an international prefix or a leading zero, with the usual separators.
  [/(?<![\w.-])(?:\+|00)\d(?:[ ()/-]{0,2}\d){6,14}(?![\w-])/g, mask],
  [/(?<![\w.-])\(?0[1-9]\d{0,4}\)?(?:[ /-]{1,3}\d{2,}){1,4}(?![\w-])/g, mask],
  [/(?<![\w.-])0[1-9]\d{7,13}(?![\w-])/g, mask],
  // Streets with a number: in one word, in two, and with words between.
  [
    /(?<!\p{L})\p{Lu}[\p{L}.-]{0,40}(?:straße|strasse|str\.|weg|platz|allee|gasse|ring|damm|ufer|hof)\s{1,2}\d{1,4}\s?[a-z]?\b/gu,
    mask,
  ],
  [
    /(?:(?<!\p{L})\p{Lu}[\p{L}-]{1,30}\s)?(?<!\p{L})(?:Straße|Strasse|Str\.|Weg|Platz|Allee|Gasse|Ring|Damm|Ufer|Hof)\s{1,2}\d{1,4}\s?[a-z]?\b/gu,
    mask,
  ],
  [
    /(?<!\p{L})(?:Straße|Strasse|Weg|Platz|Allee|Gasse)\s{1,2}(?:[\p{L}\d.-]{1,30}\s{1,2}){1,4}\d{1,4}\s?[a-z]?\b/gu,
    mask,
  ],
  // Names behind a form of address.
  [
    /\b(Herrn?|Frau|Familie|Mr\.?|Mrs\.?|Ms\.?)\s{1,2}(?:(?:Dr|Prof)\.\s?)?\p{Lu}[\p{L}'’-]{0,40}(?:\s\p{Lu}[\p{L}'’-]{0,40})?/gu,
    `$1 ${mask}`,
  ],
];

/** A text without e-mail addresses, telephone numbers, streets, IBANs, days, PINs, tokens and names behind a form of address. */
export function maskText(text: string): string {
  return patterns.reduce((masked, [pattern, replacement]) => masked.replace(pattern, replacement), text);
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
