import { readFile } from 'node:fs/promises';
import { compareRecording, readRecording } from '../../scripts/contractRecord.ts';
import { Desk } from '../fixtures/desk.ts';
import { openWorld } from '../fixtures/servedWorld.ts';
import { expect, test } from '../fixtures/test.ts';
import { OrderEntry } from '../pages/orderEntry.ts';
import { OrderHistory } from '../pages/orderScreens.ts';
import { Shell } from '../pages/shell.ts';

test('a recording of an order, an edit and a cancellation fits the contract (README, the first day at an installation)', async ({
  browser,
  contextOptions,
}, testInfo) => {
  const file = testInfo.outputPath('recording.har');
  const context = await browser.newContext({ ...contextOptions, recordHar: { path: file, content: 'embed' } });
  await openWorld(context);
  const page = await context.newPage();
  const orderEntry = new OrderEntry(page);
  const history = new OrderHistory(page);
  const shell = new Shell(page);
  await new Desk(page, new Map()).signIn(undefined, '/orderapp');

  await orderEntry.loadCustomer('0123456');
  await orderEntry.addArticle('432011001');
  await orderEntry.pay('Rechnung');
  await orderEntry.submit();
  await orderEntry.confirmation.readNumber();

  await orderEntry.confirmation.close.click();

  // Within the document: each page load would record all files of the application again.
  await shell.openPath('/orderhistory/0123456');
  const newest = history.row('1000000001');
  await newest.getByRole('button', { name: 'Stornieren' }).click();
  await history.reason.selectOption({ label: 'Doppelt bestellt' });
  await history.cancelDialog.getByRole('button', { name: 'Stornieren', exact: true }).click();
  await expect(newest).toContainText('storniert');

  await shell.openPath('/edit-order/1300000201');
  const quantity = page.getByRole('row', { name: /Gesichtscreme/ }).getByLabel('Menge');
  await expect(quantity).toBeFocused();
  await page.keyboard.type('3');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/Nicht abgeschickt/)).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('dialog', { name: 'Auftragsbestätigung' })).toContainText('3 × Gesichtscreme');
  // The recording must not end within an answer.
  await page.waitForLoadState('networkidle');
  await context.close();

  const recording = readRecording(await readFile(file, 'utf8'));
  expect(recording).not.toBeNull();
  const report = recording === null ? null : compareRecording(recording);
  expect(report?.differences).toEqual([]);
  expect(report?.seen).toEqual(
    expect.arrayContaining(['createOffer', 'createOrder', 'initEditOrder', 'submitEditedOrder', 'cancelOrder']),
  );
});
