import { keystrokeOf, type Keystroke } from './keystroke';

/** A text pasted before the application listened. */
interface EarlyPaste {
  readonly timeStamp: number;
  readonly pasted: string;
}

declare global {
  /** Set by `public/start.js` on the order entry of a signed-in agent; `end` stops listening and returns what was pressed. */
  var kontorEarlyKeys: { readonly end: () => readonly (KeyboardEvent | EarlyPaste)[] } | undefined;
}

/** Stops the listeners of `public/start.js` and returns what was pressed before the application listened. */
export function endEarlyKeys(): readonly Keystroke[] {
  const events = globalThis.kontorEarlyKeys?.end() ?? [];
  return events.flatMap((event): readonly Keystroke[] => {
    if ('pasted' in event) return pastedStroke(event.pasted, event.timeStamp);
    const stroke = keystrokeOf(event);
    return stroke === null ? [] : [stroke];
  });
}

/** Returns the trimmed text as one keystroke, or an empty list where nothing is left of it. */
export function pastedStroke(pasted: string, at: number): readonly Keystroke[] {
  const text = pasted.trim();
  return text === '' ? [] : [{ at, kind: 'paste', text }];
}
