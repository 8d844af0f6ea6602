/**
 * `npm run soak`: the standing load tests of QUALITY Load, ten to twenty minutes. Prints each figure beside its limit and exits with 1 where
 * one is exceeded or could not be measured. `npm run soak -- orders` runs the named ones only, `--skip-build` those on the existing build.
 */
import type { Browser, BrowserContextOptions } from 'playwright';
import { isOver, tableOf, type Figure } from './figures.ts';
import { longOverview } from './lists.ts';
import { launch } from './page.ts';
import { build, endServers, serve } from './servers.ts';
import { manyNotices } from './soak/notices.ts';
import { manyOrders } from './soak/orders.ts';
import { parkedCalls } from './soak/parked.ts';
import { wholeShift } from './soak/shift.ts';
import { tenTabs } from './soak/tabs.ts';

type Scenario = (browser: Browser, options: BrowserContextOptions) => Promise<readonly Figure[]>;

const scenarios: Readonly<Record<string, Scenario>> = {
  orders: manyOrders,
  shift: wholeShift,
  rows: async (browser, options) => {
    const { firstPaint, rows, down } = await longOverview(browser, options, 1);
    return [
      { name: '10,000 rows: answer → first rows painted', unit: 'ms', value: firstPaint, budget: { atMost: 200 } },
      { name: '10,000 rows: rows mounted', unit: 'count', value: rows, budget: { atMost: 100 } },
      { name: '10,000 rows: Down → painted', unit: 'ms', value: down, budget: { atMost: 50 } },
    ];
  },
  notices: manyNotices,
  parked: parkedCalls,
  tabs: tenTabs,
};

const port = Number(process.env['KONTOR_PORT'] ?? 4173);
const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));

async function run(): Promise<boolean> {
  const unknown = named.filter((name) => !(name in scenarios));
  if (unknown.length > 0)
    throw new Error(`Unknown: ${unknown.join(', ')}. Known: ${Object.keys(scenarios).join(', ')}.`);
  if (!process.argv.includes('--skip-build')) build();
  const baseURL = await serve(port);
  const browser = await launch();
  const figures: Figure[] = [];
  let failed = 0;
  for (const [name, scenario] of Object.entries(scenarios)) {
    if (named.length > 0 && !named.includes(name)) continue;
    const began = performance.now();
    try {
      const measured = await scenario(browser, { baseURL });
      figures.push(...measured);
      console.log(`${name}: ${((performance.now() - began) / 1000).toFixed(0)} s\n${tableOf(measured)}\n`);
    } catch (error) {
      failed += 1;
      console.log(`${name}: not measured`, error);
    }
  }
  await browser.close();
  return failed === 0 && !figures.some(isOver);
}

process.on('exit', endServers);
process.exit((await run()) ? 0 : 1);
