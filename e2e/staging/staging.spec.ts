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
    await page.goto('/orderapp?world=orderAnswerLost');
    await expect(orderEntry.customerNumber).toBeFocused();
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
