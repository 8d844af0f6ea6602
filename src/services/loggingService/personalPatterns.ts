/** Written in place of what is personal or secret. */
export const mask = '***';

// Orders, deliveries and offers have dates of these years; customers are born before them.
const businessYearsBack = 2;

function isBirthYear(digits: string): boolean {
  const thisYear = new Date().getFullYear();
  const year = Number(digits);
  if (digits.length === 4) return year >= 1900 && year < thisYear - businessYearsBack;
  // Two digits count as a business year where they can.
  const age = (thisYear - year) % 100;
  return age > businessYearsBack && age < 98;
}

function isDay(day: string, month: string): boolean {
  const [first, second] = [Number(day), Number(month)];
  return first > 0 && second > 0 && Math.min(first, second) <= 12 && Math.max(first, second) <= 31;
}

/** Between the groups of a number: spaces of every kind, dots, dashes, also URL-encoded. */
const gap = String.raw`(?:[ .\-–/\u00a0\u2009\u202f]|%20|%C2%A0)`;
const dateGap = String.raw`(?:[ \u00a0]?[.\-–/][ \u00a0]?|%20|%2E|%2F|%2D|[ \u00a0])`;
const months =
  '(?:jan(?:uar|uary|\\.)?|jänner|feb(?:ruar|ruary|\\.)?|märz|mar(?:ch|\\.)?|mrz|apr(?:il|\\.)?|mai|may|juni?|june?|juli?|july?|aug(?:ust|\\.)?|sept?(?:ember|\\.)?|o[ck]t(?:ober|\\.)?|nov(?:ember|\\.)?|de[cz](?:ember|\\.)?)';
const uuid = '[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}';
const houseNumber = String.raw`[ \u00a0]{1,2}\d{1,4}(?:[ \u00a0]?[a-z])?\b(?![.:,]\d)`;
const plainStreet = 'straße|strasse|str\\.|str|weg|platz|allee|gasse|chaussee|promenade|twiete|pfad';
const anyStreet = `${plainStreet}|ring|damm|ufer|hof|stieg|steig|graben|hang|garten|markt|brücke|kai|zeile|siedlung|höhe|winkel|berg|feld|tor`;
const prepositions =
  'am|im|zum|zur|beim|an (?:der|den|dem)|auf (?:der|den|dem)|in (?:der|den|dem)|unter (?:der|den|dem)|hinter (?:der|den|dem)|vor (?:der|den|dem)|bei (?:der|den|dem)';

type Replacement = string | ((...match: string[]) => string);

