/**
 * `npm run bench`: builds the application and the floor page, serves both as they ship, and prints what the first load, the
 * memory and the interactions cost beside the floor and the budgets. Medians of `--runs=7`. Nothing is asserted here: sizes and
 * counts are limited by `npm test`, times depend on the machine. `--skip-build` measures the existing build, `--only=list`
 * only what has that word in its name.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import budgets from '../config/budgets.json' with { type: 'json' };
import { Desk, personas } from '../e2e/fixtures/desk.ts';
import { loadOrderEntry, loadSignIn } from '../e2e/fixtures/firstLoad.ts';
import { silentFigures } from './calls.ts';
import { addArticle, loadCustomer } from './desk.ts';
import { median, tableOf, type Figure } from './figures.ts';
import { historyAddress, historyInVisit } from './history.ts';
import { longHistory, longOverview } from './lists.ts';
import { loadFigures, loadsOf } from './loads.ts';
import { fieldLabel, firstKeyOf, type FirstKey, inputToPaint, launch, memoryOf, openContext, readyOf } from './page.ts';
import { build, endServers, serve } from './servers.ts';

const root = path.resolve(import.meta.dirname, '..');
const runs = Number(process.argv.find((argument) => argument.startsWith('--runs='))?.slice('--runs='.length) ?? 7);
const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length) ?? '';
const port = Number(process.env['KONTOR_PORT'] ?? 4173);

/**
 * Milliseconds to wait until the desk's preloads have arrived, so that they do not count as cost of a key or a screen change.
 */
const restMilliseconds = 2000;

/** Runs a measurement; if it throws, prints why and returns undefined, so that the others still run. */
async function attempt<T>(name: string, work: () => Promise<T>): Promise<T | undefined> {
  if (!name.includes(only)) return undefined;
  try {
    return await work();
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    console.log(`Not measured: ${name} (${reason})`);
    return undefined;
  }
}

async function keyToPaint(browser: Browser, options: BrowserContextOptions, route: string, slowdown = 1) {
  const visit = await openContext(browser, options, slowdown);
  await readyOf(visit.page, route);
  const milliseconds = await keysInto(visit.page, fieldLabel);
  await visit.context.close();
  return milliseconds;
}

/**
 * Types a number of seven digits three times, and returns the median per key in milliseconds. A longer text would make the
 * field scroll.
 */
async function keysInto(page: Page, label: string) {
  const field = page.getByLabel(label).first();
  const times: number[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    await field.fill('');
    for (const key of '1234567') times.push(await inputToPaint(page, () => page.keyboard.press(key), 'body'));
  }
  return median(times);
}

const nineArticles = [
  '432011001',
  '443015001',
  '410217004',
  '421033001',
  '454287001',
  '411064001',
  '432274001',
  '432460001',
  '454021001',
] as const;

/** Fills the order entry: a customer, nine basket lines, every list of suggestions loaded. */
async function fullDesk(page: Page): Promise<void> {
  await readyOf(page, '/orderapp');
  await loadCustomer(page, '0123456');
  for (const sku of nineArticles) await addArticle(page, sku);
  for (const tab of ['Top-Deals', 'TV-Angebote', 'Empfehlungen']) {
    await page.getByRole('tab', { name: tab }).click();
    await page.getByRole('tabpanel').getByRole('button').first().waitFor();
  }
  await page.getByText(/^berechnet um/).waitFor();
  await page.waitForTimeout(restMilliseconds);
}

async function atFullDesk(browser: Browser, options: BrowserContextOptions, slowdown = 1) {
  const visit = await openContext(browser, options, slowdown);
  await fullDesk(visit.page);
  const key = await keysInto(visit.page, 'Gutscheincode');
  const { heapMegabytes } = await memoryOf(visit);
  await visit.context.close();
  return { key, heapMegabytes };
}

