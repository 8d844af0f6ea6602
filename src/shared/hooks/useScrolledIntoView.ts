import { useEffect, type RefObject } from 'react';

/**
 * Scrolls the element into view when it is mounted, and the area that it lies in back by as much when it is unmounted, so that
 * what was in sight before is in sight again. Back by a distance, not to a place: the next element may be mounted before this
 * one is unmounted, and would take a place that this one has scrolled to for the one before.
 */
export function useScrolledIntoView(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const area = scrollAreaOf(element.current);
    const before = area?.scrollTop ?? 0;
    element.current?.scrollIntoView({ block: 'nearest' });
    const distance = (area?.scrollTop ?? 0) - before;
    return () => {
      if (area !== null && distance !== 0) area.scrollTop -= distance;
    };
  }, [element]);
}

/** The nearest ancestor that scrolls by itself; null where only the page does. */
function scrollAreaOf(element: HTMLElement | null): HTMLElement | null {
  for (let parent = element?.parentElement ?? null; parent !== null; parent = parent.parentElement) {
    if (['auto', 'scroll'].includes(getComputedStyle(parent).overflowY)) return parent;
  }
  return null;
}
