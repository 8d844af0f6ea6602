/**
 * `npm run contract -- --record <file.har>`: how the requests and answers of a recording differ from the contract.
 * `npm run contract -- --write`: brings the tables of assumed fields in docs/contract.md up to date.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compareRecording, readRecording } from './contractRecord.ts';
import { assumedTables } from './contractTable.ts';

const document = path.resolve(import.meta.dirname, '..', 'docs/contract.md');
const begin = '<!-- npm run contract -- --write -->';
const end = '<!-- end -->';

/** The document with the tables of today. */
export function withTables(text: string): string {
  const [before = '', rest = ''] = text.split(begin);
  return `${before}${begin}\n\n${assumedTables()}\n\n${rest.slice(rest.indexOf(end))}`;
}

function record(file: string): number {
  const recording = existsSync(file) ? readRecording(readFileSync(file, 'utf8')) : null;
  if (recording === null) {
    console.error(
      `${file} is missing or no HAR file. Save one in the browser's network panel ("Save all as HAR with content").`,
    );
    return 1;
  }
  const { compared, seen, differences } = compareRecording(recording);
  for (const line of differences) console.log(line);
  console.log(`${String(compared)} exchanges of ${String(seen.length)} operations compared: ${seen.join(', ')}`);
  console.log(`${String(differences.length)} differences`);
  return compared === 0 || differences.length > 0 ? 1 : 0;
}

if (import.meta.main) {
  const [option, file] = process.argv.slice(2);
  if (option === '--record' && file !== undefined) process.exitCode = record(file);
  else if (option === '--write') writeFileSync(document, withTables(readFileSync(document, 'utf8')));
  else {
    console.error('npm run contract -- --record <file.har>, or npm run contract -- --write');
    process.exitCode = 1;
  }
}
