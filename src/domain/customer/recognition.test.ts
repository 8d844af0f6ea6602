import { describe, expect, it } from 'vitest';
import type { RecentCustomer } from './recentCustomers';
import { choicesOf, recognise, type CustomerChoice, type Recognised } from './recognition';

const now = new Date('2026-11-20T10:00:00Z');

const recentOf = (name: string, externalCustomerId: string | null): RecentCustomer => ({
  id: `id of ${name}`,
  name,
  customer: { externalCustomerId, email: null, phoneNumber: null, dateOfBirth: null },
  loginTime: '2026-11-20T09:00:00Z',
  payment: null,
  deliveryAddress: null,
  wasAskedAboutConsents: false,
  guestCustomerConsentsStepIsSkipped: false,
  consents: null,
  reception: null,
});
const recent = [
  recentOf('Erika Musterfrau', '0123456'),
  recentOf('Jörg Über-Ähre', '0110001'),
  recentOf('Gast Neu', null),
];

function shortOf(found: Recognised): string {
  switch (found.kind) {
    case 'customerNumber':
      return `customer ${found.customerNumber}${found.mayBePhone ? ' or phone' : ''}`;
    case 'orderNumber':
      return `order ${found.orderNumber}`;
    case 'email':
      return found.email;
    case 'phone':
      return `phone ${found.phone}`;
    case 'person':
      return Object.values(found.criteria).join('|');
  }
}

function choiceText(choice: CustomerChoice): string {
  switch (choice.kind) {
    case 'load':
      return `load ${choice.customerNumber}`;
    case 'byEmail':
    case 'byOrder':
      return choice.kind;
    case 'search':
    case 'fillSearch':
      return `${choice.kind} ${Object.values(choice.criteria)
        .filter((value) => value !== '')
        .join('|')}`.trim();
  }
}

