import { keystrokeOf, type Keystroke } from './keystroke';

/** A text pasted before the application listened. */
interface EarlyPaste {
  readonly timeStamp: number;
  readonly pasted: string;
}

/** The text of a field of the first screen, as the browser has edited it. */
interface EarlyText {
  readonly timeStamp: number;
  readonly typed: string;
}

declare global {
  /**
   * Set by `public/start.js` on the order entry of a signed-in agent. `end` stops listening and returns what was typed; the first
   * screen still covers the application, until `uncover` removes it and gives its caret to the field with the focus.
   */
  var kontorEarlyKeys:
    | {
        readonly end: () => readonly (KeyboardEvent | EarlyPaste | EarlyText)[];
        readonly uncover: () => void;
      }
    | undefined;
}

/** Removes the first screen, once the application shows what was typed into it. */
export function removeFirstScreen(): void {
  globalThis.kontorEarlyKeys?.uncover();
}

/** Drops what was typed for an order entry that is not shown. Returns whether anything was typed. */
export function dropEarlyKeys(): boolean {
  const hasTyped = endEarlyKeys().length > 0;
  removeFirstScreen();
  return hasTyped;
}

/** Stops the listeners of `public/start.js` and returns what was typed before the application listened. */
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
