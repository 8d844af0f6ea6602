import { useEffect, useEffectEvent } from 'react';
import { actionsInForce, isPageCovered, type ActionName } from '../keyboard/actionsInForce';
import { matchesKey, type KeyName } from '../keyboard/keys';

const isAlways = () => true;

/** Offers the action to the command palette while the component is mounted. */
export function useAction(name: ActionName, action: () => void): void {
  const run = useEffectEvent(action);
  useEffect(() => actionsInForce.offer(name, () => run()), [name]);
}

/**
 * Runs `action` when the key is pressed anywhere on the page, and offers it to the command palette. Ignored while a dialog is
 * open, while the screen is covered (also where the code of the cover is still loading, DECISIONS 104), where `isMeant` says that
 * the browser handles the key, or the key is text input (no key of keys.ts is).
 */
export function useHotkey(
  key: KeyName,
  action: () => void,
  isMeant: (event: KeyboardEvent) => boolean = isAlways,
): void {
  useAction(key, action);
  const run = useEffectEvent(action);
  const isOurs = useEffectEvent(isMeant);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!matchesKey(event, key) || event.defaultPrevented) return;
      if (isPageCovered() || !isOurs(event)) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [key]);
}
