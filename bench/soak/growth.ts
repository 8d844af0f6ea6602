import type { Figure } from '../figures.ts';
import type { Memory } from '../page.ts';

/** The heap, DOM nodes and listeners that were added between two readings, with the limits of QUALITY Load. */
export function growthFigures(name: string, before: Memory, after: Memory): readonly Figure[] {
  const percent = (count: (memory: Memory) => number): number => (count(after) / count(before) - 1) * 100;
  return [
    {
      name: `${name}: heap`,
      unit: 'MB more',
      value: after.heapMegabytes - before.heapMegabytes,
      budget: { atMost: 5 },
    },
    { name: `${name}: DOM nodes`, unit: '% more', value: percent(({ nodes }) => nodes), budget: { atMost: 2 } },
    { name: `${name}: listeners`, unit: '% more', value: percent(({ listeners }) => listeners), budget: { atMost: 2 } },
  ];
}

/** Whether the address is that of the poll for notifications. */
export function isPoll(url: string): boolean {
  return new URL(url).pathname.endsWith('/services/content');
}
