import type { BrowserContext, Page, Request } from 'playwright/test';
import { localStorageKeys } from '../../config/storageKeys.ts';
import { personas } from '../fixtures/desk.ts';
import { storedText } from '../fixtures/storage.ts';
import { expect, test } from '../fixtures/test.ts';
import { OrderEntry } from '../pages/orderEntry.ts';

const provider = `http://127.0.0.1:${process.env['KONTOR_PROVIDER_PORT'] ?? '4177'}`;
const cream = '432011001';
const ring = '443015001';

/** Sets the lifetime of later id tokens in seconds, or the key that signs them, and removes the other key from the key set. */
async function setProvider(context: BrowserContext, settings: { lifetime?: number; key?: 0 | 1 }): Promise<void> {
  const query = new URLSearchParams(Object.entries(settings).map(([name, value]) => [name, String(value)]));
  expect((await context.request.get(`${provider}/test?${query.toString()}`)).ok()).toBe(true);
}

/** Records the token requests of all pages, by grant type. */
function tokenRequests(context: BrowserContext): readonly (string | null)[] {
  const seen: (string | null)[] = [];
  context.on('request', (request: Request) => {
    if (request.method() === 'POST' && request.url() === `${provider}/token`)
      seen.push(new URLSearchParams(request.postData() ?? '').get('grant_type'));
  });
  return seen;
}

/** Sets one more setting for a page than the web server does. */
async function setFurther(page: Page, name: string, value: string): Promise<void> {
  await page.route('/settings.js', async (route) => {
    const settings = await (await route.fetch()).text();
    await route.fulfill({
      contentType: 'text/javascript',
      body: `${settings}\nkontorSettings.${name} = ${JSON.stringify(value)};`,
    });
  });
}

const storedToken = (page: Page, name: 'IdToken' | 'RefreshToken'): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), name);

test.afterEach(async ({ context }) => {
  await setProvider(context, { lifetime: 3600, key: 0 });
});

