import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from 'playwright/test';
import { openWorld } from '../fixtures/servedWorld.ts';
import { expect, test } from '../fixtures/test.ts';
import { Desk, personas } from '../fixtures/desk.ts';
import { storedText } from '../fixtures/storage.ts';
import { OrderEntry } from '../pages/orderEntry.ts';
import { Shell } from '../pages/shell.ts';

const cream = '432011001';
const magnesium = '443015001';
const iban = 'DE89370400440532013000';

/** The text in localStorage and IndexedDB; the tab's recent customers in sessionStorage are exempt (QUALITY 10). */
const localStorageText = async (page: Page): Promise<string> => (await storedText(page)).shared;

test('the open desk does not block the deletion of the database, and saves into a new one; nothing typed is lost by a reload: fields, customer, basket, voucher, address and payment; a typed IBAN is stored nowhere, is kept by a call that is left and restored, and is asked for again after the reload', async ({
  page,
  desk,
  orderEntry,
  world,
}) => {
  await desk.openSignedIn();
  await test.step('the database is deleted', async () => {
    await orderEntry.customerNumber.fill('0123');
    await expect.poll(async () => (await storedText(page)).database).toContain('"0123"');
    const outcome = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const deletion = indexedDB.deleteDatabase('kontor');
          deletion.addEventListener('success', () => {
            resolve('deleted');
          });
          deletion.addEventListener('blocked', () => {
            resolve('blocked');
          });
        }),
    );
    expect(outcome).toBe('deleted');
    await orderEntry.customerNumber.fill('0123456');
    await expect.poll(async () => (await storedText(page)).database).toContain('"0123456"');
  });
  await test.step('a call with nothing but a typed number is left by mistake, and restored', async () => {
    await orderEntry.newOrderButton.click();
    await expect(orderEntry.customerNumber).toHaveValue('');
    await orderEntry.restoreCall.click();
    await expect(orderEntry.customerNumber).toHaveValue('0123456');
  });
  await orderEntry.loadCustomer('0123456');
  await orderEntry.addArticle(cream, `${cream}*2`);
  await orderEntry.redeem('SOMMER');
  await orderEntry.addresses.getByRole('radio').nth(2).check();
  await orderEntry.pay('Bankeinzug');
  const field = page.getByRole('textbox', { name: 'IBAN' });
  await field.fill(iban.slice(0, 14));
  await orderEntry.expectOffer();
  expect(await localStorageText(page)).not.toContain(iban.slice(0, 10));
  await orderEntry.enterBank('Erika Musterfrau', iban);
  await orderEntry.expectReady();
  await orderEntry.voucherCode.fill('SOM');
  await orderEntry.search.fill('43201');
  await expect.poll(() => localStorageText(page)).toContain('"term":"43201"');
  const stored = await localStorageText(page);
  expect(stored).toContain('DIRECT_DEBIT');
  expect(stored).toContain(cream);
  expect(stored).not.toContain(iban);
  expect(stored).not.toContain(iban.slice(4));
  expect(stored).not.toMatch(/1964-08-12|12\.08\.1964/);

  await test.step('a call that was left by mistake is restored with its IBAN, without a request', async () => {
    await orderEntry.newOrderButton.click();
    await expect(orderEntry.customerNumber).toHaveValue('');
    await expect(orderEntry.basket).toContainText('Noch kein Artikel');
    await orderEntry.restoreCall.click();
    await orderEntry.expectCustomer('0123456');
    await expect(orderEntry.restoreCall).toHaveCount(0);
    await expect(orderEntry.open).not.toContainText('Bankverbindung eingeben');
    const requests = (await world.requests()).map(({ operation }) => operation);
    expect(requests).not.toContain('deleteBasket');
    expect(requests.filter((operation) => operation === 'findCustomer')).toHaveLength(1);
  });

  await page.reload();
  await orderEntry.expectCustomer('0123456');
  await expect(orderEntry.birthdayQuestion).toHaveCount(0);
  await expect(orderEntry.quantity(cream)).toHaveValue('2');
  await expect(orderEntry.vouchers).toContainText('Gutschein SOMMER eingelöst');
  await expect(orderEntry.addresses.getByRole('radio').nth(2)).toBeChecked();
  await expect(orderEntry.paymentOption('Bankeinzug')).toBeChecked();
  await expect(orderEntry.payment).toContainText('Die Bankverbindung wird nicht gespeichert.');
  await expect(field).toHaveValue('');
  await expect(orderEntry.open).toContainText('Bankverbindung eingeben');
  await expect(orderEntry.voucherCode).toHaveValue('SOM');
  await expect(orderEntry.search).toHaveValue('43201');
});

