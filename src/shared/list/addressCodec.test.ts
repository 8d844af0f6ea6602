import { describe, expect, it } from 'vitest';
import { fields, inAddress, mapped, oneOf, text, texts, wholeNumber } from './addressCodec';

const view = inAddress(
  fields({
    tab: oneOf('tab', ['all', 'open'], 'all'),
    words: texts('word'),
    page: wholeNumber('page', 1),
    isFolded: mapped(
      text('folded'),
      (held) => held !== null,
      (isFolded) => (isFolded ? '' : null),
    ),
  }),
);
const standard = { tab: 'all', words: [], page: 1, isFolded: false } as const;

describe('a view in an address', () => {
  it.each([
    ['', standard],
    ['tab=open&word=a&word=b&page=3&folded=', { tab: 'open', words: ['a', 'b'], page: 3, isFolded: true }],
  ] as const)('%j is read and written again', (search, expected) => {
    expect(view.read(new URLSearchParams(search))).toEqual(expected);
    expect(view.write(expected, new URLSearchParams()).toString()).toBe(search);
  });

  it('trims words (REQ E1.2)', () => {
    expect(view.read(new URLSearchParams('word=+a+&word=b%20'))).toEqual({ ...standard, words: ['a', 'b'] });
  });

  it.each(['tab=none', 'word=+&word=', 'page=0', 'page=1.5', 'page=1e99', 'page=x'])('%j is the default', (search) => {
    expect(view.read(new URLSearchParams(search))).toEqual(standard);
  });

  it('drops what is a default now, keeps other parameters, and leaves the address before as it was', () => {
    const before = new URLSearchParams('other=1&tab=open&word=a');
    expect(view.write(standard, before).toString()).toBe('other=1');
    expect(before.toString()).toBe('other=1&tab=open&word=a');
  });
});