test.describe('Behind a certified OpenID provider on another origin (REQ A1.1, A1.2, A1.4, A2.3, CONTRACT 4)', () => {
  test('an agent signs in by code and PKCE; a token that expires in two tabs is renewed once, with a rotated refresh token and a new key; signing out ends the session at the provider and in every tab (QUALITY 2, 3, 4, 6, 7)', async ({
    page,
    context,
    desk,
    orderEntry,
    shell,
    world,
    consoleWatch,
  }) => {
    consoleWatch.allowNetworkFailures();
    await setProvider(context, { lifetime: 120 });
    const requests = tokenRequests(context);
    const asked: string[] = [];
    context.on('request', (request) => {
      const url = new URL(request.url());
      if (url.origin === provider && request.resourceType() !== 'document') asked.push(url.pathname);
    });
    const callback = page.waitForRequest((request) => new URL(request.url()).pathname === '/oauth-sign-in');
    await page.goto('/orderapp?seite=1');
    await page.waitForURL(`${provider}/**`);
    await desk.signInAs(personas.backOffice);
    await expect(page).toHaveURL(/\/orderapp\?seite=1$/);
    const usedAddress = (await callback).url();
    expect(new URL(usedAddress).searchParams.get('iss')).toBe(provider);
    await orderEntry.addArticle(ring);
    const otherPage = await context.newPage();
    const other = new OrderEntry(otherPage);
    await other.go();
    const first = await storedToken(page, 'RefreshToken');

    await setProvider(context, { lifetime: 3600, key: 1 });
    // Only the services' clock: the first token has expired for them.
    await world.advance(3);
    await Promise.all([orderEntry.addArticle(cream), other.addArticle(cream)]);
    await expect(orderEntry.quantity(ring)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/orderapp');
    const second = await storedToken(page, 'RefreshToken');
    expect(second).not.toBe(first);
    expect(second).toMatch(/^[\w-]{20,}$/);
    const header = ((await storedToken(page, 'IdToken')) ?? '').split('.')[0] ?? '';
    expect(Buffer.from(header, 'base64url').toString()).toContain('provider-2');

    // A callback address that was used leaves the agent signed in, by the token of the new key.
    await page.goto(usedAddress);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Guten Tag, Bernd Backoffice');
    expect(requests).toEqual(['authorization_code', 'refresh_token']);
    expect([...new Set(asked)].toSorted()).toEqual(['/jwks', '/token']);

    await shell.signOut(personas.backOffice);
    await page.getByRole('dialog').getByRole('button', { name: 'Abmelden' }).click();
    // The provider's own question.
    await page.waitForURL(`${provider}/**`);
    await page.getByRole('button', { name: 'Abmelden', exact: true }).click();
    for (const tab of [page, otherPage]) {
      await expect(tab.getByRole('heading', { name: 'Abgemeldet' })).toBeVisible();
      expect((await storedText(tab)).shared).not.toContain('eyJ');
    }
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await desk.signInAs(personas.orderAgent);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Guten Tag, Anna Beispiel');
  });

  test('a refresh token that the provider has revoked ends the session; a code that it refuses gives no access and one way back; after the sign-in the call is back, with what was typed (QUALITY 3, 4, DECISIONS 34); a covered screen asks who it is, although the provider has a session of the agent, and a sign-in without that question does not lift it (DECISIONS 104)', async ({
    page,
    context,
    desk,
    orderEntry,
    world,
    consoleWatch,
  }) => {
    consoleWatch.allowNetworkFailures();
    await setProvider(context, { lifetime: 120 });
    await desk.signIn(undefined, '/orderapp');
    await orderEntry.loadCustomer('0123456');
    await orderEntry.addArticle(cream);
    await orderEntry.voucherCode.fill('SOM');
    await context.request.post(`${provider}/token/revocation`, {
      form: { client_id: 'order-entry', token: (await storedToken(page, 'RefreshToken')) ?? '' },
    });
    await setProvider(context, { lifetime: 3600 });
    await orderEntry.search.focus();
    await world.advance(3);
    // The next request ends the session: one that the screen still makes, or that of another article.
    await page.keyboard.type(ring);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${provider}/**`);

    // Replaces the stored PKCE verifier before the code arrives, so that the provider refuses the code.
    const otherPage = await context.newPage();
    await otherPage.goto('/favicon.svg');
    await otherPage.evaluate(
      ([prefix, verifier]) => {
        for (const key of Object.keys(localStorage).filter((name) => name.startsWith(prefix))) {
          const attempt = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
          localStorage.setItem(key, JSON.stringify({ ...attempt, verifier }));
        }
      },
      [localStorageKeys.signInAttempt, 'a'.repeat(43)] as const,
    );
    const answer = page.waitForResponse(`${provider}/token`);
    await page.getByRole('button', { name: personas.orderAgent, exact: true }).click();
    expect(await (await answer).json()).toMatchObject({ error: 'invalid_grant' });
    await expect(page.getByRole('heading', { name: 'Anmeldung nicht möglich' })).toBeVisible();
    expect(await storedToken(page, 'IdToken')).toBeNull();
    await page.getByRole('button', { name: 'Erneut anmelden' }).click();

    await orderEntry.expectCustomer('0123456');
    expect(new URL(page.url()).pathname).toBe('/orderapp');
    await expect(orderEntry.birthdayQuestion).toHaveCount(0);
    await expect(orderEntry.quantity(cream)).toHaveValue('1');
    await expect(orderEntry.voucherCode).toHaveValue('SOM');
    // The number that was typed when the session ended is in the basket or still in its field. If the screen was gone before its last
    // digit, the agent is told to type it again.
    const told = page.getByText('Was vor der Anmeldung getippt wurde');
    await expect
      .poll(async () =>
        (await told.isVisible())
          ? ring
          : `${await orderEntry.basket.innerText()} ${await orderEntry.search.inputValue()}`,
      )
      .toContain(ring);

    await test.step('a covered screen asks who it is', async () => {
      await setFurther(page, 'VITE_IDLE_COVER_MINUTES', '0.01');
      await page.reload();
      const cover = page.getByRole('heading', { name: 'Bildschirm abgedeckt' });
      await expect(cover).toBeVisible();
      await page.unroute('/settings.js');
      await page.route(/[?&]prompt=login/, async (route) => {
        const address = new URL(route.request().url());
        for (const name of ['prompt', 'max_age']) address.searchParams.delete(name);
        await route.fulfill({ status: 302, headers: { Location: address.href } });
      });
      await page.keyboard.press('Enter');
      await expect(page.getByText('das Passwort wurde nicht neu eingegeben')).toBeVisible();
      await page.goto('/orderapp');
      await expect(cover).toBeVisible();
      await page.unroute(/[?&]prompt=login/);
      await page.keyboard.press('Enter');
      await page.waitForURL(`${provider}/services/sign-in/**`);
      await desk.signInAs(personas.orderAgent);
      await expect(orderEntry.customerNumber).toBeVisible();
      await expect(cover).toBeHidden();
    });

    await test.step('a service that refuses every token: the provider signs in without a question once, not without end', async () => {
      const requests = tokenRequests(context);
      await world.addFault({ path: '/private/', fault: { kind: 'status', status: 401 } });
      await page.goto('/orderhistory/0123456');
      await expect(page.getByText('Ein Dienst hat auch die neue Anmeldung abgelehnt.')).toBeVisible();
      expect(requests.filter((grant) => grant === 'authorization_code')).toHaveLength(1);
      await world.clearFaults();
      await page.getByRole('button', { name: 'Erneut anmelden' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Bestellhistorie' })).toBeVisible();
    });
  });
});
