import { isCorrection, isEnter, isShortcut, isText, type Keystroke } from './keystroke';
import { readingTime, type OpenQuestion } from './openQuestion';

/**
 * Time in milliseconds in which a further character continues the line that is being typed. Longer than any pause inside of
 * an article number, so that none of its digits answers a question that opened meanwhile.
 */
export const lineTime = 1000;

/** The keys typed ahead. Times are those of the events (`performance.now()`). */
export interface KeyBuffer {
  readonly strokes: readonly Keystroke[];
  readonly lastBufferedAt: number;
  /** The last character of a line that no Enter has ended. */
  readonly lastCharacterAt: number;
}

export const emptyBuffer: KeyBuffer = {
  strokes: [],
  lastBufferedAt: Number.NEGATIVE_INFINITY,
  lastCharacterAt: Number.NEGATIVE_INFINITY,
};

/** What gets the next key. */
export type Receiver =
  /**
   * No element accepts keys: a request is in flight, or a question or a form is about to be mounted. `inQuestion`: the open question
   * waits for an answer to what was typed into it, and Escape gives it up.
   */
  | { readonly is: 'awaited'; readonly inQuestion?: boolean }
  /** Keys are being replayed; the next one comes after them. */
  | { readonly is: 'replay' }
  | {
      readonly is: 'question';
      readonly asked: OpenQuestion;
      /** The lower-case characters that answer it now: its choices (`choicesIn`). */
      readonly answerKeys: () => readonly string[];
      /** Time (`performance.now()`) of the paint that made it visible; null before. */
      readonly visibleSince: number | null;
    }
  | { readonly is: 'screen' };

/** A key that was pressed. */
export interface KeyPress {
  readonly stroke: Keystroke;
  /** A text field has the focus. */
  readonly isInField: boolean;
  readonly isEscape: boolean;
  /** The key is kept down. */
  readonly isRepeated: boolean;
}

/** `live`: goes to the focused element. `ignored`: does nothing. */
export type Verdict = 'live' | 'buffered' | 'ignored';

/** What becomes of a key, and the buffer after it. */
export function afterKey(
  buffer: KeyBuffer,
  receiver: Receiver,
  press: KeyPress,
): { readonly verdict: Verdict; readonly buffer: KeyBuffer } {
  const { stroke, isInField } = press;
  const { at } = stroke;
  const verdict = verdictOn(buffer, receiver, press);
  const isTyped = isText(stroke) && (verdict === 'buffered' || isInField);
  const goesOn = isCorrection(stroke) && at - buffer.lastCharacterAt < lineTime;
  const lastCharacterAt =
    isTyped || goesOn ? at : stroke.kind === 'key' ? Number.NEGATIVE_INFINITY : buffer.lastCharacterAt;
  const kept = { ...buffer, lastCharacterAt };
  if (verdict === 'live') {
    // A single character before an answer was that answer, pressed too early to count.
    const [early, ...others] = buffer.strokes;
    const wasEarly = isText(stroke) && !isTyped && isText(early) && others.length === 0;
    return { verdict, buffer: wasEarly ? { ...kept, strokes: [] } : kept };
  }
  if (verdict === 'ignored' || (press.isRepeated && stroke.kind === 'key')) return { verdict: 'ignored', buffer: kept };
  if (press.isEscape) return { verdict: 'ignored', buffer: { ...kept, strokes: [] } };
  return { verdict, buffer: { strokes: [...buffer.strokes, stroke], lastBufferedAt: at, lastCharacterAt } };
}

function verdictOn(buffer: KeyBuffer, receiver: Receiver, press: KeyPress): Verdict {
  const { strokes, lastBufferedAt, lastCharacterAt } = buffer;
  const { stroke, isInField } = press;
  const { at } = stroke;
  if (receiver.is === 'screen') return strokes.length > 0 ? 'buffered' : 'live';
  if (receiver.is === 'awaited' && receiver.inQuestion === true && press.isEscape && strokes.length === 0)
    return 'live';
  if (receiver.is !== 'question') return 'buffered';
  const { asked, visibleSince } = receiver;
  if (strokes.length > 0 && at - lastBufferedAt < readingTime) return 'buffered';
  if (continuesTyping(strokes, stroke) && !press.isEscape) return 'buffered';
  if (asked.takes === 'line') return followsBufferedLine(strokes, stroke, asked) ? 'buffered' : 'live';
  // Only without a pause does Enter end the buffered line; after one it answers the question.
  if (isText(strokes.at(-1)) && isEnter(stroke) && at - lastBufferedAt < lineTime) return 'buffered';
  if (at - lastCharacterAt < lineTime && !isInField) {
    // The question took the focus while a line was typed: it is not answered by the rest of that line.
    if (stroke.kind === 'text' || isCorrection(stroke)) return 'buffered';
    if (isEnter(stroke)) return 'ignored';
  }
  if (press.isEscape && asked.takes === 'judgement' && asked.escapeAnswers !== true) return 'live';
  const isRead = visibleSince !== null && at - visibleSince >= readingTime;
  const isAccepted = isRead || asked.takes === 'answers';
  if (!isText(stroke)) return isAccepted ? 'live' : 'ignored';
  if (isInField) return isAccepted ? 'live' : 'buffered';
  // A character that is no answer belongs to the field that was focused before.
  const isAnswer = stroke.kind === 'text' && receiver.answerKeys().includes(stroke.text.toLowerCase());
  return isAnswer && isRead ? 'live' : 'buffered';
}

