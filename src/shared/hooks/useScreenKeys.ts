import { useEffect, type RefObject } from 'react';
import { choiceAttribute, chooseByKey } from '../keyboard/choices';
import { singleKeysAct } from '../keyboard/singleKeys';

/**
 * Lets the characters of the choices in `screen` (`chooseByKey`) act while the focus is anywhere inside it, except while a dialog is open
 * or the agent has switched them off in the list of keys, because text that is dictated would trigger them (WCAG 2.1.4). The
 * element has to be focusable: it takes the focus at first, if nothing has it, and when a focused element is removed (`useFocusHome`).
 * The focused element is checked, not the event's target, because the focus may move while the key is pressed.
 */
export function useScreenKeys(screen: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { current } = screen;
      if (event.defaultPrevented || current?.contains(document.activeElement) !== true) return;
      if (document.querySelector('[role=dialog]') !== null) return;
      if (singleKeysAct()) chooseByKey(current, event);
    };
    if (document.activeElement === document.body) screen.current?.focus({ preventScroll: true });
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [screen]);
}

/** The attributes that give a control other than `Button` a choice character, for `chooseByKey` and for screen readers. */
export function keyOf(character: string) {
  return { [choiceAttribute]: character.toLowerCase(), 'aria-keyshortcuts': character.toUpperCase() };
}
