import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** A quoted sentence: more than one word, beginning with a capital letter. */
const quoted = /'(\p{Lu}[^'\n]* [^'\n]*)'/gu;

const texts = globSync('src/**/*.de.ts')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
  .replaceAll(/\{\{(\w+)\}\}/g, '{$1}');

const sentences = new Set(
  Array.from(readFileSync('docs/requirements.md', 'utf8').matchAll(quoted), ([, sentence]) => sentence ?? ''),
);

it('finds the sentences that the requirement quotes', () => {
  expect(sentences.size).toBeGreaterThan(25);
});

it.each([...sentences])('"%s" stands in the German texts exactly', (sentence) => {
  expect(texts).toContain(sentence);
});
