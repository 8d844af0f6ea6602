import { expect, test } from '../fixtures/test.ts';

test('The preview of a letter shows a PDF and a picture, and refuses what is neither', async ({
  desk,
  page,
  shell,
  accessible,
}) => {
  await desk.openSignedIn('/letters/ringschablone.pdf');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brief ringschablone.pdf');
  await expect(page.getByTitle('Vorschau des Briefes')).toHaveAttribute('src', /^blob:/);
  await expect(page.getByRole('link', { name: 'In neuem Tab öffnen' })).toHaveAttribute('rel', /noopener/);
  await shell.openPath('/');
  await shell.openPath('/letters/anschreiben.png');
  const picture = page.getByRole('img', { name: 'Vorschau des Briefes' });
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(48);
  // A picture needs no viewer, so there is no frame in which a script could run.
  await expect(page.locator('iframe')).toHaveCount(0);
  await shell.openPath('/');
  await shell.openPath('/letters/getarnt.pdf');
  await expect(page.getByRole('alert')).toContainText('kein PDF, PNG oder JPEG und wird nicht angezeigt');
  await expect(page.locator('iframe, embed, object')).toHaveCount(0);
  await accessible();
});
