/**
 * `npm run feature-cost -- <from>..<to>`: how many existing files the commits of a feature have edited, and which of them are
 * not on the list of docs/adding-a-feature.md.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

interface FeatureCost {
  /** On the list. */
  readonly expected: readonly string[];
  readonly unexpected: readonly string[];
  /** Counted apart. */
  readonly documents: readonly string[];
}

/** The most existing files that a feature edits. */
const most = 7;

/** The files in the first column of the table of docs/adding-a-feature.md. */
export function listedFiles(document: string): readonly string[] {
  return [...document.matchAll(/^\| `([^`]+)` +\|/gm)].map(([, file = '']) => file);
}

/** `changes`: the output of `git diff --name-status`; added, removed and moved files cost nothing. */
export function featureCost(changes: string, listed: readonly string[]): FeatureCost {
  const edited = changes
    .split('\n')
    .map((line) => line.split('\t'))
    .flatMap(([status, file = '']) => (status === 'M' && file !== 'package-lock.json' ? [file] : []));
  const code = edited.filter((file) => !file.endsWith('.md'));
  return {
    expected: code.filter((file) => listed.includes(file)),
    unexpected: code.filter((file) => !listed.includes(file)),
    documents: edited.filter((file) => file.endsWith('.md')),
  };
}

if (import.meta.main) {
  const root = path.resolve(import.meta.dirname, '..');
  const range = /^[^-\s.][^\s.]*\.\.[^\s.]+$/.exec(process.argv[2] ?? '')?.[0];
  const args = ['diff', '--name-status', '--find-renames', range ?? ''];
  const changes = range === undefined ? null : spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (changes?.status === 0) {
    const listed = listedFiles(readFileSync(path.join(root, 'docs/adding-a-feature.md'), 'utf8'));
    const { expected, unexpected, documents } = featureCost(changes.stdout, listed);
    const count = expected.length + unexpected.length;
    console.log(`${String(count)} existing files edited, at most ${String(most)} should be.`);
    if (expected.length > 0) console.log(`On the list:\n  ${expected.join('\n  ')}`);
    if (unexpected.length > 0) console.log(`Not on the list:\n  ${unexpected.join('\n  ')}`);
    if (documents.length > 0) console.log(`Documents beside them:\n  ${documents.join('\n  ')}`);
    process.exitCode = count > most ? 1 : 0;
  } else {
    if (changes !== null) console.error(changes.stderr);
    console.error('Name the commits of the feature: npm run feature-cost -- <commit before it>..<last commit of it>');
    process.exitCode = 1;
  }
}
