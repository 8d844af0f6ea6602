import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { Desk, personas } from '../../e2e/fixtures/desk.ts';
import { addArticle, loadCustomer } from '../desk.ts';
import type { Figure } from '../figures.ts';
import { fieldLabel, memoryOf, openContext } from '../page.ts';
import { growthFigures } from './growth.ts';

const orders = 500;
/** The order from which the growth is measured: until then code and lists are loaded for the first time. */
const first = 50;

const confirmation = (page: Page) => page.getByRole('dialog', { name: /^Auftragsbestätigung/ });

/** They alternate: the stand-in has more than 300 of each, and fewer of all others. */
const articles = ['432011001', '443015001'] as const;
export const [defaultArticle] = articles;

/** Fills an order of one article on invoice for a known customer. */
export async function fillOrder(page: Page, sku: string = defaultArticle): Promise<void> {
  await loadCustomer(page, '0123456');
  await addArticle(page, sku);
  await page.getByRole('radio', { name: /^Rechnung zahlbar/ }).click();
}

/** Takes an order and begins the next call. */
export async function takeOrder(page: Page, turn: number): Promise<void> {
  await fillOrder(page, articles[turn % articles.length]);
  await page.keyboard.press('Control+Enter');
  await confirmation(page).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Neue Bestellung' }).click();
  await page.getByText('Noch kein Artikel.').waitFor();
}

/** 500 orders in one tab. */
export async function manyOrders(browser: Browser, options: BrowserContextOptions): Promise<readonly Figure[]> {
  const visit = await openContext(browser, options);
  const { page } = visit;
  await new Desk(page, new Map()).signIn(personas.orderAgent, '/orderapp');
  await page.getByLabel(fieldLabel).first().waitFor();
  for (let order = 0; order < first; order += 1) await takeOrder(page, order);
  const before = await memoryOf(visit);
  for (let order = first; order < orders; order += 1) await takeOrder(page, order);
  const after = await memoryOf(visit);
  await visit.context.close();
  return growthFigures(`order ${String(first)} to ${String(orders)}`, before, after);
}
