import { describe, expect, it } from 'vitest';
import {
  isValidAddressAddition,
  isValidCareOf,
  isValidCity,
  isValidServicePointNumber,
  isValidStreetNumber,
  streetProblem,
} from './addressRules';

describe('address fields (REQ B7.8, B7.9, B7.10)', () => {
  it.each([
    ['Heidestraße', null],
    ['Straße des 17. Juni', null],
    ['Rue de l’Église', null],
    ['Am Poststadion', null],
    ['C 4, 12', null],
    ['Auf', null],
    ['', 'missing'],
    [' \u00a0', 'missing'],
    ['Au', 'tooShort'],
    ['A-b', 'tooShort'],
    ['.-. A', 'tooShort'],
    ['Heide#straße', 'forbidden'],
    ['„Heide“', 'forbidden'],
    ['Weg: 5', 'forbidden'],
    ['Packstation 145', 'pickupPoint'],
    ['Packstation #145', 'pickupPoint'],
    ['Postfil. 502', 'pickupPoint'],
    ['Am Pakethof', 'perhapsPickupPoint'],
    ['Pakethof 145', 'pickupPoint'],
    ['Postnummer 12345678', 'postNumber'],
    [`Am ${'a'.repeat(97)}`, null],
    [`Am ${'a'.repeat(98)}`, 'tooLong'],
    [`Packstation ${'a'.repeat(100_000)}`, 'tooLong'],
    ['Postnummer: 12345678', 'postNumber'],
  ] as const)('the street %j: %s', (street, expected) => {
    expect(streetProblem(street)).toBe(expected);
  });

  it.each([
    ['17', true],
    ['12 a', true],
    [' 5-7', true],
    ['3/4/12', true],
    ['', false],
    ['a 12', false],
    ['Nr. 5', false],
    ['12#', false],
    ['12;', false],
  ])('the street number %j starts with a digit and holds nothing forbidden: %s', (text, expected) => {
    expect(isValidStreetNumber(text)).toBe(expected);
  });

  it.each([
    ['Köln', true],
    ['Au', true],
    ['Halle (Saale)', true],
    ['Frankfurt a. M.', true],
    ['Biel/Bienne', true],
    ['Zürich 8', true],
    ['St. Gallen', true],
    ['', false],
    ['1010', false],
    ['Köl*', false],
    ['Köln?', false],
  ])('the city %j: %s', (text, expected) => {
    expect(isValidCity(text)).toBe(expected);
  });

  it.each([
    ['', true, true],
    ['  ', true, true],
    ['c/o Meier', true, true],
    ['bei Müller', true, true],
    ['Hinterhaus, 3. Stock', true, true],
    ['M', false, true],
    [' M ', false, true],
    ['c/o: Meier', false, false],
    ['Packstation 145', false, false],
    ['Post-Filiale', false, false],
    ['PostNr. 12345678', false, false],
  ])('%j as care-of: %s, as address addition: %s', (text, careOf, addition) => {
    expect(isValidCareOf(text)).toBe(careOf);
    expect(isValidAddressAddition(text)).toBe(addition);
  });

  it.each([
    ['145', true],
    [' 145 ', true],
    ['1', true],
    ['123456', true],
    ['', false],
    ['1234567', false],
    ['14a', false],
    ['-1', false],
    ['1 45', true],
  ])('the number of a service point %j: %s', (text, expected) => {
    expect(isValidServicePointNumber(text)).toBe(expected);
  });
});

it.each([' ', '-', 'a', 'a-', '.'])('100 kB of %j are validated quickly', (piece) => {
  const text = piece.repeat(100_000 / piece.length);
  expect(streetProblem(`${text}#`)).not.toBeNull();
  expect(isValidStreetNumber(`${text}#`)).toBe(false);
  expect(isValidCity(`${text}#`)).toBe(false);
  expect(isValidCareOf(`${text}#`)).toBe(false);
});
