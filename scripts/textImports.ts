/**
 * German texts are loaded by importing the file that defines them (src/shared/i18n/defineTexts.ts). A file that names a text
 * key without that import would show the raw key whenever nothing else has loaded the text.
 */
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import type { TextFile } from './references.ts';

interface TextFinding {
  readonly file: string;
  readonly line: number;
  readonly rule: string;
}

const german = /^src\/.*\.de\.ts$/;
const source = /^src\/.*\.tsx?$/;
const notSource = /\.(?:de|en|test|d)\.tsx?$|\/testing\//;

/** The keys as code names them: `hits_one` and `hits_other` are `hits`. */
function keysOf(branch: unknown, prefix = ''): readonly string[] {
  if (typeof branch !== 'object' || branch === null) return [prefix.slice(0, -1).replace(/_(?:one|other)$/, '')];
  return Object.entries(branch).flatMap(([name, value]) => keysOf(value, `${prefix}${name}.`));
}

/** The keys of a German file; null when it is not one call of `defineTexts` with an object of plain strings. */
function keysOfGerman(text: string): readonly string[] | null {
  const object = /\bdefineTexts\((\{[\s\S]*\})\);/.exec(text)?.[1];
  if (object === undefined) return null;
  try {
    return keysOf(runInNewContext(`(${object})`));
  } catch {
    return null;
  }
}

/** What is imported when the module is loaded: neither types nor `import()`. */
function staticImports(text: string): readonly string[] {
  const statements = text.matchAll(/^(?:import|export)\s+(?!type\b)([^;'"]*?from\s+)?'([^']+)'/gm);
  return [...statements]
    .filter(([, names = '']) => !/^\{(?:\s*type\s[^,}]+,?)+\s*\}/.test(names))
    .map(([, , specifier = '']) => specifier);
}

/** The files of the patterns that are imported at once: `import.meta.glob('/src/**\/*.de.ts', { eager: true })`. */
function globbed(text: string, files: ReadonlyMap<string, unknown>): readonly string[] {
  const patterns = [...text.matchAll(/import\.meta\.glob(?:<.*>)?\('\/(src\/[^']+)', \{ eager: true/g)];
  return patterns.flatMap(([, pattern = '']) => [...files.keys()].filter((file) => path.matchesGlob(file, pattern)));
}

/** The file that `specifier` means, or null for a package, a style or a file that is not there. */
function resolved(from: string, specifier: string, files: ReadonlyMap<string, unknown>): string | null {
  const base = specifier.startsWith('~/')
    ? `src/${specifier.slice(2)}`
    : specifier.startsWith('.')
      ? path.posix.join(path.posix.dirname(from), specifier)
      : null;
  if (base === null) return null;
  return [base, `${base}.ts`, `${base}.tsx`].find((file) => files.has(file)) ?? null;
}

/** All files that are loaded with each file, itself included. */
function loadedWith(imports: ReadonlyMap<string, readonly string[]>): (file: string) => ReadonlySet<string> {
  const known = new Map<string, ReadonlySet<string>>();
  return (file) => {
    const loaded = known.get(file) ?? new Set<string>();
    if (loaded.size > 0) return loaded;
    const found = new Set([file]);
    for (const each of found) for (const imported of imports.get(each) ?? []) found.add(imported);
    known.set(file, found);
    return found;
  };
}

/** The keys that a line names: in full, or with a code as their last part, which stands for all of them (`a.status.${status}`). */
function keysNamedIn(line: string, known: ReadonlyMap<string, unknown>): readonly string[] {
  const named = [...line.matchAll(/'(\w+(?:\.\w+)+)'/g)].map(([, key = '']) => key);
  const prefixes = [...line.matchAll(/`((?:\w+\.)+)\$\{[^`]*\}`(?:(?<=\bt\(`[^`]*`)| as const)/g)].map(
    ([, prefix = '']) => prefix,
  );
  const ofPrefix = (prefix: string) =>
    [...known.keys()].filter((key) => key.startsWith(prefix) && !key.slice(prefix.length).includes('.'));
  return [...named, ...prefixes.flatMap(ofPrefix)];
}

/** Text keys that a source file names without importing, itself or through its imports, the file that defines them. */
export function textFindings(given: readonly TextFile[]): readonly TextFinding[] {
  const files = new Map(given.filter(({ file }) => source.test(file)).map(({ file, text }) => [file, text]));
  const findings: TextFinding[] = [];
  const definedIn = new Map<string, string>();
  for (const [file, text] of files) {
    if (!german.test(file)) continue;
    const keys = keysOfGerman(text);
    if (keys === null)
      findings.push({ file, line: 1, rule: 'German texts are one object of strings in `defineTexts`' });
    for (const key of keys ?? []) definedIn.set(key, file);
    if (!files.has(file.replace('.de.ts', '.en.ts'))) {
      findings.push({ file, line: 1, rule: 'German texts have their English ones beside them' });
    }
  }

  const imports = new Map(
    [...files].map(([file, text]) => [
      file,
      [...staticImports(text).flatMap((specifier) => resolved(file, specifier, files) ?? []), ...globbed(text, files)],
    ]),
  );
  const loaded = loadedWith(imports);
  for (const [file, text] of files) {
    if (notSource.test(file)) continue;
    for (const [index, line] of text.split('\n').entries()) {
      for (const key of keysNamedIn(line, definedIn)) {
        const home = definedIn.get(key);
        if (home === undefined || loaded(file).has(home)) continue;
        findings.push({ file, line: index + 1, rule: `the text '${key}' is loaded by importing ${home}` });
      }
    }
  }
  return findings;
}
