import { keystrokeOf, type Keystroke } from './keystroke';

/** A text pasted before the application listened. */
interface EarlyPaste {
  readonly timeStamp: number;
  readonly pasted: string;
}

/** The text that a field of the first screen contained when its next key was recorded. */
interface EarlyText {
  readonly timeStamp: number;
  readonly typed: string;
}

declare global {
  /**
   * Set by `public/start.js` on the order entry of a signed-in agent. `end` stops recording and returns what was typed; the first
   * screen stays on top of the application. `uncover` removes it and copies its caret to the focused field if that has the same text.
   */
  var kontorEarlyKeys:
    | {
        readonly end: () => readonly (KeyboardEvent | EarlyPaste | EarlyText)[];
        readonly uncover: () => void;
      }
    | undefined;
}

/** Removes the first screen of `index.html`; called once the application's own fields contain what was typed into it. */
export function removeFirstScreen(): void {
  globalThis.kontorEarlyKeys?.uncover();
}

/** Removes the first screen and discards what was typed, because another screen is shown. Returns whether anything was typed. */
export function dropEarlyKeys(): boolean {
  const hasTyped = endEarlyKeys().length > 0;
  removeFirstScreen();
  return hasTyped;
}

/** Ends the recording of `public/start.js` and returns what was typed until now, as keystrokes in their order. */
export function endEarlyKeys(): readonly Keystroke[] {
  const events = globalThis.kontorEarlyKeys?.end() ?? [];
  return events.flatMap((event): readonly Keystroke[] => {
    if ('pasted' in event) return pastedStroke(event.pasted, event.timeStamp);
    if ('typed' in event) return Array.from(event.typed, (text) => ({ at: event.timeStamp, kind: 'text', text }));
    const stroke = keystrokeOf(event);
    return stroke === null ? [] : [stroke];
  });
}

/** Returns the trimmed text as one keystroke, or an empty list where nothing is left of it. */
export function pastedStroke(pasted: string, at: number): readonly Keystroke[] {
  const text = pasted.trim();
  return text === '' ? [] : [{ at, kind: 'paste', text }];
}
