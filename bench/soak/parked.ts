import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { Desk, personas } from '../../e2e/fixtures/desk.ts';
import type { Figure } from '../figures.ts';
import { memoryOf, openContext } from '../page.ts';
import { growthFigures } from './growth.ts';
import { defaultArticle, fillOrder } from './orders.ts';

const calls = 8;
const changes = 200;
/** Milliseconds until what a call asks for has been answered, and what is mounted a second later is there. */
const settled = 3_000;

const seenRequests = async (page: Page): Promise<number> => {
  const answer = await page.request.get('/services/worlds/current/requests');
  const { requests } = (await answer.json()) as { readonly requests: readonly unknown[] };
  return requests.length;
};

async function park(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await page.getByRole('dialog', { name: 'Gespräch parken' }).getByRole('button', { name: 'Parken' }).click();
  await page.getByText('Noch kein Artikel.').waitFor();
}

/** Shows the parked call of a digit; the one on the screen is parked in turn. */
async function changeTo(page: Page, digit: string): Promise<void> {
  await page.keyboard.press('F10');
  await page.getByRole('dialog', { name: 'Geparkte Gespräche' }).waitFor();
  await page.keyboard.press(digit);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.locator(`[data-sku="${defaultArticle}"]`).waitFor();
}

/** Eight parked calls with an order each, changed 200 times. */
export async function parkedCalls(browser: Browser, options: BrowserContextOptions): Promise<readonly Figure[]> {
  const visit = await openContext(browser, options);
  const { page } = visit;
  await new Desk(page, new Map()).signIn(personas.orderAgent, '/orderapp');
  for (let call = 0; call < calls; call += 1) {
    await fillOrder(page);
    if (call < calls - 1) await park(page);
  }
  for (let change = 0; change < calls; change += 1) await changeTo(page, '1');
  await page.waitForTimeout(settled);
  const sent = await seenRequests(page);
  const before = await memoryOf(visit);
  for (let change = 0; change < changes; change += 1) await changeTo(page, '1');
  const more = (await seenRequests(page)) - sent;
  await page.waitForTimeout(settled);
  const after = await memoryOf(visit);
  await visit.context.close();
  return [
    // A call that was parked for a minute asks for a new offer and for orders placed meanwhile.
    {
      name: 'eight calls, 200 changes: requests per change',
      unit: 'count',
      value: more / changes,
      budget: { atMost: 2 },
    },
    ...growthFigures('200 changes of calls', before, after),
  ];
}
