import { useEffect, type RefObject } from 'react';
import { isDigit, typeNumber } from '../keyboard/numberAfterChoice';
import { readingTime } from '../keyboard/openQuestion';
import { pressTimeOf } from '../keyboard/pressTime';
import { bringIntoSight } from '../ui/bringIntoSight';

/**
 * Focuses the first button of a warning when it appears, so that Enter gives the first answer. Keys pressed within the reading time are
 * ignored, except digits, which are typed into the field for numbers. `warning`: a value that is compared by identity; a new one takes the
 * focus again. Null: no warning.
 */
export function useAnswerInPlace(place: RefObject<HTMLElement | null>, warning: unknown): void {
  useEffect(() => {
    const { current } = place;
    const button = current?.querySelector<HTMLElement>('button:not([aria-disabled="true"])');
    if (warning === null || current === null || !button) return;
    button.focus();
    bringIntoSight(button);
    const shownAt = performance.now();
    const listen = (event: KeyboardEvent) => {
      if (pressTimeOf(event) - shownAt >= readingTime || event.key === 'Tab') return;
      event.preventDefault();
      event.stopPropagation();
      if (isDigit(event)) typeNumber(event.key);
    };
    current.addEventListener('keydown', listen, { capture: true });
    return () => current.removeEventListener('keydown', listen, { capture: true });
  }, [place, warning]);
}
