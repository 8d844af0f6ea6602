import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures/test.ts';

const folder = path.resolve(import.meta.dirname, '../../dist/assets');

/** The files that each file of the build imports before it runs. */
function importsByFile(): ReadonlyMap<string, readonly string[]> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
  return new Map(
    files.map((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      return [file, [...text.matchAll(/\b(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)].map(([, name = '']) => name)];
    }),
  );
}

/** Every file that runs before this one, at any distance. */
function runBefore(file: string, imports: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [...(imports.get(file) ?? [])];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    waiting.push(...(imports.get(next) ?? []));
  }
  return found;
}

test('each file of the build can be the first one that a screen loads: none runs before what it is built from', async ({
  page,
}) => {
  const imports = importsByFile();
  // `index` starts the application: it is the first one in every other journey.
  const files = [...imports.keys()].filter((file) => !file.startsWith('index-'));
  // Only files that import each other run in an order that depends on which of them is asked for first.
  const inCircles = files.filter((file) => runBefore(file, imports).has(file));
  const others = files.filter((file) => !inCircles.includes(file));
  expect([...imports.values()].flat().length).toBeGreaterThan(files.length);
  const failures: string[] = [];
  for (const group of [others, ...inCircles.map((file) => [file])]) failures.push(...(await failuresOf(page, group)));
  expect(failures).toEqual([]);
});

/** Why files cannot be loaded one after the other in a document in which no code has run. */
async function failuresOf(page: Page, files: readonly string[]): Promise<readonly string[]> {
  // Opens a file that the browser shows as text: its document has no scripts. It comes from the server, because a page that the
  // test answers itself turns the browser's cache off, and shared files would load each time.
  await page.goto('/settings.js');
  return page.evaluate(async (names) => {
    // Creates the default policy, as the application does at its start: a library writes HTML when its file runs, which the
    // page's trusted types refuse without one.
    const same = (text: string) => text;
    globalThis.trustedTypes?.createPolicy('default', { createHTML: same, createScriptURL: same });
    const failures: string[] = [];
    for (const name of names) {
      await import(`/assets/${name}`).catch((error: unknown) => failures.push(`${name}: ${String(error)}`));
    }
    return failures;
  }, files);
}
