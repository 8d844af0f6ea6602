import type { Route } from 'playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { personas } from '../fixtures/desk.ts';
import { storedText } from '../fixtures/storage.ts';
import { OrderEntry } from '../pages/orderEntry.ts';
import { Shell } from '../pages/shell.ts';

const atSignIn = /\/services\/identity-provider\/login/;

test('A protected path leads to the sign-in page and back, also where the sign-in could not be started at first; a token without a valid signature gives no access; slow settings are named (REQ A3.1, A3.4, QUALITY 5, 12)', async ({
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
  });
  await test.step('a session that ends where no sign-in can be started shows a message, and trying again returns to the screen', async () => {
    await page.evaluate(() => {
      for (const key of ['IdToken', 'RefreshToken']) localStorage.removeItem(key);
      // Fills the whole localStorage quota of the origin.
      for (let length = 4_000_000; length >= 1; length = Math.floor(length / 2)) {
        try {
          localStorage.setItem(`foreign-${String(length)}`, 'x'.repeat(length));
        } catch {
          // This piece does not fit; tries the next size.
        }
      }
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect(page.getByRole('alert')).toContainText('Speicher');
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.startsWith('foreign-')) localStorage.removeItem(key);
    });
    await page.getByRole('button', { name: 'Erneut anmelden' }).click();
    await desk.signInAs(personas.orderAgent);
    await expect(orderHistory.heading).toContainText('0123456');
    await page.goBack();
    await expect(page).not.toHaveURL(/code=/);
  });
  await page.goto('/unauthorized');
  await page.evaluate(() => {
    const [header = '', payload = '', signature = ''] = (localStorage.getItem('IdToken') ?? '').split('.');
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as Record<string, unknown>;
    const forged = btoa(JSON.stringify({ ...claims, exp: 4_000_000_000 })).replaceAll('=', '');
    localStorage.setItem('IdToken', `${header}.${forged}.${signature}`);
    localStorage.removeItem('RefreshToken');
  });
  await page.goto('/orderapp');
  await expect(page).toHaveURL(atSignIn);
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
  await page.goto('/vouchermgmt');
  await expect(page).toHaveURL((url) => url.pathname === '/unauthorized');
  await expect(page.getByRole('heading', { name: 'Keine Berechtigung' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Abmelden' }).click();
  await expect(page.getByRole('heading', { name: 'Abgemeldet' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible();
});

test('Signing out asks where a call is open, signs out the other tab and leaves no token and no customer in storage', async ({
  page,
  context,
  desk,
  orderEntry,
  shell,
}) => {
  await desk.openSignedIn();
  await orderEntry.loadCustomer('0123456');
  await orderEntry.addArticle('432011001');
  const otherPage = await context.newPage();
  const other = new OrderEntry(otherPage);
  await other.go();
  await other.loadCustomer('0110001');

  await new Shell(otherPage).signOut(personas.orderAgent);
  const question = otherPage.getByRole('dialog', { name: 'Mit offenem Gespräch abmelden?' });
  await question.getByRole('button', { name: 'Im Gespräch bleiben' }).click();
  await other.expectCustomer('0110001');
  await page.bringToFront();
  await shell.signOut(personas.orderAgent);
  await page.getByRole('dialog').getByRole('button', { name: 'Abmelden' }).click();

  for (const tab of [page, otherPage]) {
    await expect(tab.getByRole('heading', { name: 'Abgemeldet' })).toBeVisible();
    const { shared, ofThisTab } = await storedText(tab);
    expect(shared).not.toMatch(/eyJ|0123456|0110001|Musterfrau|432011001/);
    expect(ofThisTab).not.toMatch(/eyJ|0123456|0110001|Musterfrau|Konto\b|432011001/);
  }
});
