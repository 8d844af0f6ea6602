import type { Route } from 'playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { personas } from '../fixtures/desk.ts';

const atSignIn = /\/services\/identity-provider\/login/;

test('A protected path leads to the sign-in page and back, and the address of the callback is not in the history; slow settings are named (REQ A3.1, A3.4, QUALITY 5, 12)', async ({
  page,
  desk,
  orderHistory,
}) => {
  const held: Route[] = [];
  let isSlow = true;
  await page.route('/settings.js', async (route) => {
    if (isSlow) held.push(route);
    else await route.continue();
  });
  await page.goto('/orderhistory/0123456?seite=1', { waitUntil: 'commit' });
  await test.step('while the settings are slow the page says that it starts, then what it waits for', async () => {
    await expect(page.getByText('Kontor startet …')).toBeVisible();
    await expect(page.getByText('Die Einstellungen (settings.js) sind noch nicht geladen.')).toBeVisible();
    await expect(page.getByText('Das Programm')).toBeHidden();
    isSlow = false;
    await held[0]?.continue();
  });
  await test.step('the sign-in returns to the path', async () => {
    await expect(page).toHaveURL(atSignIn);
    const login = new URL(page.url()).searchParams;
    expect(login.get('code_challenge_method')).toBe('S256');
    expect(login.get('state')).toMatch(/^[\w-]{22,}$/);
    await desk.signInAs(personas.orderAgent);
    await expect(orderHistory.heading).toContainText('0123456');
    const { pathname, search } = new URL(page.url());
    expect(pathname + search).toBe('/orderhistory/0123456?seite=1');
    await page.goBack();
    await expect(page).not.toHaveURL(/[?&]code=/);
  });
});

/** src/app/session/access.test.ts shows every route and every tile with every role. */
test('A foreign callback requests no token and offers one way back; an agent without a role is greeted, can open no application, and signs out (REQ A3.3, A3.6, A5.1, A5.2, QUALITY 4)', async ({
  page,
  world,
  desk,
  shell,
}) => {
  await page.goto('/oauth-sign-in?code=fremd&state=falsch');
  await expect(page.getByRole('heading', { name: 'Anmeldung nicht möglich' })).toBeVisible();
  expect((await world.requests()).filter(({ operation }) => operation === 'fetchToken')).toHaveLength(0);
  await page.getByRole('button', { name: 'Erneut anmelden' }).click();
  await desk.signInAs(personas.noRole);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(`Guten Tag, ${personas.noRole}`);
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(0);

  await shell.openPath('/gibt/es/nicht');
  await expect(page.getByRole('heading', { name: 'Seite nicht gefunden' })).toBeVisible();
  await page.getByRole('link', { name: 'Zur Startseite' }).click();
  await expect(title).toContainText('Guten Tag');
  await shell.openPath('/vouchermgmt');
  await expect(page).toHaveURL((url) => url.pathname === '/unauthorized');
  await expect(page.getByRole('heading', { name: 'Keine Berechtigung' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Abmelden' }).click();
  await expect(page.getByRole('heading', { name: 'Abgemeldet' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible();
});
