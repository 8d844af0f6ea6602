import type { Page } from 'playwright/test';
import { localStorageKeys, sessionStorageKeys } from '../../config/storageKeys.ts';
import { expect, test } from '../fixtures/test.ts';

const localStorageText = (page: Page): Promise<string> => page.evaluate(() => Object.values(localStorage).join('\n'));
const notices = (page: Page) => page.getByRole('region', { name: 'Benachrichtigungen' });

test('A database whose deletion another tab blocks delays neither the desk nor the order, and the agent sees a message', async ({
  page,
  context,
  desk,
  orderEntry,
}) => {
  const blocking = await context.newPage();
  await blocking.goto('/unauthorized');
  await blocking.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('kontor');
        opening.addEventListener('upgradeneeded', () => {
          opening.result.createObjectStore('callJournals');
        });
        opening.addEventListener('success', () => {
          // The connection ignores the request to close: the deletion never ends, nor does any later opening.
          const deletion = indexedDB.deleteDatabase('kontor');
          deletion.addEventListener('blocked', () => {
            resolve();
          });
        });
      }),
  );
  await desk.openSignedIn();
  await orderEntry.customerNumber.fill('0123');
  await expect.poll(async () => localStorageText(page)).toContain('"numberField":"0123"');
  await expect(notices(page)).toContainText('nur für ein Neuladen der Seite');
  await orderEntry.prepareOrder();
  await orderEntry.submit();
  expect(await orderEntry.confirmation.readNumber()).toMatch(/^\d+$/);
});

test('A browser without the Web Locks API restores its own call after a reload; with every other key damaged and no room for more it starts, and an article is added (QUALITY 15)', async ({
  page,
  desk,
  orderEntry,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'locks');
  });
  await desk.openSignedIn();
  await orderEntry.customerNumber.fill('0123');
  await expect.poll(async () => localStorageText(page)).toContain('"numberField":"0123"');
  await page.reload();
  await expect(orderEntry.customerNumber).toHaveValue('0123');

  await page.goto('/unauthorized');
  const keep: readonly string[] = [
    localStorageKeys.idToken,
    localStorageKeys.refreshToken,
    localStorageKeys.tokensWritten,
    // A damaged time of the last input could cover the screen.
    localStorageKeys.cover,
    localStorageKeys.lastInput,
  ];
  const damaged = [
    Object.values(localStorageKeys).filter((key) => !keep.includes(key)),
    Object.values(sessionStorageKeys),
  ] as const;
  await page.evaluate(([local, session]) => {
    for (const key of local) localStorage.setItem(key, '{');
    for (const key of session) sessionStorage.setItem(key, '{');
  }, damaged);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  // No order is placed here: src/app/testing/storageMatrix.test.ts places one with each kind of damaged storage.
  await page.goto('/orderapp');
  await orderEntry.addArticle('432011001');
});
