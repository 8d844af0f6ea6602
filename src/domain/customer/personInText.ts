import {
  bareStreetWord,
  birthWord,
  fieldLabel,
  isCityLabel,
  isFirstNameLabel,
  isLastNameLabel,
  isNameLabel,
  nameParticle,
  phoneLabel,
  placeWord,
  salutation,
  sentenceWord,
  streetBeginning,
  streetWord,
} from '~/domain/common/germanWords';
import { tokensOf } from '~/domain/common/textTokens';
import { readTypedDate, tidyDate } from '~/domain/common/typedDate';
import type { CustomerSearchCriteria } from './customerSearch';

export const noCriteria: CustomerSearchCriteria = {
  firstName: '',
  lastName: '',
  street: '',
  city: '',
  dateOfBirth: '',
};

/** More words than this are a sentence, not a name with an address. */
const mostWords = 10;

/** The date of birth in a tidied line as `DD.MM.YYYY`, or an empty text. */
function birthDateIn(line: string, now: Date): string {
  for (const token of tokensOf(line)) {
    if (token.kind !== 'date') continue;
    const day = readTypedDate(token.text, now);
    if (day !== null && day < now.toISOString().slice(0, 10)) return tidyDate(token.text, now);
  }
  return '';
}

/** Replaces what is no word of a name or an address: numbers but those of a house and a postcode, dates, e-mail addresses. */
function withoutTokens(line: string): string {
  let words = line;
  for (const token of tokensOf(line)) {
    const isShort = token.kind === 'number' && token.digits.length <= 5;
    if (!isShort) words = words.slice(0, token.start) + ' '.repeat(token.end - token.start) + words.slice(token.end);
  }
  return words;
}

/**
 * Reads the name, street, city and birthday of a person from a line: "Meier, Anna, Bonn", "Anna Meier 53111 Bonn 12.08.1964".
 * Null where the line is none.
 */