async function heapWhenReady(browser: Browser, options: BrowserContextOptions, route: string) {
  const visit = await openContext(browser, options);
  await readyOf(visit.page, route);
  const { heapMegabytes } = await memoryOf(visit);
  await visit.context.close();
  return heapMegabytes;
}

/** Measures opening a screen for the first time in a visit. */
async function anotherScreen(browser: Browser, options: BrowserContextOptions) {
  const times: number[] = [];
  for (let turn = 0; turn < runs; turn += 1) {
    const visit = await openContext(browser, options);
    await visit.page.goto('/');
    times.push(await toOrderEntry(visit.page));
    await visit.context.close();
  }
  return median(times);
}

/** When the order entry takes the first key, after navigations with an empty cache. */
async function firstKeys(browser: Browser, options: BrowserContextOptions) {
  const times: FirstKey[] = [];
  for (let turn = 0; turn < runs; turn += 1) {
    const { context, page } = await openContext(browser, options);
    times.push(await firstKeyOf(page, '/orderapp'));
    await context.close();
  }
  const of = (kind: keyof FirstKey) => median(times.map((time) => time[kind]));
  return { taken: of('taken'), focused: of('focused') };
}

const tileOf = (page: Page) => page.getByRole('link', { name: 'Bestellannahme', exact: true });

async function toOrderEntry(page: Page): Promise<number> {
  const tile = tileOf(page);
  await tile.waitFor();
  return inputToPaint(page, () => tile.click(), 'label', fieldLabel);
}

async function screenChanges(browser: Browser, options: BrowserContextOptions) {
  const visit = await openContext(browser, options);
  const { page } = visit;
  const thereAndBack = async (): Promise<number> => {
    const milliseconds = await toOrderEntry(page);
    await page.goBack();
    await tileOf(page).waitFor();
    return milliseconds;
  };
  await page.goto('/');
  await toOrderEntry(page);
  await page.getByRole('tab', { name: 'Empfehlungen' }).waitFor();
  await page.waitForTimeout(restMilliseconds);
  await page.goBack();
  const again: number[] = [];
  // Until then the heap grows by the code that the browser optimizes.
  for (let turn = 0; turn < 30; turn += 1) again.push(await thereAndBack());
  const before = await memoryOf(visit);
  for (let turn = 0; turn < 30; turn += 1) again.push(await thereAndBack());
  const after = await memoryOf(visit);
  await visit.context.close();
  return {
    again: median(again),
    heapKilobytes: ((after.heapMegabytes - before.heapMegabytes) * 1000) / 60,
    nodesPercent: (after.nodes / before.nodes - 1) * 100,
    listenersPercent: (after.listeners / before.listeners - 1) * 100,
  };
}

async function searchToResult(browser: Browser, options: BrowserContextOptions) {
  const times: number[] = [];
  for (let turn = 0; turn < runs; turn += 1) {
    const visit = await openContext(browser, options);
    await readyOf(visit.page, '/orderapp');
    await visit.page.getByLabel('Artikelnummer, SKU oder Text').first().focus();
    await visit.page.keyboard.type('rin');
    const milliseconds = await inputToPaint(visit.page, () => visit.page.keyboard.press('g'), '[role=option]');
    times.push(milliseconds);
    await visit.context.close();
  }
  return median(times);
}

function figure(
  name: string,
  unit: string,
  value: number | undefined,
  budget: NonNullable<Figure['budget']>,
  floor?: number,
): Figure {
  return { name, unit, value, floor, budget };
}

