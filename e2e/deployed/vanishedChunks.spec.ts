import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { port } from '../../config/playwright.config.ts';
import { sessionStorageKeys } from '../../config/storageKeys.ts';
import { StartedServer } from '../fixtures/startedServer.ts';
import { expect, test as base } from '../fixtures/test.ts';
import type { OrderEntry } from '../pages/orderEntry.ts';

interface Deployment {
  readonly server: StartedServer;
  readonly assets: string;
}

/** The build in a folder of its own, behind a web server of its own. */
const test = base.extend<{ readonly deployment: Deployment }>({
  deployment: async ({ browserName: _anyBrowser }, use) => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'kontor-build-'));
    cpSync(path.resolve(import.meta.dirname, '../../dist'), folder, { recursive: true });
    const assets = path.join(folder, 'assets');
    // The compressed files would keep the old names.
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      if (/\.(?:br|gz)$/.test(name)) rmSync(path.join(folder, name));
    const server = await StartedServer.start({ BUILD_FOLDER: folder, SERVICES_HOST: `http://127.0.0.1:${port}` });
    await use({ server, assets });
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  },
});

/** Deploys a build whose scripts and styles all have other names, then removes the files of the one before. */
function deployAnew(assets: string): void {
  const names = readdirSync(assets).filter((name) => /\.(?:js|css)$/.test(name));
  const renamed = (name: string): string => name.replace('-', '-x');
  const rewritten = (file: string): string =>
    readFileSync(file, 'utf8').replaceAll(/[\w.-]+\.(?:js|css)\b/g, (name) =>
      names.includes(name) ? renamed(name) : name,
    );
  for (const name of names) writeFileSync(path.join(assets, renamed(name)), rewritten(path.join(assets, name)));
  const page = path.join(assets, '../index.html');
  writeFileSync(page, rewritten(page));
  for (const name of names) rmSync(path.join(assets, name));
}

const hitList = (page: Page) => page.getByRole('dialog', { name: 'Produktsuche: Ring' });
const message = (page: Page) => page.getByRole('alert').filter({ hasText: 'konnte nicht geladen werden' });

function countLoads(page: Page): { readonly count: () => number } {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return { count: () => loads };
}

async function searchRing(orderEntry: OrderEntry): Promise<void> {
  await orderEntry.search.fill('Ring');
  await orderEntry.search.press('Enter');
}

test('A deployment removes the files of an open tab: one reload, and the call is kept; no reload offline; a file that stays missing: one reload, then a message with a way on, also on another screen (QUALITY 12)', async ({
  page,
  deployment: { server, assets },
  desk,
  orderEntry,
  shell,
  consoleWatch,
}) => {
  consoleWatch.allow(/Failed to load resource|dynamically imported module/);
  await desk.signIn(undefined, `${server.origin}/orderapp`);
  await orderEntry.loadCustomer('0123456');
  await orderEntry.addArticle('432011001');
  const loads = countLoads(page);
  const expectCall = async () => {
    await orderEntry.expectCustomer('0123456');
    await expect(orderEntry.quantity('432011001')).toHaveValue('1');
  };
  await test.step('a deployment: one reload, and the call is kept', async () => {
    // Typed before: what typing loads must not reload the page between the text and Enter.
    await orderEntry.search.fill('Ring');
    await expect(orderEntry.suggestions).not.toHaveCount(0);
    deployAnew(assets);
    await orderEntry.search.press('Enter');
    await expect.poll(loads.count).toBe(1);
    await expectCall();
  });

  await test.step('offline no file has vanished: a message, no reload', async () => {
    await page.route(/\/assets\/ProductSearchDialog-/, (route) => route.abort('internetdisconnected'), { times: 1 });
    const isStartPage = (url: URL) => url.pathname === '/';
    await page.route(isStartPage, (route) => route.abort('internetdisconnected'));
    await searchRing(orderEntry);
    await expect(message(page)).toBeVisible();
    expect(loads.count()).toBe(1);
    await page.unroute(isStartPage);
  });

  const missing = readdirSync(assets).filter((name) => /^(?:ProductSearchDialog|WaitlistHistoryPage)-/.test(name));
  expect(missing).toHaveLength(2);
  const removeFiles = () => {
    for (const name of missing) renameSync(path.join(assets, name), path.join(assets, `${name}.gone`));
  };
  const restoreFiles = () => {
    for (const name of missing) renameSync(path.join(assets, `${name}.gone`), path.join(assets, name));
  };

  await test.step('a file that stays missing: one reload for this build, then a message, and it loads once it is there', async () => {
    // The tab reloads once per version, and both builds of this journey have the same: it forgets the reload of the first.
    await page.evaluate((key) => {
      sessionStorage.removeItem(key);
    }, sessionStorageKeys.chunkReload);
    removeFiles();
    await message(page).getByRole('button', { name: 'Erneut laden' }).click();
    await expect.poll(loads.count).toBe(2);
    await expectCall();
    await searchRing(orderEntry);
    await expect(message(page).getByRole('button', { name: 'Seite neu laden' })).toBeVisible();
    await expectCall();
    restoreFiles();
    await message(page).getByRole('button', { name: 'Erneut laden' }).click();
    await expect(hitList(page)).toContainText('Ring Solitär');
    await page.keyboard.press('Escape');
    expect(loads.count()).toBe(2);
  });

  await test.step('the file of another screen', async () => {
    removeFiles();
    // Navigates within the document.
    await page.evaluate(() => {
      history.pushState({}, '', '/waitlisthistory/0123456');
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    });
    const failure = page.getByRole('main').getByRole('alert');
    await expect(failure).toBeVisible();
    await expect(shell.agentMenu('Anna Beispiel')).toBeVisible();
    restoreFiles();
    await failure.getByRole('button', { name: 'Seite neu laden' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Warteliste/ })).toBeVisible();
    expect(loads.count()).toBe(3);
  });
});

test('A page from a cache whose scripts are gone says so and offers to load it again (QUALITY 12)', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(/Failed to load resource/);
  const entry = /\/assets\/index-[^/]*\.js$/;
  await page.route(entry, (route) => route.fulfill({ status: 404 }));
  await page.goto('/');
  await expect(page.getByText('Kontor startet …')).toBeVisible();
  await expect(page.getByText('Das Programm ist noch nicht geladen.')).toBeVisible();
  await expect(page.getByText('Die Einstellungen')).toBeHidden();
  await page.unroute(entry);
  await page.getByRole('link', { name: 'Seite neu laden' }).click();
  await page.waitForURL(/\/services\/identity-provider\/login/);
});
