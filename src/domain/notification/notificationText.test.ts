import { describe, expect, it } from 'vitest';
import { plainText, readDetail, safeAddress } from './notificationText';

/** Links as `[words](address)`. */
const written = (detail: unknown) =>
  readDetail(detail).map((line) =>
    line.map((part) => (part.kind === 'link' ? `[${part.text}](${part.address})` : part.text)).join(''),
  );

const text = (value: string) => ({ nodeType: 'text', value, marks: [{ type: 'bold' }] });
const node = (nodeType: string, ...content: unknown[]) => ({ nodeType, content });
const link = (uri: unknown, words: string) => ({ nodeType: 'hyperlink', data: { uri }, content: [text(words)] });
const document = (...content: unknown[]) => node('document', ...content);

describe('the text of a notification (REQ A10.2, QUALITY 17)', () => {
  it.each([
    ['Eins\nzwei\r\n\r\ndrei', ['Eins', 'zwei', '', 'drei']],
    ['  \n Eins \n\n', [' Eins ']],
    ['', []],
    [' \n\t', []],
    ['<b onclick=x>fett</b> & <script>alert(1)</script>', ['<b onclick=x>fett</b> & <script>alert(1)</script>']],
    ['a\u0000b\u202Ec\u200Bd\tE', ['abcd E']],
    [null, []],
    [7, []],
    [['a'], []],
  ])('%j has the lines %j', (detail, lines) => {
    expect(written(detail)).toEqual(lines);
  });

  it.each([
    ['siehe https://example.com/a?b=1#c.', ['siehe [https://example.com/a?b=1#c](https://example.com/a?b=1#c).']],
    ['(http://example.com)', ['([http://example.com](http://example.com/))']],
    ['<a href="https://example.com/x">hier</a>', ['<a href="[https://example.com/x](https://example.com/x)">hier</a>']],
    ['javascript:alert(1) data:text/html,x //example.com www.example.com', null],
    ['https://bank.example@evil.example/', null],
    ['http://', null],
  ])('addresses of the web are links: %j', (detail, lines) => {
    expect(written(detail)).toEqual(lines ?? [detail]);
  });

  it('rich text becomes lines and links, also wrapped in json', () => {
    const rich = document(
      node('heading-2', text('Retouren')),
      node('paragraph', text('Siehe '), link('https://example.com/r', 'Leitfaden'), text(', bitte.\nDanke.')),
      node('unordered-list', node('list-item', node('paragraph', text('eins'))), node('list-item', text('zwei'))),
      node('hr'),
      node('paragraph', link('javascript:alert(1)', 'hier'), link(null, ' und da')),
      node('embedded-entry-block', node('paragraph', text('unbekannt'))),
      null,
      'lose',
    );
    const lines = [
      'Retouren',
      'Siehe [Leitfaden](https://example.com/r), bitte.',
      'Danke.',
      '• eins',
      '• zwei',
      'hier und da',
      'unbekannt',
    ];
    expect(written(rich)).toEqual(lines);
    expect(written({ json: rich })).toEqual(lines);
    expect(written({ json: null })).toEqual([]);
  });

  it('is cut where it is too long, too deep or too wide', () => {
    const long = plainText(readDetail('a'.repeat(1_000_000)));
    expect(long).toHaveLength(4_002);
    expect(long.endsWith(' …')).toBe(true);
    expect(readDetail('x\n'.repeat(5_000)).length).toBeLessThanOrEqual(60);
    let deep: unknown = text('unten');
    for (let depth = 0; depth < 10_000; depth += 1) deep = node('paragraph', deep);
    expect(written(document(deep))).toEqual([]);
  });
});

it.each([
  ['https://example.com', 'https://example.com/'],
  ['HTTP://Example.com/Ä', 'http://example.com/%C3%84'],
  ['https://a:b@example.com', null],
  ['ftp://example.com', null],
  ['https:example.com', null],
  [' https://example.com', null],
  [undefined, null],
])('the address %j is %j', (value, address) => {
  expect(safeAddress(value)).toBe(address);
});
