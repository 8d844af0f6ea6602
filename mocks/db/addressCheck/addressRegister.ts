import { letterDistance, plainWords, withoutAbbreviation } from './addressSpelling.ts';
import { checkHouseNumber } from './houseNumbers.ts';
import { streetDirectory, type KnownStreet } from './streetDirectory.ts';
import type { AddressCheckKind, WireAddressCheck, WireSuggestion } from './wireAddressTypes.ts';
import type { WireSentAddress } from '../common/wireTypes.ts';

const MOST_TYPOS = 2;
const MOST_SUGGESTIONS = 10;

/** How well a sent address matches one street of the directory. */
interface Candidate {
  known: KnownStreet;
  street: AddressCheckKind;
  town: AddressCheckKind;
  /** 0: postcode and town fit, 1: the town is mistyped, 2: only one of the two fits. */
  townRank: number;
}

function streetKind({ street, alias }: KnownStreet, typed: string): AddressCheckKind | undefined {
  if (typed === street) return 'VERIFIED';
  const plain = plainWords(street);
  if (plainWords(typed) === plain) return 'NORMALIZED';
  const full = withoutAbbreviation(typed);
  if (full === plain) return 'ABBREVIATION';
  if (alias && plainWords(alias.street) === plainWords(typed)) return alias.kind;
  return letterDistance(full, plain) <= MOST_TYPOS ? 'CORRECTED' : undefined;
}

function townKind(known: KnownStreet, zipCode: string, city: string): Pick<Candidate, 'town' | 'townRank'> | undefined {
  const hasZipCode = known.zip_code === zipCode;
  if (hasZipCode && known.city === city) return { town: 'VERIFIED', townRank: 0 };
  const typos = letterDistance(plainWords(known.city), plainWords(city));
  if (hasZipCode && typos === 0) return { town: 'NORMALIZED', townRank: 0 };
  if (hasZipCode && typos <= MOST_TYPOS) return { town: 'CORRECTED', townRank: 1 };
  return hasZipCode || typos === 0 ? { town: 'CORRECTED', townRank: 2 } : undefined;
}

/** The streets that match: mistyped names only where no name matches without a correction; of these, the best `townRank`. */
function candidatesFor(sent: WireSentAddress): Candidate[] {
  const all = streetDirectory.flatMap((known): Candidate[] => {
    if (known.country_code !== sent.country_code) return [];
    const street = streetKind(known, sent.street ?? '');
    const town = townKind(known, sent.zip_code ?? '', sent.city ?? '');
    return street && town ? [{ known, street, ...town }] : [];
  });
  const named = all.filter(({ street }) => street !== 'CORRECTED');
  const wanted = named.length > 0 ? named : all;
  const nearest = Math.min(...wanted.map(({ townRank }) => townRank));
  return wanted.filter(({ townRank }) => townRank === nearest).slice(0, MOST_SUGGESTIONS);
}

/** The kind that a suggestion is labelled with: a real change first, then NORMALIZED, then VERIFIED. */
function mainKind(kinds: readonly AddressCheckKind[]): AddressCheckKind {
  return (
    kinds.find((kind) => kind !== 'VERIFIED' && kind !== 'NORMALIZED') ??
    kinds.find((kind) => kind !== 'VERIFIED') ??
    'VERIFIED'
  );
}

function asSent(sent: WireSentAddress): WireSuggestion {
  const { street, street_number, zip_code, city, country_code } = sent;
  return {
    street: street ?? '',
    street_number: street_number ?? '',
    zip_code: zip_code ?? '',
    city: city ?? '',
    country_code,
  };
}

const partly = (sent: WireSentAddress, flag: AddressCheckKind): WireAddressCheck => ({
  complete_addresses: [],
  partial_addresses: [{ ...asSent(sent), flags: [flag] }],
});

/** Checks only postcode and town: a pick-up point has no street. */
function checkPickUpPoint(sent: WireSentAddress): WireAddressCheck {
  const hasTown = streetDirectory.some(
    (known) =>
      known.country_code === sent.country_code && townKind(known, sent.zip_code ?? '', sent.city ?? '')?.townRank === 0,
  );
  return hasTown
    ? { complete_addresses: [{ ...asSent(sent), kind: 'PACKSTATION' }], partial_addresses: [] }
    : partly(sent, 'NOT_FOUND');
}

export function checkAddress(sent: WireSentAddress): WireAddressCheck {
  if (sent.type !== 'POSTAL') return checkPickUpPoint(sent);
  if ((sent.street ?? '').trim() === '') return partly(sent, 'EMPTY');
  const candidates = candidatesFor(sent);
  if (candidates.length === 0) return partly(sent, 'NOT_FOUND');
  const answer: WireAddressCheck = { complete_addresses: [], partial_addresses: [] };
  for (const { known, street, town } of candidates) {
    const number = checkHouseNumber(sent.street_number ?? '', known);
    const { zip_code, city, country_code } = known;
    const suggestion = { street: known.street, street_number: number.words, zip_code, city, country_code };
    const kinds = [street, town, number.kind];
    if (number.isKnown) answer.complete_addresses.push({ ...suggestion, kind: mainKind(kinds) });
    else
      answer.partial_addresses.push({
        ...suggestion,
        flags: [...new Set(kinds.filter((kind) => kind !== 'VERIFIED'))],
      });
  }
  return answer;
}

/** Suggests streets for a partly typed address, without house numbers; at most ten. */
export function suggestAddresses(typed: Readonly<Record<string, string>>): WireSuggestion[] {
  const startsWith = (own: string, start = ''): boolean =>
    plainWords(own).startsWith(plainWords(start).replace(/\.$/, ''));
  return streetDirectory
    .filter(
      ({ street, zip_code, city, country_code }) =>
        startsWith(street, typed['street']) &&
        startsWith(zip_code, typed['zip_code']) &&
        startsWith(city, typed['city']) &&
        startsWith(country_code, typed['country_code']),
    )
    .slice(0, MOST_SUGGESTIONS)
    .map(({ street, zip_code, city, country_code }) => ({ street, street_number: '', zip_code, city, country_code }));
}

export function suggestCities(zipCode: string, country: string): string[] {
  const cities = streetDirectory
    .filter((known) => known.zip_code === zipCode.trim() && (country === '' || known.country_code === country))
    .map(({ city }) => city);
  return [...new Set(cities)];
}
