import { shortcutOf, type KeyName } from './keys';

/** What can be run by name: every shortcut, and the sign-out, which has no key. */
export type ActionName = KeyName | 'signOut';

/** How long an action waits for the screen that offers it, in milliseconds. */
const patience = 5_000;

/** Shortcuts that never run late: by then they might close, undo or send something else than the agent meant. */
const immediate: readonly ActionName[] = ['close', 'undo', 'submit'];

const inForce = new Map<ActionName, readonly (() => void)[]>();
/** The action that runs once a component offers it. `isKey`: from a pressed shortcut, which another key or a click cancels. */
let waiting: { readonly name: ActionName; readonly isKey: boolean; readonly until: number } | null = null;

/** Returns true while a dialog is open or the screen is covered, also while the code of the cover is loading (DECISIONS 104). */
export function isPageCovered(): boolean {
  return document.querySelector('[role=dialog],[data-covered]') !== null;
}

/** The actions that the mounted components offer; the command palette runs exactly what the key would run. */
export const actionsInForce = {
  /** Offers the action until the returned function is called. */
  offer: (name: ActionName, run: () => void): (() => void) => {
    inForce.set(name, [...(inForce.get(name) ?? []), run]);
    if (waiting?.name === name) {
      // Deferred, so that the component's other effects have run.
      if (Date.now() < waiting.until && !(waiting.isKey && isPageCovered())) setTimeout(run);
      waiting = null;
    }
    return () => {
      inForce.set(
        name,
        (inForce.get(name) ?? []).filter((other) => other !== run),
      );
    };
  },
  isInForce: (name: ActionName): boolean => (inForce.get(name)?.length ?? 0) > 0,
  /** Runs the action, or runs it as soon as the screen that is being opened offers it. */
  run: (name: ActionName): void => {
    const run = inForce.get(name)?.at(-1);
    waiting = run === undefined ? { name, isKey: false, until: Date.now() + patience } : null;
    run?.();
  },
  /**
   * Listens for shortcuts that no mounted component offers and runs each once one does, because the code of its component may still be
   * loading. While a dialog is open or the screen is covered none runs, and the browser does not run its own function of the key either:
   * it would save the page, open another tab or move the focus out of it in the middle of a call. Returns a function that stops listening.
   */
  keepEarlyKeys: (): (() => void) => {
    const cancel = (): void => {
      if (waiting?.isKey === true) waiting = null;
    };
    const keep = (event: KeyboardEvent): void => {
      const name = shortcutOf(event);
      if (name === undefined || immediate.includes(name) || event.defaultPrevented) return;
      if (!isPageCovered() && actionsInForce.isInForce(name)) return;
      event.preventDefault();
      if (isPageCovered()) return;
      waiting = { name, isKey: true, until: Date.now() + patience };
    };
    addEventListener('keydown', cancel, { capture: true });
    addEventListener('pointerdown', cancel, { capture: true });
    addEventListener('keydown', keep);
    return () => {
      removeEventListener('keydown', cancel, { capture: true });
      removeEventListener('pointerdown', cancel, { capture: true });
      removeEventListener('keydown', keep);
    };
  },
};
