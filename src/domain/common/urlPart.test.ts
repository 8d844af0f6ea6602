import { describe, expect, it } from 'vitest';
import { urlPart } from './urlPart';

describe('a part of a URL', () => {
  it.each([
    ['0500001', '0500001'],
    ['a/b?c&d=é', 'a%2Fb%3Fc%26d%3D%C3%A9'],
    ['😀', '%F0%9F%98%80'],
    ['A\uD83D', 'A%EF%BF%BD'],
    ['\uDE00B', '%EF%BF%BDB'],
    ['', ''],
  ])('%j is written as %s', (text, written) => {
    expect(urlPart(text)).toBe(written);
  });
});
