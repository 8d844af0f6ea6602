/** Resolves once the page that was left is restored from the browser's cache of pages; null while the page is open. */
let restored: Promise<void> | null = null;

/** Follows whether the page is left and restored. */
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
 * Resolves at once while the page is open, and never for one that is left for good: the browser rejects its requests after `pagehide`,
 * which says nothing of them, and the next page restores what they were sent for.
 */
export async function whilePageIsOpen(): Promise<void> {
  if (restored !== null) await restored;
}
