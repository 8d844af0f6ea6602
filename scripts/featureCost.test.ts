import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { featureCost, listedFiles } from './featureCost.ts';

it('a feature costs the existing files that it edits, not those that it adds, moves or removes', () => {
  const changes = [
    'M\tsrc/app/modules.ts',
    'A\tsrc/features/lamp/lampSlice.ts',
    'M\tsrc/features/basket/basketSaga.ts',
    'R100\tsrc/a.ts\tsrc/b.ts',
    'D\tsrc/c.ts',
    'M\tdocs/contract.md',
    'M\tpackage-lock.json',
    '',
  ].join('\n');
  expect(featureCost(changes, ['src/app/modules.ts'])).toEqual({
    expected: ['src/app/modules.ts'],
    unexpected: ['src/features/basket/basketSaga.ts'],
    documents: ['docs/contract.md'],
  });
});

it('the list of files that a feature edits is the table of docs/adding-a-feature.md: at most seven', () => {
  const listed = listedFiles(readFileSync('docs/adding-a-feature.md', 'utf8'));
  expect(listed).toContain('src/app/modules.ts');
  expect(listed.length).toBeLessThanOrEqual(7);
});
