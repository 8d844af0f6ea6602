// @vitest-environment jsdom
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const page = new DOMParser().parseFromString(readFileSync(path.join(root, 'index.html'), 'utf8'), 'text/html');
const screen = page.querySelector('#first');
const elements = [...(screen?.querySelectorAll<HTMLElement>('*') ?? [])];

/** The texts of a file with their keys, in the order of the file. */
const textsIn = (file: string): readonly (readonly [key: string, text: string])[] =>
  [...readFileSync(path.join(root, file), 'utf8').matchAll(/(\w+):\s*'([^']+)'/g)].map(([, key = '', text = '']) => [
    key,
    text,
  ]);

/** Whether some German file has the text, and its English file has the translation under the same key. */
const isTranslated = (german: string, english: string | undefined): boolean =>
  globSync('src/**/*.de.ts', { cwd: root }).some((file) => {
    const keys = textsIn(file).flatMap(([key, text]) => (text === german ? [key] : []));
    if (keys.length === 0) return false;
    return textsIn(file.replace(/\.de\.ts$/, '.en.ts')).some(([key, text]) => keys.includes(key) && text === english);
  });

const textOf = (element: HTMLElement): string =>
  (element instanceof HTMLInputElement ? element.placeholder : (element.firstChild?.textContent ?? '')).trim();

describe('the first screen of index.html, before the application runs', () => {
  it('is hidden without its script, and holds the two fields', () => {
    expect(screen?.hasAttribute('hidden')).toBe(true);
    expect(elements.filter((element) => element.matches('label')).map(textOf)).toEqual([
      'Kundennummer',
      'Artikelnummer, SKU oder Text',
    ]);
  });

  it('has the classes of the components, each from one file', () => {
    const files = new Map<string, string[]>();
    for (const file of globSync('src/**/*.module.css', { cwd: root })) {
      const name = path.basename(file, '.module.css');
      files.set(name, [...(files.get(name) ?? []), readFileSync(path.join(root, file), 'utf8')]);
    }
    expect([...files].filter(([, found]) => found.length > 1).map(([name]) => name)).toEqual([]);
    const classes = new Set(elements.flatMap(({ classList }) => [...classList]));
    classes.delete('visually-hidden');
    expect(classes.size).toBeGreaterThan(20);
    const missing = [...classes].filter((name) => {
      const [file = '', local = ''] = name.split('_');
      return files.get(file)?.[0]?.includes(`.${local}`) !== true;
    });
    expect(missing).toEqual([]);
  });

  it('has the texts of the application, in both languages', () => {
    const texts = elements.flatMap((element) => {
      const { en, swiss, swissEn } = element.dataset;
      return [
        ...(en === undefined ? [] : [{ german: textOf(element), english: en }]),
        ...(swiss === undefined ? [] : [{ german: swiss, english: swissEn }]),
      ];
    });
    expect(texts.length).toBeGreaterThan(10);
    expect(texts.filter(({ german, english }) => !isTranslated(german, english))).toEqual([]);
  });
});
