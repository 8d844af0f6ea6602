import type { Browser, BrowserContextOptions } from 'playwright';
import { Desk, personas } from '../../e2e/fixtures/desk.ts';
import type { Figure } from '../figures.ts';
import { isPoll } from './growth.ts';
import { fieldLabel, memoryOf, openContext, type Visit } from '../page.ts';

const tabs = 10;
const minutes = 10;

/** Ten tabs of one browser for ten minutes: they poll together, and each costs its own heap only. */
export async function tenTabs(browser: Browser, options: BrowserContextOptions): Promise<readonly Figure[]> {
  const first = await openContext(browser, options);
  const { context } = first;
  await context.clock.install();
  await new Desk(first.page, new Map()).signIn(personas.orderAgent, '/orderapp');
  const visits: Visit[] = [first];
  while (visits.length < tabs) {
    const page = await context.newPage();
    await page.goto('/orderapp');
    visits.push({ context, page, cdp: await context.newCDPSession(page) });
  }
  for (const { page } of visits) await page.getByLabel(fieldLabel).first().waitFor();
  let polls = 0;
  context.on('request', (request) => (polls += isPoll(request.url()) ? 1 : 0));
  for (let minute = 0; minute < minutes; minute += 1) {
    await first.page.request.post('/services/worlds/current/advance', { data: { minutes: 1 } });
    await context.clock.runFor(60_000);
  }
  const heaps: number[] = [];
  for (const visit of visits) heaps.push((await memoryOf(visit)).heapMegabytes);
  await context.close();
  if (polls === 0) throw new Error('Nothing polled.');
  return [
    // One a minute of all tabs together, and one more where a tab takes over from another.
    { name: 'ten tabs, ten minutes: polls', unit: 'count', value: polls, budget: { atMost: minutes + 1 } },
    { name: 'ten tabs: largest heap of a tab', unit: 'MB', value: Math.max(...heaps), budget: { atMost: 10 } },
  ];
}
