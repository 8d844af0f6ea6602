import { useEffect, useEffectEvent } from 'react';
import { matchesKey, type KeyName } from '../keyboard/keys';

/**
 * Runs `action` when the key is pressed anywhere on the page. Ignored while a dialog is open, while the screen is covered (also
 * where the code of the cover is still loading, DECISIONS 104) or the key is text input (no key of keys.ts is).
 */
export function useHotkey(key: KeyName, action: () => void): void {
  const run = useEffectEvent(action);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!matchesKey(event, key) || event.defaultPrevented) return;
      if (document.querySelector('[role=dialog],[data-covered]') !== null) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
    };
  }, [key]);
}
