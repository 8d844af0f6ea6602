/** Null while the page is open; after `pagehide` a promise that resolves if the browser restores the page. */
let restored: Promise<void> | null = null;

/** Listens for the events by which the page is left and restored. */
export function followPage(page: EventTarget): void {
  page.addEventListener('pagehide', () => {
    restored = new Promise((resolve) => {
      page.addEventListener('pageshow', () => resolve(), { once: true });
    });
  });
  page.addEventListener('pageshow', () => {
    restored = null;
  });
}

/**
 * Resolves at once while the page is open, and never after it was left for good. The browser rejects the pending requests of a page after
 * `pagehide`: such a failure must not be stored, because the next page restores and repeats what was pending.
 */
export async function whilePageIsOpen(): Promise<void> {
  if (restored !== null) await restored;
}
