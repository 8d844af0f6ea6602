import type { KeyName } from './keys';

/** What can be run by name: every shortcut, and the sign-out, which has no key. */
export type ActionName = KeyName | 'signOut';

/** How long an action waits for the screen that offers it, in milliseconds. */
const patience = 5_000;

const inForce = new Map<ActionName, readonly (() => void)[]>();
let waiting: { readonly name: ActionName; readonly until: number } | null = null;

/** The actions that the mounted components offer; the command palette runs exactly what the key would run. */
export const actionsInForce = {
  /** Offers the action until the returned function is called. */
  offer: (name: ActionName, run: () => void): (() => void) => {
    inForce.set(name, [...(inForce.get(name) ?? []), run]);
    if (waiting?.name === name) {
      // Deferred, so that the component's other effects have run.
      if (Date.now() < waiting.until) setTimeout(run);
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
    waiting = run === undefined ? { name, until: Date.now() + patience } : null;
    run?.();
  },
};
