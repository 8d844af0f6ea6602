import type { Browser, BrowserContextOptions } from 'playwright';
import { Desk, personas } from '../../e2e/fixtures/desk.ts';
import type { Figure } from '../figures.ts';
import { openContext } from '../page.ts';
import { fillOrder } from './orders.ts';

const notices = 1_000;

/** 1,000 notices in a second: while an order is in flight, each request for a new call is refused with one. */
export async function manyNotices(browser: Browser, options: BrowserContextOptions): Promise<readonly Figure[]> {
  const visit = await openContext(browser, options);
  const { page } = visit;
  await new Desk(page, new Map()).signIn(personas.orderAgent, '/orderapp');
  const fault = { path: '/backoffice-orders', fault: { kind: 'stall' } };
  await page.request.post('/services/worlds/current/faults', { data: fault });
  await fillOrder(page);
  const sent = page.waitForRequest(/\/backoffice-orders\//);
  await page.keyboard.press('Control+Enter');
  await sent;
  await page.getByRole('button', { name: 'Neue Bestellung' }).click();
  await page.getByText('Die Bestellung wird gerade abgeschickt').first().waitFor();
  const seen = await page.evaluate(async (count) => {
    const frames = { last: performance.now(), longest: 0, isOver: false };
    const frame = (now: number): void => {
      frames.longest = Math.max(frames.longest, now - frames.last);
      frames.last = now;
      if (!frames.isOver) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    const button = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Neue Bestellung',
    );
    for (let click = 1; click <= count; click += 1) {
      button?.click();
      if (click % 50 === 0) await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
    frames.isOver = true;
    const cards = document.querySelectorAll('.notistack-SnackbarContainer [role]').length;
    return { visible: cards, longestFrame: frames.longest };
  }, notices);
  await visit.context.close();
  return [
    { name: '1,000 notices: visible', unit: 'count', value: seen.visible, budget: { atMost: 5 } },
    { name: '1,000 notices: longest frame', unit: 'ms', value: seen.longestFrame, budget: { atMost: 200 } },
  ];
}