// Every expression is bounded, so that a megabyte of text costs milliseconds.
export const personalPatterns: readonly (readonly [RegExp, Replacement])[] = [
  // Tokens: JSON web tokens, bearer values, parameters of the sign-in, long random texts.
  [/\beyJ[\w-]{5,}(?:\.[\w-]*){0,4}/g, mask],
  [/\bbearer\s+\S{1,4000}/gi, `Bearer ${mask}`],
  [/\b((?:id|access|refresh)[ _-]?token)([\s:=]{1,3})[^\s&"',;:=]{4,4000}/gi, `$1$2${mask}`],
  [/(^|[?&#\s"'])((?:code|state)=)[^&\s"']{1,4000}/gi, `$1$2${mask}`],
  [
    new RegExp(`(?<![\\w-])(?!${uuid}(?![\\w-]))(?=[a-z_-]{0,200}\\d)(?=[\\d_-]{0,200}[a-z])[\\w-]{32,4000}`, 'gi'),
    mask,
  ],
  // PINs: behind the word and before it, with other words between.
  [
    /(?<![\p{L}\d_/-])(pin(?:[ -]?(?:code|nummer|ziffern|eingabe))?(?:[\s:,="'„“-]{1,3}\p{L}{1,15}){0,6}?[\s:,="'„“-]{1,4})\d{3,8}(?!\d)/giu,
    `$1${mask}`,
  ],
  [/(?<![\w.,-])\d{3,8}((?:[\s:,="'„“-]{1,3}\p{L}{1,15}){0,3}[\s:,="'„“-]{1,3}pin(?![\p{L}\d_-]))/giu, `${mask}$1`],
  [/(\bziffern[\s:,="'„“-]{1,4}(?:\p{L}{1,15}[\s:,="'„“-]{1,3}){0,3}?)\d{3,8}(?!\d)/giu, `$1${mask}`],
  // E-mail, also URL-encoded or with the sign spelt out.
  [/[^\s@,;:<>"'()=&?/]{1,64}(?:@|%40|%2540)[^\s@,;:<>"'()=&?/]{1,255}/gi, mask],
  [/[^\s@,;:<>"'()=&?/]{1,64}\s?[([]at[)\]]\s?[^\s@,;:<>"'()=&?/]{1,255}/gi, mask],
  // IBAN, in one piece or in groups of four.
  [
    new RegExp(`(?<![\\w-])(?!${uuid})[A-Z]{2}\\d{2}(?:${gap}?[A-Z0-9]{4}){2,7}(?:${gap}?[A-Z0-9]{1,4})?\\b`, 'gi'),
    mask,
  ],
  // Dates of birth: any date behind a word such as `geboren`; elsewhere a date whose year is too early for an order (`isBirthYear`).
  [
    new RegExp(
      `((?:\\bgeb(?:oren|urtsdatum|urtstag)?\\b|\\bborn\\b|\\bbirth\\w{0,10})[\\s.:=]{1,3}(?:(?:am|on|ist|is)\\s)?)\\d{1,4}${dateGap}\\d{1,2}${dateGap}\\d{1,4}`,
      'gi',
    ),
    `$1${mask}`,
  ],
  [
    new RegExp(`(?<![\\d.])(\\d{1,2})(${dateGap})(\\d{1,2})(${dateGap})(\\d{4}|\\d{2})(?!\\d|\\.\\d)`, 'gi'),
    (whole, day, gapBefore, month, gapBehind, year) => {
      const hasMarks = /[.\-–/]|%2/.test(gapBefore) && /[.\-–/]|%2/.test(gapBehind);
      return (year.length === 4 || hasMarks) && isDay(day, month) && isBirthYear(year) ? mask : whole;
    },
  ],
  [
    /(?<![\d-])((?:19|20)\d{2})[.\-–/](\d{1,2})[.\-–/](\d{1,2})(?:(?:T|%20| )\d{2}(?::|%3A)\d{2}(?:(?::|%3A)\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?)?(?!\d)/gi,
    (whole, year, month, day) => (isDay(day, month) && isBirthYear(year) ? mask : whole),
  ],
  [
    new RegExp(`(?<!\\d)\\d{1,2}(?:\\.|st|nd|rd|th)?${gap}{0,3}${months}${gap}{0,3}(\\d{4}|\\d{2})(?!\\d)`, 'gi'),
    (whole, year) => (isBirthYear(year) ? mask : whole),
  ],
  [
    new RegExp(`(?<!\\p{L})${months}${gap}{1,3}\\d{1,2}(?:st|nd|rd|th)?,?${gap}{1,3}(\\d{4})(?!\\d)`, 'giu'),
    (whole, year) => (isBirthYear(year) ? mask : whole),
  ],
  // Telephone numbers: an international prefix or a leading zero, with the usual separators; dates are excluded.
  [
    new RegExp(`(?<![\\w.-])(?:\\+|%2B|00)(?:${gap}|[()]){0,2}\\d(?:(?:${gap}|[()]){0,3}\\d){6,14}(?![\\w-])`, 'gi'),
    mask,
  ],
  [
    new RegExp(
      `(?<![\\w.-])(?!\\d{1,2}[.\\-–/ ]{1,2}\\d{1,2}[.\\-–/ ]{1,2}\\d{2,4}(?!\\d))(?=\\(?(?:\\d(?:${gap}|[()]){0,3}){7})\\(?0[1-9]\\d{0,4}\\)?(?:${gap}{1,3}\\d{2,}){1,6}(?![\\w-])`,
      'g',
    ),
    mask,
  ],
  [/(?<![\w.-])0[1-9]\d{7,13}(?![\w-])/g, mask],
  // A customer number in the path of a request; the correlation id leads to the service's own log (DECISIONS 124).
  [/(?<=\/)0[1-9]\d{5,}(?![\w-])/g, mask],
  // Streets with a number: with postcode and town, in one word, in two, with words between, behind a preposition or a word
  // that announces an address.
  [
    new RegExp(
      `(?<!\\p{L})\\p{L}[\\p{L}.'-]{1,40}(?: [\\p{L}.'-]{1,30}){0,3} \\d{1,4}(?: ?[a-z])?,? (?:[DACH]{1,2}-)?\\d{4,5} \\p{L}[\\p{L}-]{1,30}`,
      'giu',
    ),
    mask,
  ],
  [
    new RegExp(`(?<!\\p{L})\\p{Lu}[\\p{L}.-]{0,40}(?:${anyStreet}|${anyStreet.toUpperCase()})${houseNumber}`, 'gu'),
    mask,
  ],
  [new RegExp(`(?<!\\p{L})\\p{L}[\\p{L}.-]{0,40}(?:${plainStreet})${houseNumber}`, 'giu'), mask],
  [new RegExp(`(?<!\\p{L})[\\p{L}-]{1,40}[^aeiou\\P{L}t](?:ring)${houseNumber}`, 'giu'), mask],
  [
    new RegExp(
      `(?:(?<!\\p{L})\\p{L}[\\p{L}-]{1,30} )?(?<!\\p{L})(?:${plainStreet}|ring|damm|ufer|hof)${houseNumber}`,
      'giu',
    ),
    mask,
  ],
  [
    new RegExp(`(?<!\\p{L})(?:${plainStreet}) {1,2}(?:[\\p{L}\\d.-]{1,30} {1,2}){1,4}\\d{1,4}(?: ?[a-z])?\\b`, 'giu'),
    mask,
  ],
  [new RegExp(`(?<!\\p{L})(?:${prepositions}) [\\p{L}-]{3,30}(?: [\\p{L}-]{2,30}){0,2}${houseNumber}`, 'giu'), mask],
  [
    new RegExp(
      `(?<!\\p{L})(adresse|anschrift|address|wohnt(?: in)?|wohnhaft(?: in)?)([\\s:=,]{1,3})[\\p{L}.-]{2,40}(?: [\\p{L}.-]{2,30}){0,3}${houseNumber}`,
      'giu',
    ),
    `$1$2${mask}`,
  ],
  // Names behind a form of address, in capitals too, and behind the word customer.
  [
    /\b(Herrn?|Frau|Familie|HERRN?|FRAU|FAMILIE|Mr\.?|Mrs\.?|Ms\.?)\s{1,2}(?:(?:Dr|Prof)\.\s?)?\p{Lu}[\p{L}'’-]{0,40}(?:\s\p{Lu}[\p{L}'’-]{0,40})?/gu,
    `$1 ${mask}`,
  ],
  [
    /\b(Kund(?:e|in|en)|[Cc]ustomer|Anrufer(?:in)?)(:?\s)\p{Lu}\p{Ll}{1,30}\s\p{Lu}\p{Ll}[\p{L}'’-]{0,40}/gu,
    `$1$2${mask}`,
  ],
];
