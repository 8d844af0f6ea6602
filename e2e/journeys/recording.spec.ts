import { readFile } from 'node:fs/promises';
import { compareRecording, readRecording } from '../../scripts/contractRecord.ts';
import { Desk } from '../fixtures/desk.ts';
import { openWorld, World } from '../fixtures/servedWorld.ts';
import { Keys } from '../fixtures/keyPresses.ts';
import { expect, test } from '../fixtures/test.ts';
import { OrderEntry } from '../pages/orderEntry.ts';
import { OrderHistory } from '../pages/orderScreens.ts';
import { Shell } from '../pages/shell.ts';

interface Har {
  readonly log: {
    readonly entries: readonly {
      readonly request: {
        readonly url: string;
        readonly headers: readonly { readonly value: string }[];
        readonly postData?: { readonly text: string };
      };
    }[];
  };
}

/** The requests whose address or body has a token, and the services that get one in a header. */
function tokensIn({ log }: Har): { readonly leaks: readonly string[]; readonly carriers: readonly string[] } {
  const token = /eyJ[\w-]{10,}/;
  const leaks: string[] = [];
  const carriers = new Set<string>();
  for (const { request } of log.entries) {
    const { pathname } = new URL(request.url);
    const body = pathname.startsWith('/services/identity-provider') ? '' : (request.postData?.text ?? '');
    if (token.test(request.url) || token.test(body)) leaks.push(pathname);
    if (request.headers.some(({ value }) => token.test(value))) carriers.add(pathname.split('/')[2] ?? pathname);
  }
  return { leaks, carriers: [...carriers] };
}

/** The services whose requests carry the agent's token; those of content and logging carry none. */
const business = ['basket', 'customer', 'order', 'order-history', 'product', 'search', 'stock', 'upsell'];

test('a recording of an order, an edit and a cancellation fits the contract (README, the first day at an installation); the token is in no address and no body, and goes to the business services only', async ({
  browser,
  contextOptions,
  consoleWatch,
}, testInfo) => {
  const file = testInfo.outputPath('recording.har');
  const context = await browser.newContext({ ...contextOptions, recordHar: { path: file, content: 'embed' } });
  await openWorld(context);
  const page = await context.newPage();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  const orderEntry = new OrderEntry(page);
  const history = new OrderHistory(page);
  const shell = new Shell(page);
  await new Desk(page, new Map()).signIn(undefined, '/orderapp');
  // A request that fails is logged.
  await new World(context.request, consoleWatch).addFault({
    path: '/suggest',
    fault: { kind: 'status', status: 500 },
  });
  await orderEntry.search.fill('creme');
  await expect.poll(() => sent.some((address) => address.includes('/suggest'))).toBe(true);
  await orderEntry.search.clear();

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
  await new Keys(page).read();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('dialog', { name: 'Auftragsbestätigung' })).toContainText('3 × Gesichtscreme');
  // The recording must not end within an answer.
  await page.waitForLoadState('networkidle');
  await context.close();

  const text = await readFile(file, 'utf8');
  const { leaks, carriers } = tokensIn(JSON.parse(text) as Har);
  expect(leaks).toEqual([]);
  expect(carriers).toContain('order');
  expect(carriers.filter((service) => !business.includes(service))).toEqual([]);
  const recording = readRecording(text);
  expect(recording).not.toBeNull();
  const report = recording === null ? null : compareRecording(recording);
  expect(report?.differences).toEqual([]);
  expect(report?.seen).toEqual(
    expect.arrayContaining(['createOffer', 'createOrder', 'initEditOrder', 'submitEditedOrder', 'cancelOrder']),
  );
});
