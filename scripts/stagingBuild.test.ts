import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isStagingBuilt } from './stagingBuild.mjs';

let root = '';

/** Writes a file of the project that was changed at this second. */
function write(name: string, second: number): void {
  const file = path.join(root, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, '');
  utimesSync(file, second, second);
  for (let folder = path.dirname(file); folder !== root; folder = path.dirname(folder))
    utimesSync(folder, second, second);
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'kontor-'));
  write('src/main.tsx', 10);
  write('index.html', 10);
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

it('a project without a build is built', () => {
  expect(isStagingBuilt(root)).toBe(false);
});

it('a build is served as long as nothing it is built from is newer', () => {
  write('dist-staging/.vite/manifest.json', 20);
  write('docs/architecture.md', 30);
  expect(isStagingBuilt(root)).toBe(true);
});

it.each(['src/app/boot/start.ts', 'mocks/db/createDb.ts', 'index.html', 'package-lock.json', '.env.local'])(
  'a build that is older than %s is built again',
  (name) => {
    write('dist-staging/.vite/manifest.json', 20);
    write(name, 30);
    expect(isStagingBuilt(root)).toBe(false);
  },
);

it('a build from before a file was removed is built again', () => {
  write('dist-staging/.vite/manifest.json', 20);
  write('src/domain/removed.ts', 5);
  rmSync(path.join(root, 'src/domain/removed.ts'));
  expect(isStagingBuilt(root)).toBe(false);
});
