import { isTextField } from './choices';
import { matchesKey } from './keys';
import { isEnter, isText, keystrokeOf, type Keystroke } from './keystroke';

/**
 * Minimum time in milliseconds that a question is visible before a key may answer it; also the pause that ends
 * type-ahead.
 */
const readingTime = 300;

/**
 * Time in milliseconds in which a further character continues the line that is being typed. Longer than any pause inside of
 * an article number, so that none of its digits answers a question that opened meanwhile.
 */
const lineTime = 1000;

/** Which keys the focused dialog accepts. */
export type OpenQuestion =
  /**
   * Requires a decision by the agent: keys pressed before it could be read do not answer it. `escapeAnswers`: Escape does
   * more than leave the question open.
   */
  | { readonly takes: 'judgement'; readonly escapeAnswers?: boolean }
  /**
   * Accepts Enter, Space and editing keys at once; a line of characters belongs to the field that was focused before. The
   * characters of its choices follow the rule of a judgement.
   */
  | { readonly takes: 'answers' }
  /**
   * Accepts a typed line (a PIN, a date): of the buffered keys only a line that matches `line`. `beginning` matches what can
   * still become such a line.
   */
  | { readonly takes: 'line'; readonly line: RegExp; readonly beginning: RegExp };

/** The question of dialogs in which Escape leaves everything as it is. */
export const judgement: OpenQuestion = { takes: 'judgement' };
export const immediateAnswers: OpenQuestion = { takes: 'answers' };

interface Registered {
  readonly asked: OpenQuestion;
  /** The lower-case characters that answer it now: its choices (`choicesIn`). */
  readonly answerKeys: () => readonly string[];
  /** Time (`performance.now()`) of the paint that made it visible; null before. */
  readonly visibleSince: number | null;
}

type Verdict = 'live' | 'buffered' | 'ignored';

/** `all`: a request is in flight, no element accepts keys. `untilQuestion`: a question is about to be mounted. */
export type Hold = 'none' | 'untilQuestion' | 'all';

/**
 * Buffers the keys that an agent types ahead while a customer is loading or an open question does not accept them, and
 * replays them in order at the element that would have received them without the delay. Uses the events' time stamps,
 * so that a busy main thread does not delay a key press.
 */
