import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loadOrderEntry, loadSignIn } from '../fixtures/firstLoad.ts';
import { expect, test } from '../fixtures/test.ts';

interface Budgets {
  readonly javaScriptUntilSignIn: { readonly kilobytes: number };
  readonly javaScriptUntilOrderEntry: { readonly kilobytes: number };
  readonly staticRequestsUntilUsable: { readonly requests: number };
  readonly serviceCallsBeforeInput: { readonly requests: number };
}

const budgets = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../config/budgets.json'), 'utf8'),
) as Budgets;

test.describe('The first load stays within its budget', () => {
  test('until sign-in is usable', async ({ anotherBrowser }) => {
    const cold = await anotherBrowser();
    const { javaScriptKilobytes, staticRequests } = await loadSignIn(await cold.newPage());
    expect(javaScriptKilobytes).toBeGreaterThan(10);
    expect(javaScriptKilobytes).toBeLessThanOrEqual(budgets.javaScriptUntilSignIn.kilobytes);
    expect(staticRequests).toBeLessThanOrEqual(budgets.staticRequestsUntilUsable.requests);
  });

  test('until the order entry takes input, signed in and nothing cached', async ({
    desk,
    context,
    browser,
    contextOptions,
    consoleWatch,
  }) => {
    await desk.signIn();
    const cold = await browser.newContext({ ...contextOptions, storageState: await context.storageState() });
    await consoleWatch.watch(cold);
    const load = await loadOrderEntry(await cold.newPage());
    await cold.close();
    expect(load.javaScriptKilobytes).toBeGreaterThan(10);
    expect(load.javaScriptKilobytes).toBeLessThanOrEqual(budgets.javaScriptUntilOrderEntry.kilobytes);
    expect(load.staticRequests).toBeLessThanOrEqual(budgets.staticRequestsUntilUsable.requests);
    expect(load.serviceCalls).toHaveLength(budgets.serviceCallsBeforeInput.requests);
  });
});
