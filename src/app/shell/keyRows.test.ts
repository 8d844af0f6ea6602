import { beforeEach, describe, expect, it } from 'vitest';
import { startI18n, translate } from '~/shared/i18n/i18n';
import { keys } from '~/shared/keyboard/keys';
import { keyGroups } from './keyRows';

beforeEach(() => startI18n('de'));

const namesOf = (query: string) => keyGroups(query, translate).flatMap(({ rows }) => rows.map(({ name }) => name));

describe('the list of keys (UX Keys)', () => {
  it('has every key once in its group, and those that act only where the focus is', () => {
    const groups = keyGroups('', translate);
    expect(groups.map(({ title }) => translate(title))).toEqual([
      'Bestellannahme',
      'Überall',
      'In Fragen und Dialogen',
      'In Listen',
    ]);
    const ids = groups.flatMap(({ rows }) => rows.map(({ id }) => id));
    expect(ids).toEqual(expect.arrayContaining(Object.keys(keys)));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each([
    ['gutschein', ['F9']],
    ['strg g', ['Strg G']],
    ['steuerung g', ['Strg G']],
    ['f4', ['F4']],
    ['rückgängig', ['Strg Z']],
    ['rueckgaengig letzte', ['Strg Z']],
    ['einzelheiten', ['→ ←']],
    ['eingabe strg', ['Strg ⏎', 'Strg ⏎']],
    ['gibt es nicht', []],
  ])('%s', (query, names) => {
    expect(namesOf(query)).toEqual(names);
  });
});
