import { expect, it } from 'vitest';
import { announcementOf, nothingSpoken, type Spoken } from './announcement';

const erika: Spoken = { name: 'Erika.', block: 'Gesperrt.', total: 'Gesamt 10.', open: 'Offen: Zahlung.', changed: '' };

it.each<readonly [string, Spoken, Spoken, string]>([
  ['nothing at first', nothingSpoken, nothingSpoken, ''],
  [
    'a loaded caller: name, block, total, what is open',
    nothingSpoken,
    erika,
    'Erika. Gesperrt. Gesamt 10. Offen: Zahlung.',
  ],
  ['the same once more: nothing', erika, erika, ''],
  [
    'another total, and what changed it, last',
    erika,
    { ...erika, total: 'Gesamt 12.', changed: 'Versand +2.' },
    'Gesamt 12. Versand +2.',
  ],
  ['the first total: not what changed', { ...erika, total: '' }, { ...erika, changed: 'Artikel +10.' }, 'Gesamt 10.'],
  ['only what is open', erika, { ...erika, open: 'Nichts offen.' }, 'Nichts offen.'],
  ['what changed before, without another total: nothing', erika, { ...erika, changed: 'Versand +2.' }, ''],
  ['another caller: everything', erika, { ...erika, name: 'Karl.' }, 'Karl. Gesperrt. Gesamt 10. Offen: Zahlung.'],
  ['a caller who is gone: what is left', erika, { ...nothingSpoken, open: 'Offen: Kunde.' }, 'Offen: Kunde.'],
  ['a block that is lifted: nothing', erika, { ...erika, block: '' }, ''],
])('a screen reader hears %s', (_case, heard, now, text) => {
  expect(announcementOf(heard, now)).toBe(text);
});
