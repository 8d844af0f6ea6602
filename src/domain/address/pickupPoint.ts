import type { ServicePointType } from './address';

interface Keyword {
  readonly type: ServicePointType;
  readonly word: string;
  /**
   * Pre-check before the edit distance: with at most two edits, one of three parts of the keyword is intact near its
   * place.
   */
  readonly parts: RegExp;
  /** Minimum number of letters at which a prefix counts as an abbreviation (`Packst.`, but not `Postst.`). */
  readonly abbreviatedFrom: number;
}

const keywords: readonly Keyword[] = [
  { type: 'PACKSTATION', word: 'packstation', parts: /^.{0,2}pack|^.{2,6}stat|ion.{0,2}$/, abbreviatedFrom: 6 },
  { type: 'POSTFILIALE', word: 'postfiliale', parts: /^.{0,2}post|^.{2,6}fili|ale.{0,2}$/, abbreviatedFrom: 7 },
  { type: 'POSTSTATION', word: 'poststation', parts: /^.{0,2}post|^.{2,6}stat|ion.{0,2}$/, abbreviatedFrom: 8 },
  { type: 'PAKETSHOP', word: 'paketshop', parts: /^.{0,2}pak|^.{1,5}ets|hop.{0,2}$/, abbreviatedFrom: 7 },
  { type: 'PACKSTATION', word: 'paketstation', parts: /^.{0,2}pak|^.{3,7}stat|ion.{0,2}$/, abbreviatedFrom: 9 },
  { type: 'POSTFILIALE', word: 'dhlfiliale', parts: /^.{0,2}dhl|^.{1,5}fil|ale.{0,2}$/, abbreviatedFrom: 6 },
  { type: 'POSTFILIALE', word: 'wunschfiliale', parts: /^.{0,2}wun|^.{1,5}sch|ale.{0,2}$/, abbreviatedFrom: 9 },
  { type: 'POSTFILIALE', word: 'filialedirekt', parts: /^.{0,2}fil|^.{2,6}ale|ekt.{0,2}$/, abbreviatedFrom: 10 },
  { type: 'PAKETSHOP', word: 'parcelshop', parts: /^.{0,2}par|^.{1,5}cel|hop.{0,2}$/, abbreviatedFrom: 8 },
];

const mostEdits = 2;
const longest = 13 + mostEdits;
/** Length in letters above which a word may be a keyword with a prefix or suffix. */
const longestAlone = 13;
/** At most two edits away from a keyword, but possible street names (DECISIONS 57). */
const streetName = /(?<!\p{L})(?:pakethof|raststation|forststation|ostfiliale)(?!\p{L})/u;
/** At most two edits away from a keyword, but stadiums, which occur in addresses. */
const stadiums: readonly string[] = ['poststadion', 'parkstadion', 'oststadion'];
const streetEnding = /(?:stras?se|str|weg|gasse|platz|allee|ring|damm|steig|ufer|hof)$/;

/**
 * The kind of pick-up point that was typed into a street field, or null (REQ B9.7, DECISIONS 23): a keyword in any case,
 * abbreviated (`Packst. 145`) or mistyped by up to two letters (`Backstation`). Adjacent words are also joined before the
 * comparison, because the keyword may contain blanks, dots and hyphens: `P.A.C.K. Station`. Ordinary streets (Poststraße,
 * Packhofstraße, Stationsstraße, Backsteinweg) are at distance four and more.
 */
export function pickupPointIn(street: string): ServicePointType | null {
  const words = wordsOf(street);
  let best: ServicePointType | null = null;
  let fewest = mostEdits + 1;
  for (const [index, first] of words.entries()) {
    const glued = first.length > longestAlone ? keywordInside(first) : null;
    if (glued !== null) return glued;
    let joined = '';
    for (let next = index; next < words.length; next += 1) {
      const word = words[next] ?? '';
      joined += word;
      if (joined.length > longest || stadiums.includes(word) || stadiums.includes(joined)) break;
      for (const keyword of keywords) {
        const edits = editsTo(keyword, joined, fewest - 1);
        if (edits < fewest) [best, fewest] = [keyword.type, edits];
      }
    }
  }
  return best;
}

/** True where text that resembles a pick-up point may be a street name: `Am Pakethof`, but not `Pakethof 145`. */
export function mayBeStreetName(street: string): boolean {
  const text = plain(street);
  const name = streetName.exec(text);
  if (name === null) return false;
  const behind = text.slice(name.index + name[0].length);
  return !/\d/.test(behind) && pickupPointIn(`${text.slice(0, name.index)}, ${behind}`) === null;
}

/**
 * Finds a post-number phrase: `PostNr.`, `Post-Nr.`, `DHL-Nr.`, `DHL Kundennummer`; `Alte Post Nr. 5` is a house
 * number.
 */
export function hasPostNumberPhrase(street: string): boolean {
  const text = plain(street);
  return (
    /post[.\-_]{0,3}(?:nummern?|numer|nr)(?!\p{L})/u.test(text) ||
    /dhl[\s.\-_]{0,3}(?:kunden[\s.\-_]{0,3})?(?:nummern?|numer|nr)(?!\p{L})/u.test(text) ||
    /post\s{1,9}(?:nummer|numer|nr)(?!\p{L})(?![\s.]{0,9}\d{1,4}(?!\s?\d))/u.test(text)
  );
}

/** Normalizes text: lower case, no accents. The number of letters is unchanged, so that edits can be counted. */
function plain(text: string): string {
  return text.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('\u00df', 's');
}

/** Splits into words of letters; splits off a `DHL` prefix as a word. */
function wordsOf(text: string): readonly string[] {
  return (plain(text).match(/\p{L}+/gu) ?? []).flatMap((word) =>
    /^dhl./u.test(word) ? ['dhl', word.slice('dhl'.length)] : [word],
  );
}

/** Finds a keyword inside a longer word: `Packstationsnummer`; `Poststationsweg` is a street name. */
function keywordInside(word: string): ServicePointType | null {
  const found = keywords.find((keyword) => word.includes(keyword.word));
  return found === undefined || streetEnding.test(word) ? null : found.type;
}

function editsTo({ word, parts, abbreviatedFrom }: Keyword, typed: string, limit: number): number {
  if (typed.length >= abbreviatedFrom && word.startsWith(typed)) return 0;
  const isNear = Math.abs(word.length - typed.length) <= limit && parts.test(typed);
  return isNear ? distance(word, typed, limit) : limit + 1;
}

/** Levenshtein distance; stops early once it exceeds `limit`. */
function distance(left: string, right: string, limit: number): number {
  let above = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (let row = 1; row <= left.length; row += 1) {
    const line = [row];
    let fewest = row;
    for (let column = 1; column <= right.length; column += 1) {
      const change = (above[column - 1] ?? 0) + (left[row - 1] === right[column - 1] ? 0 : 1);
      const edits = Math.min(change, (above[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1);
      line.push(edits);
      fewest = Math.min(fewest, edits);
    }
    if (fewest > limit) return limit + 1;
    above = line;
  }
  return above[right.length] ?? 0;
}
