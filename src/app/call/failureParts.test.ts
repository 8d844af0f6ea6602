import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const src = path.join(import.meta.dirname, '../..');

it('code of the order entry that shows failures is loaded ahead: offline it could not be loaded any more (UX 6)', () => {
  const ahead = readFileSync(path.join(import.meta.dirname, 'loadAhead.ts'), 'utf8');
  const laterFailures = globSync('features/{basket,customer/*,offer,order/*,payment,productSearch}/components/*.tsx', {
    cwd: src,
  })
    .map((file) => ({ file, text: readFileSync(path.join(src, file), 'utf8') }))
    .flatMap(({ file, text }) =>
      [
        ...text.matchAll(/laterPart\(async \(\) => \(await import\('\.\/(\w*(?:Message|Messages|Problem\w*|Rows))'\)/g),
      ].map(([, name = '']) => `~/${path.dirname(file).replaceAll(path.sep, '/')}/${name}`),
    );
  expect(laterFailures.length).toBeGreaterThan(4);
  expect(laterFailures.filter((part) => !ahead.includes(`import('${part}')`))).toEqual([]);
});
