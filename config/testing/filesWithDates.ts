import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const dates = /\bnew Date\b|\bDate\.|\bIntl\.DateTimeFormat|\bdayjs\b|\.toLocale(?:Date|Time)/;
const imports = /^import (?!type\b)[^;]*?\bfrom '([^']+)'/gm;

/** The files of the source folder that a file imports and runs. */
function importsOf(file: string, text: string, source: string): readonly string[] {
  return [...text.matchAll(imports)].flatMap(([, name = '']) => {
    if (!/^(?:~\/|\.)/.test(name)) return [];
    const wanted = name.startsWith('~/') ? path.join(source, name.slice(2)) : path.join(path.dirname(file), name);
    return [wanted, `${wanted}.ts`, `${wanted}.tsx`].find((known) => /\.tsx?$/.test(known) && existsSync(known)) ?? [];
  });
}

/** Whether a file, or one that it imports at any distance, reads or formats dates, so that its results could depend on the time zone. */
export function usesDates(file: string, source: string): boolean {
  const seen = new Set([file]);
  for (const next of seen) {
    const text = readFileSync(next, 'utf8');
    if (dates.test(text)) return true;
    for (const imported of importsOf(next, text, source)) seen.add(imported);
  }
  return false;
}
