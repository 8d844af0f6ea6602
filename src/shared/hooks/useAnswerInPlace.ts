import { useEffect, type RefObject } from 'react';
import { judgement, readingTime } from '../keyboard/openQuestion';
import { typeAhead } from '../keyboard/typeAhead';
import { bringIntoSight } from '../ui/bringIntoSight';

/**
 * Focuses the first button of a warning when it appears, so that Enter gives the first answer. Keys pressed before the warning
 * could be read answer nothing. `warning` identifies it: another one (compared by identity) takes the focus again; null: none.
 */
export function useAnswerInPlace(place: RefObject<HTMLElement | null>, warning: unknown): void {
  useEffect(() => {
    const button = place.current?.querySelector<HTMLElement>('button:not([aria-disabled="true"])');
    if (warning === null || !button) return;
    button.focus();
    bringIntoSight(button);
    const close = typeAhead.open(judgement);
    const timer = setTimeout(close, readingTime);
    return () => {
      clearTimeout(timer);
      close();
    };
  }, [place, warning]);
}
