import { describe, expect, it } from 'vitest';
import { fitOf, ranked, wordsOf, type Rankable } from './match';

describe('words (UX Keys)', () => {
  it.each([
    ['Übungsgespräche', ['uebungsgespraeche']],
    ['Straße Nr. 5', ['strasse', 'nr', '5']],
    ['ERÄNDERN · Café', ['eraendern', 'cafe']],
    ['04 4002', ['04', '4002']],
    [' – ', []],
  ])('%s', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });
});

const gutschein = { label: 'Zum Gutscheincode', words: 'Rabatt Coupon einlösen' };

describe('a query fits by every word and word beginning, in any order (UX Keys)', () => {
  it.each([
    ['gut', 1],
    ['zum', 0],
    ['zu gut', 2],
    ['gut zu', 2],
    ['rab', 2],
    ['EINLOES', 2],
    ['einlös', 2],
    ['code', 100],
    ['co', 2],
    ['od', null],
    ['gut rechnung', null],
    ['', 0],
  ])('%s', (query, fit) => {
    expect(fitOf(query, gutschein)).toBe(fit);
  });
});

const entry = (label: string, part: Partial<Rankable> = {}): Rankable => ({
  label,
  words: '',
  isLikely: false,
  uses: 0,
  ...part,
});

describe('ranking: likely now, own use, how well it fits (UX Keys)', () => {
  const entries = [
    entry('Neue Bestellung'),
    entry('Neukunde', { isLikely: true }),
    entry('Lieferadresse, neu', { isLikely: true, uses: 2 }),
    entry('Neu laden', { uses: 4 }),
    entry('Erneuern', { isLikely: true, uses: 9 }),
  ];
  it.each([
    ['neu', ['Lieferadresse, neu', 'Neukunde', 'Neu laden', 'Neue Bestellung', 'Erneuern']],
    ['neu best', ['Neue Bestellung']],
    ['', ['Erneuern', 'Lieferadresse, neu', 'Neukunde']],
    ['gibt es nicht', []],
  ])('%s', (query, labels) => {
    expect(ranked(entries, query).map(({ label }) => label)).toEqual(labels);
  });
});
