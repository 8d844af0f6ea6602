import { describe, expect, it } from 'vitest';
import { suggestionQuery } from './suggestionQuery';

const ask = (street: string, zipCode = '', city = '') => suggestionQuery({ street, zipCode, city }, 'DE', 3);

describe('the query for address suggestions', () => {
  it.each([
    ['Hei', 'Hei'],
    [' Heidestr ', 'Heidestr'],
    ['Am Pakethof', 'Am Pakethof'],
    ['C 4, 12', 'C 4, 12'],
  ])('%j: %j', (typed, street) => {
    expect(ask(typed)).toEqual({ street, zipCode: '', city: '', countryCode: 'DE' });
  });

  it.each([
    '',
    'He',
    '   ',
    '12 34',
    '<script>',
    'a;b=c',
    '{{7*7}}',
    'Packstation 145',
    'Postnummer 12345678',
    'x'.repeat(101),
  ])('%.20j sends no request', (typed) => {
    expect(ask(typed)).toBeNull();
  });

  it.each([
    ['50667', 'Köln', '50667', 'Köln'],
    ['50 667', ' Köln ', '50667', 'Köln'],
    ['506', 'K', '', ''],
    ['1010', '%00', '', ''],
    ['9'.repeat(5_000), 'x'.repeat(5_000), '', ''],
  ])('includes only a valid postcode and city of %.9j %.9j: %j %j', (zip, city, zipCode, place) => {
    expect(ask('Heidestr', zip, city)).toMatchObject({ zipCode, city: place });
  });
});
