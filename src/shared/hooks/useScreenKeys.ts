import { useEffect, type RefObject } from 'react';
import { choiceAttribute, chooseByKey } from '../keyboard/choices';

/**
 * Lets the characters of the choices in `screen` (`chooseByKey`) act while the focus is anywhere inside it (WCAG 2.1.4); the screen's element has to be
 * focusable, takes the focus where nothing has it, and gets a lost one back (`useFocusHome`). Ignored while a dialog is open.
 */
export function useScreenKeys(screen: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { current } = screen;
      if (event.defaultPrevented || !(event.target instanceof Node) || current?.contains(event.target) !== true) return;
      if (document.querySelector('[role=dialog]') === null) chooseByKey(current, event);
    };
    if (document.activeElement === document.body) screen.current?.focus({ preventScroll: true });
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [screen]);
}

/** The attributes of a control that is no `Button` with a `choice`: what presses it, and what screen readers say of it. */
export function keyOf(character: string) {
  return { [choiceAttribute]: character.toLowerCase(), 'aria-keyshortcuts': character.toUpperCase() };
}
