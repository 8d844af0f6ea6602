import { describe, expect, it } from 'vitest';
import { letterFileType } from './letterFile';

const text = (content: string) => new TextEncoder().encode(content);
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

describe('the type of a letter file is detected from its content, not its name (REQ A15.1, QUALITY Found by trying)', () => {
  it.each([
    ['a PDF', text('%PDF-1.7\n…'), 'application/pdf'],
    ['a PNG', Uint8Array.from([...png, 0, 0]), 'image/png'],
    ['a JPEG', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0]), 'image/jpeg'],
    ['nothing', new Uint8Array(), null],
    ['a page', text('<!doctype html><script>alert(1)</script>'), null],
    ['a picture of text', text('<svg xmlns="http://www.w3.org/2000/svg"/>'), null],
    ['a PDF behind a blank', text(' %PDF-1.7'), null],
    ['a page with a PDF in it', text('<html>%PDF-1.7'), null],
    ['the beginning of a PDF', text('%PDF'), null],
    ['a cut PNG', Uint8Array.from(png.slice(0, 7)), null],
    ['a cut JPEG', Uint8Array.from([0xff, 0xd8]), null],
    ['a GIF', text('GIF89a'), null],
  ] as const)('%s', (_name, bytes, expected) => {
    expect(letterFileType(bytes)).toBe(expected);
  });
});
