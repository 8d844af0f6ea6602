import { matchesKey } from './keys';
import { isEnter, isText, keystrokeOf, type Keystroke } from './keystroke';

/** Milliseconds that a question must have been visible before a key may answer it, and that end a run of blind typing. */
const readingTime = 300;

/** Which keys a dialog that has the focus takes. */
export type OpenQuestion =
  /**
   * It asks the agent to judge something: no key pressed before it could be read answers it. `answerKeys`: letters that answer it,
   * and `escape` where that is more than leaving the question open; in lower case.
   */
  | { readonly takes: 'judgement'; readonly answerKeys: readonly string[] }
  /** It takes answers at once; a line of characters is meant for the field that had the focus before. */
  | { readonly takes: 'answers' }
  /** It takes a typed line (a PIN, a date): of what was typed ahead only a line that may be meant for it. */
  | { readonly takes: 'line'; readonly line: RegExp };

/** For dialogs without letters of their own. */
export const judgement: OpenQuestion = { takes: 'judgement', answerKeys: [] };
export const immediateAnswers: OpenQuestion = { takes: 'answers' };

interface Registered {
  readonly asked: OpenQuestion;
  /** `performance.now()` of the paint that showed it. */
  readonly visibleSince: number | null;
}

type Verdict = 'live' | 'buffered' | 'ignored';

/** `all`: a service is asked, nothing can take a key. `untilQuestion`: a question is due and not mounted yet. */
export type Hold = 'none' | 'untilQuestion' | 'all';

/**
 * Keeps the keys that an agent types ahead, in their order, while a customer is loaded or a question is open that they are not
 * meant for, and replays them where they would have gone had everything been instant. Times are those of the events, so that a
 * busy main thread makes no key look later than it was pressed.
 */
function createTypeAhead(replay: (strokes: () => Keystroke | undefined) => Promise<void>) {
  let buffered: readonly Keystroke[] = [];
  let lastBufferedAt = Number.NEGATIVE_INFINITY;
  let hold: Hold = 'none';
  let isReplaying = false;
  let pause: ReturnType<typeof setTimeout> | undefined;
  const questions = new Map<symbol, Registered>();
  const listeners = new Set<() => void>();

  const change = (strokes: readonly Keystroke[]) => {
    buffered = strokes;
    for (const listener of listeners) listener();
  };
  const question = (): Registered | undefined => [...questions.values()].at(-1);
  const isBuffering = () => hold === 'all' || (hold === 'untilQuestion' && questions.size === 0);

  function verdictOn(event: KeyboardEvent, stroke: Keystroke): Verdict {
    const open = question();
    if (isBuffering() || isReplaying) return 'buffered';
    if (open === undefined) return buffered.length > 0 ? 'buffered' : 'live';
    if (buffered.length > 0 && event.timeStamp - lastBufferedAt < readingTime) return 'buffered';
    const { asked, visibleSince } = open;
    if (asked.takes === 'line') return 'live';
    if (isText(buffered.at(-1)) && isEnter(stroke)) return 'buffered';
    const leavesOpen =
      matchesKey(event, 'close') && asked.takes === 'judgement' && !asked.answerKeys.includes('escape');
    if (leavesOpen) return 'live';
    const isRead =
      asked.takes === 'answers' || (visibleSince !== null && event.timeStamp - visibleSince >= readingTime);
    // A character that answers nothing belongs to the field that had the focus before.
    if (!isAnswer(stroke, asked) && !(isRead && isInField(event.target))) return 'buffered';
    return isRead ? 'live' : 'ignored';
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const stroke = event.isTrusted ? keystrokeOf(event) : null;
    if (stroke === null) return;
    if (isBuffering() && (matchesKey(event, 'customer') || matchesKey(event, 'jump'))) {
      // The agent begins anew: with another number, or somewhere else.
      giveUp();
      return;
    }
    const verdict = verdictOn(event, stroke);
    if (verdict === 'live') return;
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

  /** A click says where the next keys belong. */
  const onPointerDown = () => {
    if (isBuffering()) giveUp();
  };

  function giveUp(): void {
    hold = 'none';
    change([]);
  }

  /** Replays what may be replayed now; a line for an open question when it is complete or its typing has paused. */
  function settle(): void {
    clearTimeout(pause);
    if (isBuffering() || isReplaying || buffered.length === 0) return;
    const open = question();
    if (open === undefined) {
      change(withoutLeadingAnswers(buffered, null));
      run(() => takeNext(() => question() === undefined));
      return;
    }
    if (open.visibleSince === null) return;
    change(withoutLeadingAnswers(buffered, open.asked));
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
      // Its code could not be loaded: nothing may be tried again without end.
      .catch(giveUp)
      .finally(() => {
        isReplaying = false;
        settle();
      });
  }

  return {
    /** Keys are kept from now on, or no longer; then they go on to where the focus is. */
    hold: (what: Hold) => {
      hold = what;
      settle();
    },
    /** What the keys wait for will not come: they are dropped, and the next ones go where the focus is. */
    giveUp,
    /** Forgets what was typed; true where that was more than answers to questions. */
    drop: (): boolean => {
      const hadText = buffered.some(isText);
      change([]);
      return hadText;
    },
    /** A question is open until the returned function is called; it counts as visible with the next paint. */
    open: (asked: OpenQuestion): (() => void) => {
      const id = Symbol('question');
      questions.set(id, { asked, visibleSince: null });
      const frame = requestAnimationFrame(() => {
        requestAnimationFrame((now) => {
          if (!questions.has(id)) return;
          questions.set(id, { asked, visibleSince: now });
          settle();
        });
      });
      return () => {
        cancelAnimationFrame(frame);
        questions.delete(id);
        // What took the focus before takes it back first.
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

function isInField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input:not([type=radio], [type=checkbox]), textarea, select');
}

function isAnswer(stroke: Keystroke, asked: OpenQuestion | null): boolean {
  if (stroke.kind === 'key') return true;
  return stroke.text === ' ' || (asked?.takes === 'judgement' && asked.answerKeys.includes(stroke.text.toLowerCase()));
}

/** Answers to a question that nobody had read yet are not replayed anywhere; shortcuts are no answers. */
function withoutLeadingAnswers(strokes: readonly Keystroke[], asked: OpenQuestion | null): readonly Keystroke[] {
  const isShortcut = (stroke: Keystroke) => stroke.kind === 'key' && (stroke.ctrlKey || /^F\d/.test(stroke.key));
  const start = strokes.findIndex((stroke) => isShortcut(stroke) || !isAnswer(stroke, asked));
  return start === -1 ? [] : strokes.slice(start);
}

function firstLine(strokes: readonly Keystroke[]): { readonly text: string; readonly isComplete: boolean } {
  const end = strokes.findIndex(({ kind }) => kind === 'key');
  const characters = end === -1 ? strokes : strokes.slice(0, end);
  const text = characters.map((stroke) => (stroke.kind === 'text' ? stroke.text : '')).join('');
  return { text, isComplete: isEnter(strokes[end]) };
}

/** The one of the page: there is one keyboard. */
export const typeAhead = createTypeAhead(async (strokes) => {
  const { replayKeys } = await import('./replayKeys');
  await replayKeys(strokes);
});
