import { useEffect, useRef, type KeyboardEvent } from 'react';
import { readingTime } from '../keyboard/openQuestion';
import { pressTimeOf } from '../keyboard/pressTime';

/** Enter, also with Ctrl, was the last key pressed in a dialog. */
let wasEnter = false;
/** True during the commit in which a dialog or a step that Enter has ended is unmounted: what is mounted in the same commit replaces it. */
let isReplacing = false;

/**
 * Returns whether a press of Enter comes too early for a dialog, or a step, to which Enter has led: it is the second press on the one before,
 * and must not confirm or close what nobody could read yet. Is called for each key that is pressed in the dialog.
 */
export function useIsUnread(step: string): (event: KeyboardEvent) => boolean {
  const shown = useRef({ step, readableAt: Number.NEGATIVE_INFINITY });
  useEffect(() => {
    const readableAt = isReplacing ? performance.now() + readingTime : Number.NEGATIVE_INFINITY;
    shown.current = { step, readableAt };
    return () => {
      isReplacing = wasEnter;
      queueMicrotask(() => {
        isReplacing = false;
      });
    };
  }, [step]);
  return ({ key, nativeEvent }) => {
    // After another key the agent has read it: an IBAN is typed, and Enter ends its line.
    const isSecond = wasEnter && key === 'Enter';
    wasEnter = key === 'Enter';
    return isSecond && pressTimeOf(nativeEvent) < shown.current.readableAt;
  };
}