test('A killed browser: opened again, it restores the call to the last typed key, and the one that was parked (DECISIONS 250)', async ({
  contextOptions,
  launchOptions,
  baseURL,
  consoleWatch,
}) => {
  const profile = await mkdtemp(path.join(tmpdir(), 'kontor-profile-'));
  const open = () =>
    chromium.launchPersistentContext(profile, { ...launchOptions, ...contextOptions, baseURL: baseURL ?? '' });
  try {
    const first = await open();
    await openWorld(first);
    await consoleWatch.watch(first);
    const page = first.pages()[0] ?? (await first.newPage());
    const entry = new OrderEntry(page);
    await new Desk(page, new Map()).signIn(personas.orderAgent, '/orderapp');
    await entry.loadCustomer('0110001');
    await page.keyboard.press('Control+s');
    await page.getByRole('dialog').getByRole('button', { name: 'Parken' }).click();
    await entry.loadCustomer('0123456');
    await entry.addArticle(cream, `${cream}*2`);
    await entry.search.fill('443');
    // The journal is written a tenth of a second after the last keystroke.
    await expect.poll(async () => (await storedText(page)).database).toContain('"term":"443"');
    const cookies = await first.cookies();

    const session = await first.browser()?.newBrowserCDPSession();
    const { processInfo } = (await session?.send('SystemInfo.getProcessInfo')) ?? { processInfo: [] };
    const browserProcess = processInfo.find(({ type }) => type === 'browser');
    const closed = first.waitForEvent('close');
    process.kill(browserProcess?.id ?? Number.NaN, 'SIGKILL');
    await closed;

    const second = await open();
    await consoleWatch.watch(second);
    // The services identify the browser by a session cookie, which a new browser does not have.
    await second.addCookies(cookies);
    const again = second.pages()[0] ?? (await second.newPage());
    const entryAgain = new OrderEntry(again);
    await again.goto('/orderapp');
    // The tokens may or may not have been written to disk; the call is restored in both cases.
    const signIn = again.getByRole('button', { name: personas.orderAgent, exact: true });
    await expect(signIn.or(entryAgain.customerNumber).first()).toBeVisible();
    if (await signIn.isVisible()) await signIn.click();
    await entryAgain.expectCustomer('0123456');
    await expect(entryAgain.quantity(cream)).toHaveValue('2');
    await expect(entryAgain.search).toHaveValue('443');
    await expect(again.getByText('Das unterbrochene Gespräch wurde wiederhergestellt.')).toBeVisible();
    await entryAgain.search.clear();
    await again.keyboard.press('F10');
    await expect(again.getByRole('dialog', { name: 'Geparkte Gespräche' })).toBeVisible();
    await again.keyboard.press('1');
    await entryAgain.expectCustomer('0110001');
    await second.close();
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
});

test('Two calls in two tabs do not affect each other; signing out asks where a call is open, signs out both and leaves no token and no customer in storage', async ({
  page,
  context,
  desk,
  orderEntry,
  shell,
}) => {
  await desk.openSignedIn();
  await orderEntry.loadCustomer('0123456');
  await orderEntry.addArticle(cream);

  const otherPage = await context.newPage();
  const other = new OrderEntry(otherPage);
  await other.go();
  await expect(other.basket).toContainText('Noch kein Artikel');
  await expect(other.customerNumber).toHaveValue('');
  await other.loadCustomer('0110001');
  await other.addArticle(magnesium);

  // A tab in the background renders rarely.
  await page.bringToFront();
  await page.reload();
  await orderEntry.expectCustomer('0123456');
  await expect(orderEntry.quantity(cream)).toHaveValue('1');
  await expect(orderEntry.row(magnesium)).toHaveCount(0);

  await orderEntry.newOrderButton.click();
  await expect(orderEntry.customerNumber).toHaveValue('');
  await otherPage.bringToFront();
  await other.expectCustomer('0110001');
  await expect(other.quantity(magnesium)).toHaveValue('1');
  await expect(other.row(cream)).toHaveCount(0);

  await new Shell(otherPage).signOut(personas.orderAgent);
  const question = otherPage.getByRole('dialog', { name: 'Mit offenem Gespräch abmelden?' });
  await question.getByRole('button', { name: 'Im Gespräch bleiben' }).click();
  await other.expectCustomer('0110001');
  await page.bringToFront();
  // Nothing is open in this tab; the call of the other one would be lost.
  await shell.signOut(personas.orderAgent);
  const elsewhere = page.getByRole('dialog', { name: 'Mit offenem Gespräch abmelden?' });
  await expect(elsewhere).toContainText('Offene Gespräche, die nicht in diesem Tab sind: 1.');
  await elsewhere.getByRole('button', { name: 'Abmelden' }).click();
  for (const tab of [page, otherPage]) {
    await expect(tab.getByRole('heading', { name: 'Abgemeldet' })).toBeVisible();
    const { shared, ofThisTab } = await storedText(tab);
    expect(shared).not.toMatch(/eyJ|0123456|0110001|Musterfrau|432011001/);
    expect(ofThisTab).not.toMatch(/eyJ|0123456|0110001|Musterfrau|Konto\b|432011001/);
  }
});
