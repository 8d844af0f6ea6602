import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '../fixtures/test.ts';

test('each file of the build can be the first one that a screen loads: none runs before what it is built from', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const files = readdirSync(path.resolve(import.meta.dirname, '../../dist/assets')).filter(
    (file) => file.endsWith('.js') && !file.startsWith('index-'),
  );
  await page.route('/empty.html', async (route) => {
    await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Leer</title>' });
  });
  const failures: string[] = [];
  for (const file of files) {
    // A document without scripts, so that nothing has been loaded before.
    await page.goto('/empty.html');
    const failure = await page.evaluate(
      (address) =>
        import(address).then(
          () => null,
          (error: unknown) => String(error),
        ),
      `/assets/${file}`,
    );
    if (failure !== null) failures.push(`${file}: ${failure}`);
  }
  expect(files.length).toBeGreaterThan(0);
  expect(failures).toEqual([]);
});
