import { describe, expect, it } from 'vitest';
import { splitStreet } from './splitStreet';

describe('a street typed with its house number (REQ B9.6, UX Keys)', () => {
  it.each([
    ['Lindenweg 12', 'Lindenweg', '12'],
    ['Lindenweg 12 a', 'Lindenweg', '12 a'],
    ['Am Alten Markt 3b', 'Am Alten Markt', '3b'],
    ['Straße des 17. Juni 135', 'Straße des 17. Juni', '135'],
    ['Hauptstr. 4-6', 'Hauptstr.', '4-6'],
    ['Schlossallee, 7/9', 'Schlossallee', '7/9'],
  ])('splits %s', (typed, street, streetNumber) => {
    expect(splitStreet(typed)).toEqual({ street, streetNumber });
  });

  it.each(['Lindenweg', 'Straße des 17. Juni', 'C 4', '12', '', 'Packstation 145', 'Postfiliale 417'])(
    'leaves %s as it is',
    (typed) => {
      expect(splitStreet(typed)).toBeNull();
    },
  );
});
