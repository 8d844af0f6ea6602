import type { ServicePointType } from './address';

interface Keyword {
  readonly type: ServicePointType;
  readonly word: string;
  /** Within two edits one of three parts stands unharmed near its place: a quick look before letters are compared. */
  readonly parts: RegExp;
  /** From this many letters on, the beginning of the word is its abbreviation (`Packst.`, but not `Postst.`). */
  readonly abbreviatedFrom: number;
}

const keywords: readonly Keyword[] = [
  { type: 'PACKSTATION', word: 'packstation', parts: /^.{0,2}pack|^.{2,6}stat|ion.{0,2}$/, abbreviatedFrom: 6 },
  { type: 'POSTFILIALE', word: 'postfiliale', parts: /^.{0,2}post|^.{2,6}fili|ale.{0,2}$/, abbreviatedFrom: 7 },
  { type: 'POSTSTATION', word: 'poststation', parts: /^.{0,2}post|^.{2,6}stat|ion.{0,2}$/, abbreviatedFrom: 8 },
  { type: 'PAKETSHOP', word: 'paketshop', parts: /^.{0,2}pak|^.{1,5}ets|hop.{0,2}$/, abbreviatedFrom: 7 },
];

const mostEdits = 2;
const longest = 11 + mostEdits;
/** Within two letters of a keyword, and yet places where people live. */
const stadiums: readonly string[] = ['poststadion', 'parkstadion', 'oststadion'];
const streetEnding = /(?:stras?se|str|weg|gasse|platz|allee|ring|damm|steig|ufer|hof)$/;

/**
 * The kind of pick-up point that was typed where a street belongs, or null (spec 1 §5.1, DECISIONS 23, FACTS). Neighbouring
 * words are read together, because blanks, dots and hyphens may stand anywhere inside: `P.A.C.K. Station`.
 */
export function pickupPointIn(street: string): ServicePointType | null {
  const words = wordsOf(street);
  let best: ServicePointType | null = null;
  let fewest = mostEdits + 1;
  for (const [index, first] of words.entries()) {
    const glued = first.length > longest ? keywordInside(first) : null;
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

/** `Postnummer 12345678`, `PostNr.`, `Post-Nr.`; `Alte Post Nr. 5` is a house and stays. */
export function hasPostNumberPhrase(street: string): boolean {
  const text = plain(street);
  return (
    /post[.\-_]{0,3}(?:nummern?|numer|nr)(?!\p{L})/u.test(text) ||
    /post\s{1,9}(?:nummer|numer|nr)(?!\p{L})(?![\s.]{0,9}\d{1,4}(?!\s?\d))/u.test(text)
  );
}

/** Lower case, without accents; one letter stays one letter, so that edits can be counted. */
function plain(text: string): string {
  return text.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('\u00df', 's');
}

/** The words of letters, without a `DHL` stuck to them. */
function wordsOf(text: string): readonly string[] {
  return (plain(text).match(/\p{L}+/gu) ?? []).map((word) => word.replace(/^dhl(?=.)/u, ''));
}

/** A keyword stuck to other letters, as in `Packstationsnummer`; `Poststationsweg` is the name of a street. */
function keywordInside(word: string): ServicePointType | null {
  const found = keywords.find((keyword) => word.includes(keyword.word));
  return found === undefined || streetEnding.test(word) ? null : found.type;
}

function editsTo({ word, parts, abbreviatedFrom }: Keyword, typed: string, limit: number): number {
  if (typed.length >= abbreviatedFrom && word.startsWith(typed)) return 0;
  const isNear = Math.abs(word.length - typed.length) <= limit && parts.test(typed);
  return isNear ? distance(word, typed, limit) : limit + 1;
}

/** Letters to change, add or leave out (Levenshtein); stops as soon as they are more than the limit. */
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