describe('what a text in the customer field names (REQ B1.1, B1.2, B1.3, DECISIONS 129)', () => {
  it.each<[string, readonly string[]]>([
    // Customer numbers, as today.
    ['0123456', ['customer 0123456']],
    [' 0123.456 ', ['customer 0123456']],
    ['0123\u00a0456', ['customer 0123456']],
    ['\u200b0123\u2011456', ['customer 0123456']],
    ['Kd-Nr. 0123.456, bitte 2x 432-011-001', ['customer 0123456']],
    ['Kundennummer: 0123456', ['customer 0123456']],
    ['Kunde 0123 456', ['customer 0123456']],
    ['Erika Musterfrau, Kundennr. 01234567890', ['customer 01234567890']],
    ['0110001 0123456 (Kundennummer 0160001)', ['customer 0160001']],
    ['0123456 432011001', ['customer 0123456432011001']],
    ['0151 1234567', ['customer 01511234567 or phone']],
    ['02211234567', ['customer 02211234567 or phone']],
    // Orders.
    ['1300000110', ['order 1300000110']],
    ['130 000 0110', ['order 1300000110']],
    ['Auftragsnummer 1300000110', ['order 1300000110']],
    ['wegen 1300000110, Kunde 0123456', ['customer 0123456', 'order 1300000110']],
    // E-mail addresses.
    ['erika.musterfrau@example.com', ['erika.musterfrau@example.com']],
    ['Erika Musterfrau <erika@example.com>', ['erika@example.com']],
    ['erika@example', []],
    ['müller@example.com', []],
    ['a@b.de c@d.de', ['a@b.de']],
    // Phone numbers.
    ['+49 221 4711080', ['phone +49 221 4711080']],
    ['+49 (0)221/471 10 80', ['phone +49 (0)221/471 10 80']],
    ['0043 1 5880040', ['phone 0043 1 5880040']],
    ['0221/4711080', ['phone 0221/4711080']],
    ['(0221) 471 10 80', ['phone (0221) 471 10 80']],
    ['Telefon 0221 4711080', ['phone 0221 4711080']],
    ['Mobil: 0151 1234567', ['phone 0151 1234567']],
    // People.
    ['Meier, Anna, Köln', ['Anna|Meier||Köln|']],
    ['Anna Meier 50668 Köln 12.08.1964', ['Anna|Meier||Köln|12.08.1964']],
    ['Anna Meier, Neusser Straße 12, 50670 Köln', ['Anna|Meier|Neusser Straße|Köln|']],
    ['Anna Meier Domstr. 1 Bad Ems', ['Anna|Meier|Domstr.|Bad Ems|']],
    ['Frau Dr. Änne von der Höhe, geb. 1.2.60', ['Änne|von der Höhe|||01.02.1960']],
    ['Anna Maria Meier', ['Anna Maria|Meier|||']],
    ['Anna Meier aus Bonn', ['Anna|Meier||Bonn|']],
    ['Anna Meier D-50668 Köln', ['Anna|Meier||Köln|']],
    ['Urs Keller 8001 Zürich', ['Urs|Keller||Zürich|']],
    ['Meier; Anna; 12.08.2064', ['Anna|Meier|||']],
    ["O'Hara, Renée-Zoë", ["Renée-Zoë|O'Hara|||"]],
    ['Meier\tAnna\tKöln', ['Anna|Meier||Köln|']],
    ['Anna Meier 0221/4711080', ['Anna|Meier|||', 'phone 0221/4711080']],
    ['Musterfrau', ['|Musterfrau|||']],
    ['abc', ['|abc|||']],
    // Recognised as nothing.
    ['12345', []],
    ['432011001', []],
    ['', []],
    ['  ', []],
    ['?!', []],
    ['🙂\u0000\u202e', []],
    ['Guten Tag, ich möchte bestellen', []],
    ['eins zwei drei vier fünf sechs sieben acht neun zehn elf', []],
  ])('%j: %j', (text, expected) => {
    expect(recognise(text, now).map(shortOf)).toEqual(expected);
  });

  it.each(['0', '0123 ', 'a@', 'Anna ', '+49 (', '1.2.', '\u0308', 'x-', '0221/', '(0', 'ä'])(
    'reads 5,000 characters of %j without throwing',
    (part) => {
      expect(() => recognise(part.repeat(5_000 / part.length), now)).not.toThrow();
    },
  );
});

describe('what the services can look up of it (REQ A3.6, B1.3, B1.4, B1.7)', () => {
  it.each<[string, readonly string[]]>([
    ['0123456', ['load 0123456']],
    ['0151 1234567', ['load 01511234567', 'fillSearch']],
    ['1300000110', ['byOrder']],
    ['erika@example.com, Auftrag 1300000110', ['byEmail', 'byOrder']],
    ['0221/4711080', ['fillSearch']],
    ['Meier, Anna, Köln', ['search Anna|Meier|Köln']],
    ['Anna Meier', ['fillSearch Anna|Meier']],
    ['Erika Musterfrau, Köln', ['load 0123456', 'search Erika|Musterfrau|Köln']],
    ['muster', ['load 0123456']],
    ['jorg uber', ['load 0110001', 'fillSearch jorg|uber']],
    ['ähre', ['load 0110001']],
    ['Gast Neu', ['fillSearch Gast|Neu']],
    ['Anna Meier 0221/4711080', ['fillSearch Anna|Meier']],
    ['Meier', ['fillSearch Meier']],
    ['abc', []],
    ['m', []],
    ['12345', []],
  ])('%j: %j', (text, expected) => {
    expect(choicesOf(recognise(text, now), { recent, maySearchOrders: true }).map(choiceText)).toEqual(expected);
  });

  it('offers the search by name instead of the order’s customer without the area for it', () => {
    expect(choicesOf(recognise('1300000110', now), { recent, maySearchOrders: false }).map(choiceText)).toEqual([
      'fillSearch',
    ]);
  });
});
