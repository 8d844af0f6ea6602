import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const title = { document: { title: '' } };
beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('document', title.document);
});
afterEach(() => {
  vi.unstubAllEnvs();
  // The next test file of this worker must not find a document.
  vi.unstubAllGlobals();
});

it.each([
  ['production', ''],
  ['staging', '[Staging] '],
])('the page title in %s: marker, screen, title of the content service (REQ A10.1, A13.4)', async (mode, marker) => {
  vi.stubEnv('MODE', mode);
  const { titleApplication, titleCall, titleScreen } = await import('./pageTitle');
  titleScreen(null);
  expect(title.document.title).toBe(`${marker}Kontor`);
  titleScreen('Startseite');
  expect(title.document.title).toBe(`${marker}Startseite – Kontor`);
  titleApplication('Kundenservice');
  expect(title.document.title).toBe(`${marker}Startseite – Kundenservice`);
  titleApplication(null);
  expect(title.document.title).toBe(`${marker}Startseite – Kontor`);
  titleCall('Musterfrau · 2 Art. · 30,94 €', false);
  expect(title.document.title).toBe(`${marker}Musterfrau · 2 Art. · 30,94 €`);
  titleCall('Musterfrau · 2 Art. · 30,94 €', true);
  titleScreen('Bestellannahme');
  expect(title.document.title).toBe(`● ${marker}Musterfrau · 2 Art. · 30,94 €`);
  titleCall(null, false);
  expect(title.document.title).toBe(`${marker}Bestellannahme – Kontor`);
});