/** Whether a pasted text is kept too, because the keys around it are. */
export function keepsPaste({ strokes }: KeyBuffer, { is }: Receiver): boolean {
  return is === 'awaited' || is === 'replay' || (is === 'screen' && strokes.length > 0);
}

/** The strokes to replay now. `afterPause`: all of them, once the agent has paused and the line still answers the question. */
export type Replay = 'nothing' | 'everything' | 'afterPause' | { readonly strokes: number };

/** What can be replayed at the receiver, and the buffer without the keys that were answers to a question that is gone. */
export function replayAt(
  buffer: KeyBuffer,
  receiver: Receiver,
): { readonly replay: Replay; readonly strokes: readonly Keystroke[] } {
  const isVisible = receiver.is === 'screen' || (receiver.is === 'question' && receiver.visibleSince !== null);
  if (!isVisible || buffer.strokes.length === 0) return { replay: 'nothing', strokes: buffer.strokes };
  const strokes = withoutLeadingAnswers(buffer.strokes);
  if (strokes.length === 0) return { replay: 'nothing', strokes };
  if (receiver.is === 'screen') return { replay: 'everything', strokes };
  if (receiver.asked.takes !== 'line') return { replay: 'nothing', strokes };
  const line = firstLine(strokes);
  if (line.isComplete && receiver.asked.line.test(line.text)) return { replay: { strokes: line.strokes }, strokes };
  return { replay: !line.isComplete && line.text !== '' ? 'afterPause' : 'nothing', strokes };
}

/** Whether an unfinished line, after which the agent has paused, answers the question. */
export function isWholeAnswer({ strokes }: KeyBuffer, receiver: Receiver): boolean {
  const line = firstLine(strokes);
  const takesLine = receiver.is === 'question' && receiver.asked.takes === 'line';
  return takesLine && !line.isComplete && receiver.asked.line.test(line.text);
}

/**
 * Removes the leading keys that were answers to a question which was not readable yet: Enter, Space, arrows. Shortcuts,
 * characters and corrections are none.
 */
function withoutLeadingAnswers(strokes: readonly Keystroke[]): readonly Keystroke[] {
  const start = strokes.findIndex((stroke) => isShortcut(stroke) || isText(stroke) || isCorrection(stroke));
  return start === -1 ? [] : strokes.slice(start);
}

/**
 * Whether the key is buffered however late it is pressed. Shortcuts always are, because they act on the page and not in a question, except
 * Ctrl+Enter on an empty buffer, which confirms the question. So are the keys after a shortcut up to the next Enter, because they are meant
 * for the place to which it leads.
 */
function continuesTyping(strokes: readonly Keystroke[], stroke: Keystroke): boolean {
  if (isShortcut(stroke)) return stroke.kind !== 'key' || stroke.key !== 'Enter' || strokes.length > 0;
  const sinceEnter = strokes.slice(strokes.findLastIndex(isEnter) + 1);
  return !isEnter(stroke) && sinceEnter.some(isShortcut);
}

/**
 * Whether the key continues or follows a buffered line that will be replayed into the open question: it is buffered too,
 * so that the keys stay in order, however late it is pressed.
 */
function followsBufferedLine(
  strokes: readonly Keystroke[],
  stroke: Keystroke,
  { line, beginning }: { readonly line: RegExp; readonly beginning: RegExp },
): boolean {
  const typed = firstLine(strokes);
  if (typed.isComplete) return line.test(typed.text);
  if (typed.text === '') return false;
  return stroke.kind === 'text' ? beginning.test(typed.text + stroke.text) : isEnter(stroke) && line.test(typed.text);
}

/** `strokes`: how many make up the line, its Enter included. */
function firstLine(strokes: readonly Keystroke[]): {
  readonly text: string;
  readonly isComplete: boolean;
  readonly strokes: number;
} {
  const end = strokes.findIndex(({ kind }) => kind === 'key');
  const characters = end === -1 ? strokes : strokes.slice(0, end);
  const text = characters.map((stroke) => (stroke.kind === 'key' ? '' : stroke.text)).join('');
  return { text, isComplete: isEnter(strokes[end]), strokes: characters.length + 1 };
}