async function measure(browser: Browser, application: string, floorPage: string): Promise<readonly Figure[]> {
  const outside: BrowserContextOptions = { baseURL: application };
  const floor: BrowserContextOptions = { baseURL: floorPage };

  const visit = await openContext(browser, outside);
  await new Desk(visit.page, new Map()).signIn(personas.orderAgent, '/orderapp');
  await visit.page.getByLabel(fieldLabel).first().waitFor();
  const inside: BrowserContextOptions = { ...outside, storageState: await visit.context.storageState() };
  await visit.context.close();

  const fresh = async <T>(
    options: BrowserContextOptions,
    load: (page: typeof visit.page) => Promise<T>,
  ): Promise<T> => {
    const { context, page } = await openContext(browser, options);
    const result = await load(page);
    await context.close();
    return result;
  };
  const signIn = await attempt('until sign-in', () => fresh(outside, loadSignIn));
  const entry = await attempt('until the order entry', () => fresh(inside, loadOrderEntry));
  const bare = await attempt('the floor page', () => fresh(floor, loadOrderEntry));

  const own = await attempt('ready', () => loadsOf(browser, inside, '/orderapp', runs));
  const firstKey = await attempt('ready, first key', () => firstKeys(browser, inside));
  const under = await attempt('ready, floor', () => loadsOf(browser, floor, '/', runs));
  const changes = await attempt('screen changes', () => screenChanges(browser, inside));
  const keyOnFloor = await attempt('a key, floor', () => keyToPaint(browser, floor, '/'));
  const keyOnSlowFloor = await attempt('a key, slow, floor', () => keyToPaint(browser, floor, '/', 4));
  const full = await attempt('full desk', () => atFullDesk(browser, inside));
  const fullAndSlow = await attempt('full desk, slow', () => atFullDesk(browser, inside, 4));

  const orders = await attempt('order history', () => loadsOf(browser, inside, historyAddress, runs));
  const visited = await attempt('order history from another screen', () =>
    historyInVisit(browser, inside, runs, restMilliseconds),
  );
  const hurried = await attempt('order history at once', () => historyInVisit(browser, inside, runs, 0));
  const history = await attempt('history of 5,000 orders', () => longHistory(browser, inside));
  const list = await attempt('list of 10,000 subscriptions', () => longOverview(browser, outside, runs));

  const ms = 'ms';
  const floorReady = median((under?.cold ?? []).map(({ milliseconds }) => milliseconds));
  return [
    figure('JS until sign-in is usable', 'kB brotli', signIn?.javaScriptKilobytes, {
      atMost: budgets.javaScriptUntilSignIn.kilobytes,
    }),
    figure(
      'JS until the order entry is usable',
      'kB brotli',
      entry?.javaScriptKilobytes,
      { atMost: budgets.javaScriptUntilOrderEntry.kilobytes },
      bare?.javaScriptKilobytes,
    ),
    figure(
      'static requests until usable',
      'count',
      entry?.staticRequests,
      { atMost: budgets.staticRequestsUntilUsable.requests },
      bare?.staticRequests,
    ),
    figure('service calls before it takes input', 'count', entry?.serviceCalls.length, {
      atMost: budgets.serviceCallsBeforeInput.requests,
    }),
    // 0.15 × react-admin's orders list, which was ready after 1,501 ms where the floor page was after 481.
    figure('order entry: first key taken after the navigation', ms, firstKey?.taken, { timesFloor: 0.468 }, floorReady),
    { name: 'order entry: field focused after the navigation', unit: ms, value: firstKey?.focused },
    ...loadFigures('order entry', own, under, { cold: 1.05, slow: 1.15, warm: 2.2 }),
    // 0.55 and 0.45 × react-admin's orders list, in the same series.
    ...loadFigures('history', orders, under, { cold: 1.3, slow: 1.1, warm: 2.2 }),
    // 0.20, 0.15 and 0.30 × react-admin's orders list and order, which took 530, 570 and 231 ms where the floor page was ready after 439.
    figure('history from another screen, first time', ms, visited?.first, { timesFloor: 0.24 }, floorReady),
    figure('history from another screen, again', ms, visited?.again, { timesFloor: 0.194 }, floorReady),
    figure('open an order', ms, visited?.order, { timesFloor: 0.157 }, floorReady),
    { name: 'history as soon as the order entry is ready', unit: ms, value: hurried?.first },
    { name: 'an order as soon as its history is shown', unit: ms, value: hurried?.order },
    figure(
      'heap when ready',
      'MB',
      await attempt('heap', () => heapWhenReady(browser, inside, '/orderapp')),
      { atMost: 5.5 },
      await attempt('heap, floor', () => heapWhenReady(browser, floor, '/')),
    ),
    figure('another screen, first time', ms, await attempt('another screen', () => anotherScreen(browser, inside)), {
      atMost: 96,
    }),
    figure('another screen, again', ms, changes?.again, { atMost: 69 }),
    figure(
      'last key in the article search → result painted',
      ms,
      await attempt('article search', () => searchToResult(browser, inside)),
      { atMost: 250 },
    ),
    figure(
      'one key in a form → painted',
      ms,
      await attempt('a key', () => keyToPaint(browser, inside, '/orderapp')),
      { timesFloor: 1.2 },
      keyOnFloor,
    ),
    figure(
      'one key in a form → painted, CPU 4× slower',
      ms,
      await attempt('a key, slow', () => keyToPaint(browser, inside, '/orderapp', 4)),
      { timesFloor: 1.2 },
      keyOnSlowFloor,
    ),
    figure('one key, nine lines and all suggestions', ms, full?.key, { timesFloor: 1.2 }, keyOnFloor),
    figure(
      'one key, nine lines and all suggestions, CPU 4×',
      ms,
      fullAndSlow?.key,
      { timesFloor: 1.2 },
      keyOnSlowFloor,
    ),
    figure('heap, nine lines and all suggestions', 'MB', full?.heapMegabytes, { atMost: 10 }),
    // 0.15 × react-admin's orders list, which took 472 ms where the floor page was ready after 481.
    figure(
      'history of 5,000 orders: End → last loaded row painted',
      ms,
      history?.nextPage,
      { timesFloor: 0.147 },
      floorReady,
    ),
    figure('history of 5,000 orders: rows mounted', 'count', history?.rows, { atMost: 100 }),
    figure('history of 5,000 orders: key → painted', ms, history?.key, { atMost: 50 }),
    figure('list of 10,000 subscriptions: answer → first rows painted', ms, list?.firstPaint, { atMost: 200 }),
    figure('list of 10,000 subscriptions: rows mounted', 'count', list?.rows, { atMost: 100 }),
    figure('list of 10,000 subscriptions: Down → painted', ms, list?.down, { atMost: 50 }),
    figure('list of 10,000 subscriptions: Page Down → painted', ms, list?.pageDown, { atMost: 50 }),
    ...(await silentFigures(browser, outside, Math.min(runs, 3), attempt)),
    figure('60 screen changes: heap per change', 'kB', changes?.heapKilobytes, { atMost: 8 }),
    figure('60 screen changes: DOM nodes', '% more', changes?.nodesPercent, { atMost: 2 }),
    figure('60 screen changes: listeners', '% more', changes?.listenersPercent, { atMost: 2 }),
  ];
}

async function run(): Promise<void> {
  if (!process.argv.includes('--skip-build')) {
    console.log('Building Kontor and the floor page …');
    build();
    build('--config', 'bench/floor/vite.config.ts');
  }
  const application = await serve(port);
  const floorPage = await serve(port + 10, '--config', 'bench/floor/vite.config.ts');
  const browser = await launch();
  try {
    console.log(`Measuring, ${String(runs)} runs each …`);
    const all = await measure(browser, application, floorPage);
    const figures = only === '' ? all : all.filter(({ value }) => value !== undefined);
    mkdirSync(path.join(root, 'test-results'), { recursive: true });
    writeFileSync(path.join(root, 'test-results/bench.json'), JSON.stringify(figures, undefined, 2));
    console.log(`\n${tableOf(figures)}\n`);
  } finally {
    await browser.close();
  }
}

process.on('exit', endServers);
await run();
process.exit();
