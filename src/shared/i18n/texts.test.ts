// @isolated: merged resources would stand in both files.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { de } from './de';
import { deLater } from './deLater';
import { en } from './en';

/** Every text by its full key. */
function textsOf(branch: object, prefix = ''): ReadonlyMap<string, string> {
  const entries = Object.entries(branch).flatMap(([key, value]: [string, unknown]): [string, string][] => {
    if (typeof value === 'string') return [[`${prefix}${key}`, value]];
    return typeof value === 'object' && value !== null ? [...textsOf(value, `${prefix}${key}.`)] : [];
  });
  return new Map(entries);
}

const german = new Map([...textsOf(de), ...textsOf(deLater)]);
const english = textsOf(en);
const variablesOf = (text: string | undefined) =>
  [...(text ?? '').matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name).toSorted((a, b) => a.localeCompare(b));

/** Texts that are the same word in both languages. */
const sameInBoth =
  /^(?:E-Mail|MagentaTV|Vodafone|Status|Influencer|Creator|Packstation|PayPal|IBAN|Filter|Name|\{\{step\}\}: \{\{method\}\})$/;

it('stands in one of the two German files only', () => {
  const later = textsOf(deLater);
  expect([...textsOf(de).keys()].filter((key) => later.has(key))).toEqual([]);
});

describe('German and English (REQ A13.2)', () => {
  it('have the same keys', () => {
    expect([...english.keys()].toSorted()).toEqual([...german.keys()].toSorted());
  });

  it.each([...german])('need the same variables for %s', (key, text) => {
    expect(variablesOf(english.get(key))).toEqual(variablesOf(text));
  });

  it('have no empty text, and no German is left in the English ones', () => {
    const untranslated = [...english].filter(
      ([key, text]) =>
        text.trim() === '' || /[äöüÄÖÜß]/.test(text) || (text === german.get(key) && !sameInBoth.test(text)),
    );
    expect(untranslated).toEqual([]);
  });
});

describe('every text', () => {
  const root = path.resolve(import.meta.dirname, '../..');
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|testing\/|i18n\/(?:de|deLater|en)\.ts$/.test(file))
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .join('\n');

  // Keys are never computed (ARCHITECTURE Text): each stands in full where it is used.
  it.each([...new Set([...german.keys()].map((key) => key.replace(/_(?:one|other)$/, '')))])('%s is used', (key) => {
    expect(sources.includes(`'${key}'`)).toBe(true);
  });
});
