/** Scrolls the section of an element into view: the whole where it fits, otherwise its start. Also usable as a ref. */
export function bringIntoSight(element: HTMLElement | null): void {
  element?.closest('section')?.scrollIntoView({ block: 'nearest' });
}
