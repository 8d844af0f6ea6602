import type { Browser, BrowserContextOptions } from 'playwright';
import { median, type Figure } from './figures.ts';
import { openContext, readyOf, type Ready } from './page.ts';

/** Loads of one page: with an empty cache, the same at a quarter of the CPU's speed, and with everything in the cache. */
export interface Loads {
  readonly cold: readonly Ready[];
  readonly slow: readonly Ready[];
  readonly warm: readonly Ready[];
}

export async function loadsOf(
  browser: Browser,
  options: BrowserContextOptions,
  route: string,
  runs: number,
): Promise<Loads> {
  const loads: { cold: Ready[]; slow: Ready[]; warm: Ready[] } = { cold: [], slow: [], warm: [] };
  for (let turn = 0; turn < runs; turn += 1) {
    const fast = await openContext(browser, options);
    loads.cold.push(await readyOf(fast.page, route));
    await readyOf(fast.page, route);
    loads.warm.push(await readyOf(fast.page, route));
    await fast.context.close();
    const slow = await openContext(browser, options, 4);
    loads.slow.push(await readyOf(slow.page, route));
    await slow.context.close();
  }
  return loads;
}

/** Limits of a screen as multiples of the floor page's value. */
interface LoadLimits {
  readonly cold: number;
  readonly slow: number;
  readonly warm: number;
}

/** What the loads of a screen took, beside those of the floor page; undefined loads were not measured. */
export function loadFigures(
  screen: string,
  loads: Loads | undefined,
  floor: Loads | undefined,
  { cold, slow, warm }: LoadLimits,
): readonly Figure[] {
  const figure = (
    name: string,
    kind: keyof Loads,
    part: keyof Ready,
    budget: NonNullable<Figure['budget']>,
  ): Figure => ({
    name: `${screen}: ${name}`,
    unit: 'ms',
    value: median((loads?.[kind] ?? []).map((load) => load[part])),
    floor: median((floor?.[kind] ?? []).map((load) => load[part])),
    budget,
  });
  return [
    figure('ready, cold', 'cold', 'milliseconds', { timesFloor: cold }),
    figure('ready, cold, CPU 4× slower', 'slow', 'milliseconds', { timesFloor: slow }),
    figure('ready, warm', 'warm', 'milliseconds', { timesFloor: warm }),
    // 0.15 × react-admin's orders list, beside which the floor page was blocked for 103 ms and 765 ms.
    figure('main thread blocked until ready', 'cold', 'blocked', { timesFloor: 0.58 }),
    figure('main thread blocked, CPU 4× slower', 'slow', 'blocked', { timesFloor: 0.46 }),
    figure('longest task until ready, CPU 4× slower', 'slow', 'longest', { atMost: 200 }),
  ];
}
