import type { Route } from 'playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { personas, type Persona } from '../fixtures/desk.ts';
import { storedText } from '../fixtures/storage.ts';
import { OrderEntry } from '../pages/orderEntry.ts';
import { Shell } from '../pages/shell.ts';

/** Applications and some routes per agent; src/app/session/access.test.ts shows every route with every role. */
const access: readonly {
  readonly persona: Persona;
  readonly tiles: readonly string[];
  readonly open: readonly string[];
  readonly refused: readonly string[];
}[] = [
  {
    persona: personas.backOffice,
    tiles: ['Bestellannahme', 'Ablehnungsverwaltung', 'Gutscheinverwaltung', 'Bonitätsprüfung', 'Abonnementverwaltung'],
    open: ['/creditcheck', '/orderhistory/0123456'],
    refused: ['/chorderentry'],
  },
  { persona: personas.noRole, tiles: [], open: ['/bot-request'], refused: ['/orderapp', '/vouchermgmt'] },
];

test.describe('Signing in', () => {
  test('while the settings are slow the page says that it starts, then what it waits for (QUALITY 12)', async ({
    page,
  }) => {
    const requested: Route[] = [];
    await page.route('/settings.js', (route) => {
      requested.push(route);
    });
    await page.goto('/orderapp', { waitUntil: 'commit' });
    await expect(page.getByText('Kontor startet …')).toBeVisible();
    await expect(page.getByText('Die Einstellungen (settings.js) sind noch nicht geladen.')).toBeVisible();
    await expect(page.getByText('Das Programm')).toBeHidden();
    await requested[0]?.continue();
    await expect(page).toHaveURL(/\/services\/identity-provider\/login/);
  });

  test('a protected path leads to the sign-in page and back to where the agent wanted to go (REQ A3.1, A3.4)', async ({
    page,
    desk,
    orderHistory,
  }) => {
    await page.goto('/orderhistory/0123456?seite=1');
    await expect(page).toHaveURL(/\/services\/identity-provider\/login/);
    const login = new URL(page.url()).searchParams;
    expect(login.get('code_challenge_method')).toBe('S256');
    expect(login.get('state')).toMatch(/^[\w-]{22,}$/);
    await desk.signInAs(personas.orderAgent);
    await expect(orderHistory.heading).toContainText('0123456');
    const { pathname, search } = new URL(page.url());
    expect(pathname + search).toBe('/orderhistory/0123456?seite=1');
    await page.goBack();
    await expect(page).not.toHaveURL(/code=/);
  });

  for (const { persona, tiles, open, refused } of access) {
    test(`${persona} is greeted, sees the applications of the role and can open no other route (REQ A3.3, A3.6, A5.1, A5.2)`, async ({
      page,
      desk,
      shell,
    }) => {
      await desk.openSignedIn('/', persona);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Guten Tag, ${persona}`);
      const links = page.getByRole('main').getByRole('link');
      await expect(links).toHaveCount(tiles.length);
      for (const name of tiles) await expect(links.and(page.getByRole('link', { name, exact: true }))).toBeVisible();

      await shell.openPath('/gibt/es/nicht');
      await expect(page.getByRole('heading', { name: 'Seite nicht gefunden' })).toBeVisible();
      await page.getByRole('link', { name: 'Zur Startseite' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Guten Tag');
      const refusal = page.getByRole('heading', { name: 'Keine Berechtigung' });
      for (const path of open) {
        await shell.openPath(path);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
        await expect(page).toHaveURL((url) => url.pathname === path);
        await expect(refusal).toHaveCount(0);
      }
      for (const path of refused) {
        await page.goto(path);
        await expect(page).toHaveURL((url) => url.pathname === '/unauthorized');
        await expect(refusal).toBeVisible();
      }
      await page.getByRole('main').getByRole('button', { name: 'Abmelden' }).click();
      await expect(page.getByRole('heading', { name: 'Abgemeldet' })).toBeVisible();
    });
  }
});

test.describe('The callback', () => {
  test('without parameters, or with a foreign code and a wrong state, requests no token and offers one way back', async ({
    page,
    world,
    desk,
  }) => {
    await page.goto('/oauth-sign-in');
    await expect(page.getByRole('heading', { name: 'Abgemeldet' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible();
    await page.goto('/oauth-sign-in?code=fremd&state=falsch');
    await expect(page.getByRole('heading', { name: 'Anmeldung nicht möglich' })).toBeVisible();
    expect((await world.requests()).filter(({ operation }) => operation === 'fetchToken')).toHaveLength(0);
    await page.getByRole('button', { name: 'Erneut anmelden' }).click();
    await desk.signInAs(personas.orderAgent);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Guten Tag, Anna Beispiel');
  });

  test('a token without a valid signature gives no access', async ({ page, desk }) => {
    await desk.openSignedIn('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Guten Tag');
    await page.evaluate(() => {
      const [header = '', payload = '', signature = ''] = (localStorage.getItem('IdToken') ?? '').split('.');
      const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as Record<string, unknown>;
      const forged = btoa(JSON.stringify({ ...claims, exp: 4_000_000_000 })).replaceAll('=', '');
      localStorage.setItem('IdToken', `${header}.${forged}.${signature}`);
      localStorage.removeItem('RefreshToken');
    });
    await page.goto('/orderapp');
    await expect(page).toHaveURL(/\/services\/identity-provider\/login/);
  });
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
    await tab.goto('/orderapp');
    await expect(tab).toHaveURL(/\/services\/identity-provider\/login/);
  }
});

test('A session that ends where no sign-in can be started shows a message, and trying again returns to the screen', async ({
  page,
  desk,
  orderEntry,
}) => {
  await desk.openSignedIn();
  await expect(orderEntry.customerNumber).toBeVisible();
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
  await expect(page).toHaveURL(/\/orderapp$/);
});

test('/unauthorized offers the sign-out, asks first where a call is open, and offers none where nobody is signed in', async ({
  page,
  desk,
  orderEntry,
  shell,
}) => {
  await desk.openSignedIn();
  await orderEntry.customerNumber.fill('0123456');
  await orderEntry.search.focus();
  await shell.openPath('/creditcheck');
  await expect(page).toHaveURL(/\/unauthorized$/);
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page.getByRole('status')).toContainText('Gespräch');
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page.getByRole('heading', { name: 'Abgemeldet' })).toBeVisible();
  await page.goto('/unauthorized');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Abmelden' })).toHaveCount(0);
});