function createTypeAhead(replay: (strokes: () => Keystroke | undefined) => Promise<void>) {
  let buffered: readonly Keystroke[] = [];
  let lastBufferedAt = Number.NEGATIVE_INFINITY;
  /** The last character of a line that no Enter has ended. */
  let lastCharacterAt = Number.NEGATIVE_INFINITY;
  let hold: Hold = 'none';
  let isReplaying = false;
  /** Ends waiting for a form; null where none is awaited. */
  let stopAwaiting: (() => void) | null = null;
  let pause: ReturnType<typeof setTimeout> | undefined;
  const questions = new Map<symbol, Registered>();
  const listeners = new Set<() => void>();

  const change = (strokes: readonly Keystroke[]) => {
    buffered = strokes;
    for (const listener of listeners) listener();
  };
  const question = (): Registered | undefined => [...questions.values()].at(-1);
  const isBuffering = () =>
    hold === 'all' || stopAwaiting !== null || (hold === 'untilQuestion' && questions.size === 0);

  function verdictOn(event: KeyboardEvent, stroke: Keystroke): Verdict {
    const open = question();
    if (isBuffering() || isReplaying) return 'buffered';
    if (open === undefined) return buffered.length > 0 ? 'buffered' : 'live';
    if (buffered.length > 0 && event.timeStamp - lastBufferedAt < readingTime) return 'buffered';
    const { asked, visibleSince } = open;
    if (asked.takes === 'line') return followsBufferedLine(buffered, stroke, asked) ? 'buffered' : 'live';
    if (isText(buffered.at(-1)) && isEnter(stroke)) return 'buffered';
    const isInField = isTextField(event.target);
    if (event.timeStamp - lastCharacterAt < lineTime && !isInField) {
      // The question took the focus while a line was typed: it is not answered by the rest of that line.
      if (stroke.kind === 'text') return 'buffered';
      if (isEnter(stroke)) return 'ignored';
    }
    const leavesOpen = matchesKey(event, 'close') && asked.takes === 'judgement' && asked.escapeAnswers !== true;
    if (leavesOpen) return 'live';
    const isRead = visibleSince !== null && event.timeStamp - visibleSince >= readingTime;
    const isAccepted = isRead || asked.takes === 'answers';
    if (!isText(stroke)) return isAccepted ? 'live' : 'ignored';
    if (isInField) return isAccepted ? 'live' : 'buffered';
    // A character that is no answer belongs to the field that was focused before.
    const isAnswer = stroke.kind === 'text' && open.answerKeys().includes(stroke.text.toLowerCase());
    return isAnswer && isRead ? 'live' : 'buffered';
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const stroke = event.isTrusted ? keystrokeOf(event) : null;
    if (stroke === null) return;
    if (isBuffering() && (matchesKey(event, 'customer') || matchesKey(event, 'jump'))) {
      // The agent starts again with another number or at another place.
      giveUp();
      return;
    }
    const verdict = verdictOn(event, stroke);
    const isTyped = isText(stroke) && (verdict === 'buffered' || isTextField(event.target));
    if (isTyped) lastCharacterAt = event.timeStamp;
    else if (stroke.kind === 'key') lastCharacterAt = Number.NEGATIVE_INFINITY;
    if (verdict === 'live') {
      // A single character before an answer was that answer, pressed too early to count.
      const [early, ...others] = buffered;
      if (isText(stroke) && !isTyped && isText(early) && others.length === 0) change([]);
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    if (verdict === 'ignored' || (event.repeat && stroke.kind === 'key')) return;
    if (matchesKey(event, 'close')) {
      change([]);
      return;
    }
    lastBufferedAt = event.timeStamp;
    change([...buffered, stroke]);
    settle();
  };

  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (text === '' || !(isBuffering() || isReplaying || (question() === undefined && buffered.length > 0))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    change([...buffered, { kind: 'text', text: text.trim() }]);
  };

  /** Drops the buffer on a click, which sets the focus for the next keys. */
  const onPointerDown = () => {
    lastCharacterAt = Number.NEGATIVE_INFINITY;
    if (isBuffering()) giveUp();
  };

  function giveUp(): void {
    hold = 'none';
    stopAwaiting?.();
    change([]);
  }

  /** Replays all keys that can be replayed now; a line for an open question once it is complete or typing has paused. */
  function settle(): void {
    clearTimeout(pause);
    if (isBuffering() || isReplaying || buffered.length === 0) return;
    const open = question();
    if (open === undefined) {
      change(withoutLeadingAnswers(buffered));
      run(() => takeNext(() => question() === undefined));
      return;
    }
    if (open.visibleSince === null) return;
    change(withoutLeadingAnswers(buffered));
    if (open.asked.takes !== 'line') return;
    const line = firstLine(buffered);
    if (line.isComplete && open.asked.line.test(line.text)) {
      let rest = line.text.length + 1;
      run(() => (rest-- > 0 ? takeNext(() => true) : undefined));
    } else if (!line.isComplete && line.text !== '') {
      pause = setTimeout(() => {
        const typed = firstLine(buffered);
        const asked = question()?.asked;
        const isMeant = asked?.takes === 'line' && asked.line.test(typed.text);
        if (isMeant && !typed.isComplete) run(() => takeNext(() => true));
      }, readingTime);
    }
  }

  function takeNext(mayGoOn: () => boolean): Keystroke | undefined {
    const [stroke, ...rest] = buffered;
    if (stroke === undefined || isBuffering() || !mayGoOn()) return undefined;
    change(rest);
    return stroke;
  }

  function run(strokes: () => Keystroke | undefined): void {
    isReplaying = true;
    void replay(strokes)
      // The replay code could not be loaded; does not retry endlessly.
      .catch(giveUp)
      .finally(() => {
        isReplaying = false;
        settle();
      });
  }

  return {
    /** Starts or stops buffering; when it stops, the buffer is replayed at the focused element. */
    hold: (what: Hold) => {
      hold = what;
      settle();
    },
    /** Keeps keys until the form that a key has just opened (`data-unsaved`) takes the focus, at most for a second. */
    awaitForm: () => {
      stopAwaiting?.();
      const stop = () => {
        clearTimeout(timer);
        document.removeEventListener('focusin', onFocus);
        stopAwaiting = null;
        settle();
      };
      const onFocus = ({ target }: FocusEvent) => {
        if (target instanceof Element && target.closest('form[data-unsaved]') !== null) stop();
      };
      const timer = setTimeout(stop, lineTime);
      document.addEventListener('focusin', onFocus);
      stopAwaiting = stop;
    },
    /** Stops waiting: drops the buffer; the next keys go to the focused element. */
    giveUp,
    /** Drops the buffer; returns true where it contained more than answers to questions. */
    drop: (): boolean => {
      const hadText = buffered.some(isText);
      change([]);
      return hadText;
    },
    /** Registers an open question until the returned function is called; it counts as visible with the next paint. */
    open: (asked: OpenQuestion, answerKeys: () => readonly string[] = () => []): (() => void) => {
      const id = Symbol('question');
      questions.set(id, { asked, answerKeys, visibleSince: null });
      const frame = requestAnimationFrame(() => {
        requestAnimationFrame((now) => {
          if (!questions.has(id)) return;
          questions.set(id, { asked, answerKeys, visibleSince: now });
          settle();
        });
      });
      return () => {
        cancelAnimationFrame(frame);
        questions.delete(id);
        // Deferred, so that the focus is restored first.
        setTimeout(settle);
      };
    },
    buffered: () => buffered,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    listen: (target: Document): (() => void) => {
      target.addEventListener('keydown', onKeyDown, { capture: true });
      target.addEventListener('paste', onPaste, { capture: true });
      target.addEventListener('pointerdown', onPointerDown, { capture: true });
      return () => {
        target.removeEventListener('keydown', onKeyDown, { capture: true });
        target.removeEventListener('paste', onPaste, { capture: true });
        target.removeEventListener('pointerdown', onPointerDown, { capture: true });
      };
    },
  };
}

/**
 * Removes the leading keys that were answers to a question which was not readable yet: Enter, Space, arrows. Shortcuts and
 * characters are none.
 */
function withoutLeadingAnswers(strokes: readonly Keystroke[]): readonly Keystroke[] {
  const isShortcut = (stroke: Keystroke) => stroke.kind === 'key' && (stroke.ctrlKey || /^F\d/.test(stroke.key));
  const start = strokes.findIndex((stroke) => isShortcut(stroke) || isText(stroke));
  return start === -1 ? [] : strokes.slice(start);
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

function firstLine(strokes: readonly Keystroke[]): { readonly text: string; readonly isComplete: boolean } {
  const end = strokes.findIndex(({ kind }) => kind === 'key');
  const characters = end === -1 ? strokes : strokes.slice(0, end);
  const text = characters.map((stroke) => (stroke.kind === 'text' ? stroke.text : '')).join('');
  return { text, isComplete: isEnter(strokes[end]) };
}

/** The single instance of the page. */
export const typeAhead = createTypeAhead(async (strokes) => {
  const { replayKeys } = await import('./replayKeys');
  await replayKeys(strokes);
});
