import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures/test.ts';

const parts = 4;

for (const part of Array.from({ length: parts }, (_, index) => index)) {
  test(`each file of the build can be the first one that a screen loads, part ${String(part + 1)} of ${String(parts)}: none runs before what it is built from`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const files = readdirSync(path.resolve(import.meta.dirname, '../../dist/assets'))
      .filter((file) => file.endsWith('.js') && !file.startsWith('index-'))
      .filter((_file, index) => index % parts === part);
    const failures: string[] = [];
    for (const file of files) {
      const failure = await loadFirst(page, file);
      if (failure !== null) failures.push(`${file}: ${failure}`);
    }
    expect(files.length).toBeGreaterThan(0);
    expect(failures).toEqual([]);
  });
}

/** Why the file cannot be loaded before any other one; null: it can. */
async function loadFirst(page: Page, file: string): Promise<string | null> {
  // Opens a file that the browser shows as text: its document has no scripts, so that no code has run before. It comes from the
  // server, because a page that the test answers itself turns the browser's cache off, and shared files would load each time.
  await page.goto('/settings.js');
  return page.evaluate(async (address) => {
    // Creates the default policy, as the application does at its start: a library writes HTML when its file runs, which the
    // page's trusted types refuse without one.
    const same = (text: string) => text;
    globalThis.trustedTypes?.createPolicy('default', { createHTML: same, createScriptURL: same });
    return import(address).then(
      () => null,
      (error: unknown) => String(error),
    );
  }, `/assets/${file}`);
}
