import { expect, it } from 'vitest';
import { callTitle, type CallTitleFacts } from './callTitle';

const whole: CallTitleFacts = {
  lastName: 'Musterfrau',
  otherName: 'Erika',
  articles: '2 Art.',
  total: '30,94\u00A0€',
  screen: null,
};

it.each<[string, Partial<CallTitleFacts>, string]>([
  ['at the order entry', {}, 'Musterfrau · 2 Art. · 30,94 €'],
  ['without an article', { articles: null, total: null }, 'Musterfrau'],
  ['on another screen', { screen: 'Bestellhistorie' }, 'Musterfrau · 2 Art. · 30,94 € · Bestellhistorie'],
  ['without a last name', { lastName: ' ', otherName: 'Muster GmbH' }, 'Muster GmbH · 2 Art. · 30,94 €'],
  ['without any name', { lastName: '', otherName: '', screen: 'Auftrag' }, '2 Art. · 30,94 € · Auftrag'],
  [
    'with a right-to-left mark and a line break',
    { lastName: 'Meier\u202E\n Schulz' },
    'Meier Schulz · 2 Art. · 30,94 €',
  ],
  ['with a very long name', { lastName: 'ä'.repeat(60), total: null }, `${'ä'.repeat(40)}… · 2 Art.`],
])('the title of a call %s (UX Names)', (_name, part, title) => {
  expect(callTitle({ ...whole, ...part })).toBe(title);
});
