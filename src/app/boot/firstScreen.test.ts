// @vitest-environment jsdom
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const page = new DOMParser().parseFromString(readFileSync(path.join(root, 'index.html'), 'utf8'), 'text/html');
const screen = page.querySelector('#first');
const elements = [...(screen?.querySelectorAll<HTMLElement>('*') ?? [])];

/** The texts of all files of a language. */
function textsIn(language: 'de' | 'en'): readonly string[] {
  return globSync(`src/**/*.${language}.ts`, { cwd: root }).flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(/:\s*'([^']+)'/g)].map(([, text = '']) => text),
  );
}

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

  it('says what the application says, in both languages', () => {
    const german = textsIn('de');
    const english = textsIn('en');
    const translated = elements.filter(({ dataset }) => dataset['en'] !== undefined);
    expect(translated.length).toBeGreaterThan(8);
    for (const element of translated) {
      expect(german).toContain(textOf(element));
      expect(english).toContain(element.dataset['en']);
    }
    for (const { dataset } of elements.filter((element) => element.dataset['swiss'] !== undefined)) {
      expect(german).toContain(dataset['swiss']);
      expect(english).toContain(dataset['swissEn']);
    }
  });
});
