import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { Desk, personas } from '../../e2e/fixtures/desk.ts';
import type { Figure } from '../figures.ts';
import { fieldLabel, memoryOf, openContext } from '../page.ts';
import { growthFigures, isPoll } from './growth.ts';
import { takeOrder } from './orders.ts';

const hours = 8;
const minutesOfHour = 60;

/** Moves the clocks of the page and of the services by one minute. A key keeps the screen from being covered. */
async function passMinute(page: Page): Promise<void> {
  await page.request.post('/services/worlds/current/advance', { data: { minutes: 1 } });
  await page.clock.runFor(60_000);
  await page.keyboard.press('Shift');
}

/** An hour with one order. */
async function passHour(page: Page, hour: number): Promise<void> {
  await takeOrder(page, hour);
  for (let minute = 0; minute < minutesOfHour; minute += 1) await passMinute(page);
}

const polls = (urls: readonly string[]) => urls.filter((url) => isPoll(url)).length;
const renewals = (urls: readonly string[]) => urls.filter((url) => url.endsWith('/oauth2/token')).length;

/** A shift of eight hours in one tab: polls for notifications, and the token is renewed each hour. */
export async function wholeShift(browser: Browser, options: BrowserContextOptions): Promise<readonly Figure[]> {
  const visit = await openContext(browser, options);
  const { page } = visit;
  await page.clock.install();
  await new Desk(page, new Map()).signIn(personas.orderAgent, '/orderapp');
  await page.getByLabel(fieldLabel).first().waitFor();
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await passHour(page, 0);
  const before = await memoryOf(visit);
  for (let hour = 1; hour < hours; hour += 1) await passHour(page, hour);
  const after = await memoryOf(visit);
  const isSignedIn = await page.getByLabel(fieldLabel).first().isVisible();
  await visit.context.close();
  if (polls(urls) === 0) throw new Error('Nothing polled.');
  if (!isSignedIn) throw new Error('The shift ended outside the order entry.');
  const minutes = hours * minutesOfHour;
  return [
    {
      name: `shift of ${String(hours)} hours: polls`,
      unit: 'count',
      value: polls(urls),
      budget: { atMost: minutes + 1 },
    },
    { name: 'shift: renewals of the token', unit: 'count', value: renewals(urls), budget: { atMost: hours } },
    ...growthFigures('hour 1 to 8', before, after),
  ];
}