export function personInLine(line: string, now: Date): CustomerSearchCriteria | null {
  const segments = withoutTokens(line)
    .split(/[,;|\t\n]/)
    .map((segment) => segment.trim())
    .filter((segment) => /\p{L}/u.test(segment));
  const words = segments.flatMap((segment) => segment.split(/\s+/));
  if (words.length === 0 || words.length > mostWords || words.some((word) => sentenceWord.test(word))) return null;
  const person = { ...noCriteria, dateOfBirth: birthDateIn(line, now) };
  const names: string[][] = [];
  for (const segment of segments) {
    const left = withoutPlace(segment, person);
    if (left.length === 0) continue;
    if (names.length === 0 || (names.length === 1 && names[0]?.length === 1)) names.push(left);
    else if (person.city === '') person.city = left.join(' ');
    else return null;
  }
  const isName = names.flat().every((word) => /^\p{L}[\p{L}'’.-]*$/u.test(word));
  if (!isName || names.flat().join('').length < 2) return null;
  return { ...person, ...nameOf(names) };
}

/** Takes street, postcode with city, and "aus Bonn" out of a segment; returns its other words. */
function withoutPlace(segment: string, person: { street: string; city: string }): string[] {
  const words = segment.split(/\s+/).filter((word) => ![birthWord, salutation, phoneLabel].some((no) => no.test(word)));
  if (/^am$/iu.test(words.at(-1) ?? '')) words.pop();
  const postcode = words.findIndex((word, index) => isPostcode(word) && /^\p{L}/u.test(words[index + 1] ?? ''));
  if (postcode >= 0) {
    person.city = words
      .slice(postcode + 1)
      .filter((word) => !/\d/.test(word))
      .join(' ');
    words.splice(postcode);
  } else {
    const place = words.findIndex((word, index) => index > 0 && placeWord.test(word) && index < words.length - 1);
    if (place >= 0) person.city = words.splice(place).slice(1).join(' ');
  }
  const house = words.findIndex((word, index) => index > 0 && /^\d{1,4}\p{L}?$/iu.test(word));
  const beginning = house < 0 ? -1 : words.findIndex((word) => streetBeginning.test(word));
  if (beginning >= 0 && beginning < house) {
    person.street = words.slice(beginning, house).join(' ');
    words.splice(beginning);
  }
  const street = words.findIndex((word) => streetWord.test(word));
  if (street >= 0 && (street > 0 || words.length === 1 || /^\d/.test(words[1] ?? ''))) {
    const from = street > 0 && bareStreetWord.test(words[street] ?? '') ? street - 1 : street;
    person.street = words.slice(from, street + 1).join(' ');
    if (person.city === '')
      person.city = words
        .slice(street + 1)
        .filter((word) => !/\d/.test(word))
        .join(' ');
    words.splice(from);
  }
  return words.filter((word) => !/^\d/.test(word));
}

function isPostcode(word: string): boolean {
  return /^(?:[A-Z]{1,3}-)?\d{4,5}$/.test(word);
}

/** "Meier, Anna" or "Anna von Meier". */
function nameOf([first = [], second = []]: readonly (readonly string[])[]): Pick<
  CustomerSearchCriteria,
  'firstName' | 'lastName'
> {
  if (second.length > 0) return { lastName: first.join(' '), firstName: second.join(' ') };
  const particle = first.findIndex((word, index) => index > 0 && nameParticle.test(word));
  const at = particle > 0 ? particle : first.length - 1;
  return { firstName: first.slice(0, Math.max(0, at)).join(' '), lastName: first.slice(Math.max(0, at)).join(' ') };
}

/** The fields that a form or a letter labels, each on a line of its own: "Name: Anna Meier". */
export function labelledPerson(lines: readonly string[], now: Date): CustomerSearchCriteria | null {
  const person = { ...noCriteria };
  for (const line of lines) {
    const [, label = '', value = ''] = fieldLabel.exec(line.trim()) ?? [];
    const text = value.trim();
    if (text === '') continue;
    if (isFirstNameLabel.test(label)) person.firstName = text;
    else if (isLastNameLabel.test(label)) person.lastName = text;
    else if (isNameLabel.test(label)) Object.assign(person, nameIn(text, now));
    else {
      const place = { street: '', city: '' };
      const left = withoutPlace(text, place).join(' ');
      if (isCityLabel.test(label)) person.city = place.city === '' ? left : place.city;
      else {
        person.street = place.street === '' ? left : place.street;
        if (place.city !== '') person.city = place.city;
      }
    }
  }
  if (person.lastName === '' && person.firstName === '') return null;
  return { ...person, dateOfBirth: birthDateOf(lines, now) };
}

export function nameIn(text: string, now: Date): Pick<CustomerSearchCriteria, 'firstName' | 'lastName'> {
  const { firstName, lastName } = personInLine(text, now) ?? noCriteria;
  return { firstName, lastName };
}

/** The first date of birth that a line names as such. */
function birthDateOf(lines: readonly string[], now: Date): string {
  const line = lines.find((text) => text.split(/[\s:]+/).some((word) => birthWord.test(word) && word.length > 2));
  return line === undefined ? '' : birthDateIn(line, now);
}

/**
 * The sender of a letter: the line with postcode and city, and the lines above it with street and name. Null where no line
 * has a postcode and a city below a name.
 */
export function senderOf(lines: readonly string[], now: Date): CustomerSearchCriteria | null {
  for (const [at, line] of lines.entries()) {
    if (!/(?:^|,)\s*(?:[A-Z]{1,3}-)?\d{4,5}\s+\p{L}/u.test(line)) continue;
    const place = { street: '', city: '' };
    for (const segment of line.split(',')) withoutPlace(segment.trim(), place);
    const hasOwnStreet = place.street === '';
    if (hasOwnStreet) withoutPlace((lines[at - 1] ?? '').trim(), place);
    const name = nameIn(lines[at - (hasOwnStreet && place.street !== '' ? 2 : 1)] ?? '', now);
    const isPerson = name.lastName !== '' && name.firstName !== '';
    if (isPerson && place.city !== '')
      return { ...noCriteria, ...name, ...place, dateOfBirth: birthDateOf(lines, now) };
  }
  return null;
}
