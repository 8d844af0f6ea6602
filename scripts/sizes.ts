/**
 * `npm run sizes`: the JavaScript of the production build against config/budgets.json, in brotli kB. A budget names chunks by
 * the beginning of their source's path; what they import statically counts with them, and the scripts that the page names itself.
 * The journeys measure the same in a browser.
 * It fails on built files that import each other as well: they run in an order that depends on which is loaded first.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}
export type Manifest = Readonly<Record<string, Chunk>>;

/**
 * The script files of these chunks and their static imports, each once. Throws when the build has no such chunk, because its
 * budget would then always hold.
 */
export function filesBehind(manifest: Manifest, chunks: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const imported of manifest[name]?.imports ?? []) visit(imported);
  };
  for (const chunk of chunks) {
    const names = Object.keys(manifest).filter((name) => name.startsWith(chunk));
    if (names.length === 0) throw new Error(`No chunk of the build begins with ${chunk}.`);
    for (const name of names) visit(name);
  }
  const files = [...seen].map((name) => manifest[name]?.file ?? '');
  return [...new Set(files.filter((file) => file.endsWith('.js')))];
}

/** The files that import themselves through others. */
export function filesInCircles(manifest: Manifest): readonly string[] {
  const reaches = (from: string, target: string, seen: Set<string>): boolean =>
    (manifest[from]?.imports ?? []).some((next) => {
      if (next === target) return true;
      if (seen.has(next)) return false;
      seen.add(next);
      return reaches(next, target, seen);
    });
  return Object.entries(manifest)
    .filter(([name]) => reaches(name, name, new Set()))
    .map(([, { file }]) => file);
}

/** The scripts that the page names beside its entry: they load before every chunk. */
export function pageScripts(html: string): readonly string[] {
  const named = [...html.matchAll(/<script[^>]*\ssrc="\/([^"]+)"/g)].map(([, file]) => file ?? '');
  return named.filter((file) => !file.startsWith('assets/'));
}

const root = path.resolve(import.meta.dirname, '..');

function kilobytesOf(file: string): number {
  const compressed = path.join(root, 'dist', `${file}.br`);
  if (existsSync(compressed)) return readFileSync(compressed).length / 1000;
  return brotliCompressSync(readFileSync(path.join(root, 'dist', file))).length / 1000;
}

function check(): boolean {
  const read = (name: string): string => readFileSync(path.join(root, name), 'utf8');
  const manifest = JSON.parse(read('dist/.vite/manifest.json')) as Manifest;
  const budgets = JSON.parse(read('config/budgets.json')) as Readonly<
    Record<string, { readonly kilobytes?: number; readonly chunks?: readonly string[] }>
  >;
  const ofPage = pageScripts(read('dist/index.html'));
  let fitsAll = true;
  for (const [name, { kilobytes, chunks }] of Object.entries(budgets)) {
    if (kilobytes === undefined || chunks === undefined) continue;
    const files = [...ofPage, ...filesBehind(manifest, chunks)];
    const sizes = files.map(kilobytesOf);
    const sum = sizes.reduce((total, size) => total + size, 0);
    const fits = sum <= kilobytes;
    fitsAll &&= fits;
    console.log(`${fits ? 'ok    ' : 'FAILED'} ${name}: ${sum.toFixed(1)} kB of ${String(kilobytes)} kB`);
    for (const [index, file] of files.entries())
      console.log(`       ${(sizes[index] ?? 0).toFixed(1).padStart(6)} kB  ${file}`);
  }
  const circles = filesInCircles(manifest);
  if (circles.length > 0) console.log(`FAILED files that import each other: ${circles.join(', ')}`);
  return fitsAll && circles.length === 0;
}

if (import.meta.main) process.exitCode = check() ? 0 : 1;
