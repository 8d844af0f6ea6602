import { personas } from '../fixtures/desk.ts';
import { expect, test } from '../fixtures/test.ts';

test.describe('Staging (REQ A6.1, A13.4, A17.1, DECISIONS 16)', () => {
  test('marks its title, answers the product search in the browser, sends all other calls to the services and switches the language with its flag (REQ A6.3)', async ({
    page,
    desk,
    orderEntry,
    shell,
    world,
  }) => {
    await world.choose('everyday', { flags: { languageSwitch: true } });
    await desk.signIn(undefined, '/orderapp');
    await expect(page).toHaveTitle(/^\[Staging\] /);
    await orderEntry.search.fill('Ring');
    await expect(page.getByRole('option').first()).toContainText('Ring');
    await orderEntry.search.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Produktsuche: Ring' })).toContainText('Ring Solitär');
    await page.keyboard.press('Escape');
    await orderEntry.search.fill('432011001');
    await orderEntry.search.press('Enter');
    await expect(orderEntry.quantity('432011001')).toBeVisible();
    const requests = await world.requests();
    expect(requests.filter(({ path }) => /\/(?:suggest|search)\b/.test(path))).toEqual([]);
    expect(requests.some(({ path }) => path.includes('/products/'))).toBe(true);
    await shell.agentMenu('Anna Beispiel').click();
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { name: 'Basket' })).toBeVisible();
  });

  test('without its flag the Swiss order entry has neither tile nor route (REQ A6.2)', async ({
    page,
    desk,
    world,
  }) => {
    await world.choose('everyday', { flags: { swissOrderEntry: false } });
    await desk.signIn(personas.swissAgent, '/');
    await expect(page.getByRole('main').getByRole('link', { name: 'Bestellannahme', exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Bestellannahme Schweiz' })).toHaveCount(0);
    await page.goto('/chorderentry');
    await expect(page).toHaveURL(/\/unauthorized$/);
  });

  test('a world that is switched while the browser looks for a newer mock worker leaves no unhandled error', async ({
    page,
    context,
    desk,
    orderEntry,
  }) => {
    await context.addInitScript(() => {
      if (!('ServiceWorkerRegistration' in globalThis)) return;
      // Rejects as the browser does where the page is left during an update.
      ServiceWorkerRegistration.prototype.update = () =>
        Promise.reject(new TypeError("Failed to update a ServiceWorker for scope ('/'): the document is gone"));
    });
    await desk.signIn(undefined, '/orderapp');
    // The browser drops the worker with its last page; with another page open it checks for an update at each navigation.
    const other = await context.newPage();
    await other.goto('/');
    await expect(other.getByRole('main').getByRole('link').first()).toBeVisible();
    for (const world of ['orderAnswerLost', 'everyday']) {
      await page.goto(`/orderapp?world=${world}`);
      await expect(orderEntry.customerNumber).toBeFocused();
    }
    // An unrelated rejection is still reported.
    const isStored = await page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          addEventListener('unhandledrejection', (event) => {
            resolve(event.defaultPrevented);
            event.preventDefault();
          });
          void Promise.reject(new TypeError('something else'));
        }),
    );
    expect(isStored).toBe(false);
  });
});
