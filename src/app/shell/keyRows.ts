import type { PlainTextKey, Translate } from '~/shared/i18n/i18n';
import { keyNames, keys, type KeyName } from '~/shared/keyboard/keys';
import { keysEverywhere } from './keysEverywhere';
import { matching, type Findable } from './palette/match';
import './keyListTexts.de';

export interface KeyRow extends Findable {
  readonly id: string;
  /** As it stands on the keyboard. */
  readonly name: string;
}

export interface KeyGroup {
  readonly title: PlainTextKey;
  readonly rows: readonly KeyRow[];
}

interface OtherKey {
  readonly name: string;
  readonly text: PlainTextKey;
}

const dialogKeys: readonly KeyName[] = ['close'];
const entryKeys = keyNames.filter((name) => !keysEverywhere.includes(name) && !dialogKeys.includes(name));

/** Keys that act only where the focus is, so that keys.ts does not have them. */
const homeKeys: readonly OtherKey[] = [{ name: '1–9 A–Y', text: 'keyList.home' }];
const otherDialogKeys: readonly OtherKey[] = [
  { name: '⏎', text: 'keyList.confirm' },
  { name: 'Strg ⏎', text: 'keyList.confirmAnywhere' },
  { name: 'J N', text: 'keyList.yesNo' },
  { name: '1–9', text: 'keyList.choose' },
];
const listKeys: readonly OtherKey[] = [
  { name: '↑ ↓', text: 'keyList.rows' },
  { name: 'Bild ↑ ↓ Pos1 Ende', text: 'keyList.pages' },
  { name: '→ ←', text: 'keyList.details' },
  { name: 'Leertaste', text: 'keyList.select' },
  { name: '⏎', text: 'keyList.open' },
];

/** Further words by which the list of keys finds a key, by the symbol on it. */
const spoken: Readonly<Record<string, PlainTextKey>> = {
  '⏎': 'keyList.spoken.enter',
  Esc: 'keyList.spoken.escape',
  '↑': 'keyList.spoken.arrows',
  '→': 'keyList.spoken.arrows',
  Strg: 'keyList.spoken.control',
  '/': 'keyList.spoken.slash',
};

/** All keys by where they act, as far as their names fit the typed words; where none does, what they do. */
export function keyGroups(query: string, t: Translate): readonly KeyGroup[] {
  const named = (names: readonly KeyName[]) => names.map((name) => rowOf(name, keys[name].label, t(`key.${name}`), t));
  const others = (group: string, rows: readonly OtherKey[]) =>
    rows.map(({ name, text }) => rowOf(`${group} ${name}`, name, t(text), t));
  const groups: readonly KeyGroup[] = [
    { title: 'keyList.entry', rows: named(entryKeys) },
    { title: 'keyList.everywhere', rows: [...named(keysEverywhere), ...others('home', homeKeys)] },
    { title: 'keyList.dialogs', rows: [...others('dialog', otherDialogKeys), ...named(dialogKeys)] },
    { title: 'keyList.lists', rows: others('list', listKeys) },
  ];
  const byName = groups.map((group) => ({
    ...group,
    rows: group.rows.filter(({ words }) => matching([{ label: words, words: '' }], query).length > 0),
  }));
  const hasNames = byName.some(({ rows }) => rows.length > 0);
  const shown = hasNames ? byName : groups.map((group) => ({ ...group, rows: matching(group.rows, query) }));
  return shown.filter(({ rows }) => rows.length > 0);
}

function rowOf(id: string, name: string, label: string, t: Translate): KeyRow {
  const others = name.split(' ').flatMap((part) => {
    const text = spoken[part];
    return text === undefined ? [] : [t(text)];
  });
  return { id, name, label, words: [name, ...others].join(' ') };
}
