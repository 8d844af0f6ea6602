import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isOrderText, readOrderText, type OrderTextItem } from './orderText';

const now = new Date('2026-11-20T10:00:00Z');

/** One line per item, as an agent would say it. */
function shortOf(item: OrderTextItem): string {
  switch (item.kind) {
    case 'article':
      return `${item.number}*${String(item.quantity)}`;
    case 'voucher':
      return `voucher ${item.code}`;
    case 'customer': {
      const { found } = item;
      if (found.kind === 'person') return `person ${Object.values(found.criteria).join('|')}`;
      if (found.kind === 'customerNumber') return `customer ${found.customerNumber}`;
      if (found.kind === 'email') return `email ${found.email}`;
      return found.kind === 'orderNumber' ? `order ${found.orderNumber}` : 'phone';
    }
  }
}
const read = (text: string) => readOrderText(text, now).map(shortOf);

describe('an order text (REQ C1.1, C1.4, DECISIONS 129, 131)', () => {
  it.each<[string, readonly string[]]>([
    ['Kd-Nr. 0123.456, bitte 2x 432-011-001', ['customer 0123456', '432011001*2']],
    ['Kundennummer: 0123456\n2 Stück 432 011 001\n465009001', ['customer 0123456', '432011001*2', '465009001*1']],
    ['0123456 432011001', ['customer 0123456', '432011001*1']],
    ['0123456, 432011001 3 Stück, 465009001', ['customer 0123456', '432011001*3', '465009001*1']],
    ['432011001 2 Stück 465009001 3 Stück', ['432011001*2', '465009001*3']],
    ['2 Stück 432011001 3 Stück 465009001', ['432011001*2', '465009001*3']],
    ['432011001 und 2 Stück 465009001', ['432011001*1', '465009001*2']],
    ['3 mal Gesichtscreme Art. 432011001', ['432011001*3']],
    ['432-011-001 x 4', ['432011001*4']],
    ['432011001*5', ['432011001*5']],
    ['2 432-011-001', ['432011001*2']],
    ['432 011 001 2', ['432011001*2']],
    ['1. 432011001\n2. 465009001', ['432011001*1', '465009001*1']],
    ['je 3: 432011001, 465009001', ['432011001*3', '465009001*3']],
    ['Bitte je 2 Stück:\n432011001\n465009001\n\n443015001', ['432011001*2', '465009001*2', '443015001*1']],
    ['432011001 Größe 38, 2x', ['432011001*2']],
    ['432011 Menge: 2', ['432011*2']],
    ['Bestell-Nr. 432-011', ['432011*1']],
    ['432011001\nMenge: 4', ['432011001*4']],
    ['432011 001', ['432011001*1']],
    ['Art.-Nr.\tBezeichnung\tMenge\tPreis\n432011001\tCreme\t2\t29,95 €', ['432011001*2']],
    ['Pos | Artikel | Anzahl\n1 | 432011001 | 3\n2 | 465009001 | 1', ['432011001*3', '465009001*1']],
    ['432-011-001   Gesichtscreme    2   29,95', ['432011001*2']],
    ['432011001*1000', ['432011001*1']],
    ['0 Stück 432011001', ['432011001*1']],
    // What is no article.
    ['Tel. 0221/123456', []],
    ['Telefon: 0221 123456 432011001', ['432011001*1']],
    ['Mobil 0151 23456789', []],
    ['0221 123456', []],
    ['+49 221 432011', []],
    ['PLZ 50668, am 12.08.64, IBAN DE89 3704 0044 0532 0130 00', []],
    ['Rechnungsnummer 432011001', []],
    ['Auftragsnummer 432011001', []],
    ['Postfach 100234', []],
    ['Der Preis war 129,95 € statt 1.299,00 EUR', []],
    ['Mantel 432011001, Kleid 465009001', ['432011001*1', '465009001*1']],
    ['CHF 432011', []],
    // Vouchers.
    ['Gutschein SOMMER', ['voucher SOMMER']],
    ['Gutscheincode: „SAVE_10“', ['voucher SAVE_10']],
    ['mit dem Code sommer', ['voucher sommer']],
    ['Gutschein über 10 Euro', []],
    ['Mein Gutschein-Code lautet W1NTER.', ['voucher W1NTER']],
    ['Gutscheinnummer 432011001', ['voucher 432011001']],
    ['PIN-Code 482', []],
    // Who orders.
    ['Auftrag 1300000110, noch einmal 432011001', ['order 1300000110', '432011001*1']],
    ['Von: Anna <anna@example.com>\n432011001', ['email anna@example.com', '432011001*1']],
    ['Kundennummer 01234567890123', ['customer 01234567890123']],
    [
      'Name: Anna Meier\nStraße: Neusser Straße 12\nOrt: 50670 Köln\ngeboren am 12.08.1964\n432011001',
      ['person Anna|Meier|Neusser Straße|Köln|12.08.1964', '432011001*1'],
    ],
    ['Mit freundlichen Grüßen\n\nAnna Meier', ['person Anna|Meier|||']],
    ['Anna Meier\nNeusser Str. 12\n50670 Köln', ['person Anna|Meier|Neusser Str.|Köln|']],
    ['Herrn Jörg von Ä-Meier\nAm Markt 3, 01067 Dresden', ['person Jörg|von Ä-Meier|Am Markt|Dresden|']],
    ['> Kundennummer 0110001\n> 465009001\nKundennummer 0123456\n432011001', ['customer 0123456', '432011001*1']],
    ['> 0123456\n> 432011001', ['customer 0123456', '432011001*1']],
    ['', []],
    ['hallo', []],
    ['∑🙂\u0000\u202e', []],
  ])('%j: %j', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each<[string, readonly string[]]>([
    ['email', ['customer 0123456', '432011001*2', '443015001*1', 'voucher SOMMER']],
    ['letter', ['person Erika|Musterfrau|Heidestraße|Köln|12.08.1964', '432011001*3', '443015*1']],
    ['fax', ['customer 0123456', '432011001*2', '443015001*1', 'voucher SOMMER']],
  ])('reads the sample %s', (name, items) => {
    const text = readFileSync(`mocks/orderTexts/${name}.txt`, 'utf8');
    expect(read(text)).toEqual(items);
    expect(isOrderText(readOrderText(text, now))).toBe(true);
  });

  it.each<[string, boolean]>([
    ['0123456', false],
    ['432011001', false],
    ['2x 432011001', false],
    ['Gesichtscreme', false],
    ['Anna Meier, Köln', false],
    ['Kundennummer 0123456, Gutschein SOMMER', false],
    ['0123456 432011001', true],
    ['432011001\n465009001', true],
    ['432011001, Gutschein SOMMER', true],
  ])('%j is one: %s', (text, expected) => {
    expect(isOrderText(readOrderText(text, now))).toBe(expected);
  });

  it('quotes the line of each item, without dates and account numbers, and shortened (QUALITY 10)', () => {
    const quotes = readOrderText(
      `geb. 12.08.1964, Kundennummer 0123456\n${'x '.repeat(200)}432011001 DE89370400440532013000 ${'y '.repeat(200)}`,
      now,
    ).map(({ readFrom }) => readFrom);
    expect(quotes[0]).toBe('geb. …, Kundennummer 0123456');
    expect(quotes[1]).toContain('432011001');
    expect(quotes.join()).not.toContain('DE89');
    expect(Math.max(...quotes.map(({ length }) => length))).toBeLessThan(100);
  });

  it.each(['432011001 ', '2x ', '0123 ', 'Gutschein ', 'a@', '+49 (', '1.', '\u00a0', 'je 3 '])(
    'reads a long text of %j without throwing, with bounded lists',
    (part) => {
      const items = readOrderText(`${part.repeat(5_000)}\n`.repeat(20), now);
      expect(items.filter(({ kind }) => kind === 'article').length).toBeLessThanOrEqual(30);
    },
  );
});
