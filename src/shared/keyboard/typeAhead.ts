import { valueStore, type Stored } from '../valueStore';
import { isTextField } from './choices';
import { endEarlyKeys, pastedStroke, removeFirstScreen } from './earlyKeys';
import { afterKey, emptyBuffer, isWholeAnswer, keepsPaste, lineTime, replayAt, type Receiver } from './keyBuffer';
import { matchesKey } from './keys';
import { isText, keystrokeOf, type Keystroke } from './keystroke';
import { readingTime, type OpenQuestion } from './openQuestion';

/** How long to wait, in milliseconds, until the application has restored a lost focus (`useFocusHome`). */
const focusTime = 100;

/** `all`: a request is in flight, no element accepts keys. `untilQuestion`: a question is about to be mounted. */
export type TypeAheadHold = 'none' | 'untilQuestion' | 'all';

/**
 * Buffers the keys that an agent types ahead while a customer is loading or an open question does not accept them, and
 * replays them in order at the element that would have received them without the delay. `keyBuffer` decides what becomes of
 * a key; the events, the focus, the paint and the timers are here.
 */
function createTypeAhead(replay: (strokes: () => Keystroke | undefined) => Promise<void>) {
  const buffer = valueStore(emptyBuffer);
  let hold: TypeAheadHold = 'none';
  let isReplaying = false;
  /** Ends waiting for a form; null where none is awaited. */
  let stopAwaiting: (() => void) | null = null;
  let pause: ReturnType<typeof setTimeout> | undefined;
  const questions = new Map<symbol, Receiver>();

  const change = (strokes: readonly Keystroke[]) => buffer.set({ ...buffer.get(), strokes });
  const isAwaiting = () =>
    hold === 'all' || stopAwaiting !== null || (hold === 'untilQuestion' && questions.size === 0);
  const receiver = (): Receiver => {
    if (isAwaiting()) return { is: 'awaited', inQuestion: hold === 'all' && questions.size > 0 };
    return isReplaying ? { is: 'replay' } : ([...questions.values()].at(-1) ?? { is: 'screen' });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const stroke = event.isTrusted ? keystrokeOf(event) : null;
    if (stroke === null) return;
    if (isAwaiting() && (matchesKey(event, 'customer') || matchesKey(event, 'jump'))) {
      // The agent starts again with another number or at another place.
      giveUp();
      return;
    }
    const after = afterKey(buffer.get(), receiver(), {
      stroke,
      isInField: isTextField(event.target),
      isEscape: matchesKey(event, 'close'),
      isRepeated: event.repeat,
    });
    buffer.set(after.buffer);
    if (after.verdict === 'live' && !isFocusMissing(stroke)) return;
    if (after.verdict === 'live') {
      change([...after.buffer.strokes, stroke]);
      awaitFocus(onNextFocus);
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    if (after.verdict === 'buffered') settle();
  };

  const onPaste = (event: ClipboardEvent) => {
    // A replayed paste is not trusted; it is left to the field.
    if (!event.isTrusted || !keepsPaste(buffer.get(), receiver())) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const pasted = event.clipboardData?.getData('text/plain') ?? '';
    change([...buffer.get().strokes, ...pastedStroke(pasted, event.timeStamp)]);
  };

  /** Drops the buffer on a click, which sets the focus for the next keys. */
  const onPointerDown = () => {
    buffer.set({ ...buffer.get(), lastCharacterAt: Number.NEGATIVE_INFINITY });
    if (isAwaiting()) giveUp();
  };

  /** Buffers keys until an element has the focus again. Closing a dialog or a form leaves the page without one for a moment. */
  function awaitFocus(onFocus: (done: () => void) => () => void): void {
    stopAwaiting?.();
    stopAwaiting = onFocus(() => {
      stopAwaiting = null;
      settle();
    });
  }

  function giveUp(): void {
    hold = 'none';
    stopAwaiting?.();
    change([]);
  }

  /** Replays all keys that can be replayed now; a line for an open question once it is complete or typing has paused. */
  function settle(): void {
    clearTimeout(pause);
    const next = replayAt(buffer.get(), receiver());
    if (next.strokes !== buffer.get().strokes) change(next.strokes);
    if (next.replay === 'nothing') return;
    if (next.replay === 'everything') run(() => (questions.size === 0 ? takeNext() : undefined));
    else if (next.replay === 'afterPause') {
      pause = setTimeout(() => {
        if (isWholeAnswer(buffer.get(), receiver())) run(takeNext);
      }, readingTime);
    } else {
      let rest = next.replay.strokes;
      run(() => (rest-- > 0 ? takeNext() : undefined));
    }
  }

  function takeNext(): Keystroke | undefined {
    const [stroke, ...rest] = buffer.get().strokes;
    if (stroke === undefined || isAwaiting()) return undefined;
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
        removeFirstScreen();
        settle();
      });
  }

  return {
    /** Starts or stops buffering; when it stops, the buffer is replayed at the focused element. */
    hold: (what: TypeAheadHold) => {
      hold = what;
      settle();
    },
    /** Keeps keys until the form that a key has just opened (`data-unsaved`) takes the focus, at most for a second. */
    awaitForm: () => awaitFocus(onFormFocus),
    /** Stops waiting: drops the buffer; the next keys go to the focused element. */
    giveUp,
    /** Drops the buffer; returns true where it contained more than answers to questions. */
    drop: (): boolean => {
      const hadText = buffer.get().strokes.some(isText);
      change([]);
      return hadText;
    },
    /** Registers an open question until the returned function is called; it counts as visible with the next paint. */
    open: (asked: OpenQuestion, answerKeys: () => readonly string[] = () => []): (() => void) => {
      const id = Symbol('question');
      questions.set(id, { is: 'question', asked, answerKeys, visibleSince: null });
      const stopWaiting = onNextPaint((now) => {
        questions.set(id, { is: 'question', asked, answerKeys, visibleSince: now });
        settle();
      });
      return () => {
        stopWaiting();
        questions.delete(id);
        // Deferred, so that the focus is restored first.
        setTimeout(settle);
      };
    },
    buffered: { get: () => buffer.get().strokes, subscribe: buffer.subscribe } satisfies Stored<readonly Keystroke[]>,
    /** Starts listening, with the keys from before in the buffer; returns a function that stops it. */
    listen: (target: Document): (() => void) => {
      change([...buffer.get().strokes, ...endEarlyKeys()]);
      settle();
      if (!isReplaying) removeFirstScreen();
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

/** Calls `done` once a form with input that can be lost takes the focus, at the latest after a second; the returned function, now. */
function onFormFocus(done: () => void): () => void {
  const finish = () => {
    clearTimeout(timer);
    document.removeEventListener('focusin', onFocus);
    done();
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.closest('form[data-unsaved]') !== null) finish();
  };
  const timer = setTimeout(finish, lineTime);
  document.addEventListener('focusin', onFocus);
  return finish;
}

/** Whether the stroke is text, nothing has the focus and no dialog is open, so that no element would receive it. */
function isFocusMissing(stroke: Keystroke): boolean {
  const isLost = document.activeElement === document.body || document.activeElement === null;
  return isLost && isText(stroke) && document.querySelector('[role="dialog"]') === null;
}

/**
 * Calls `done` once an element takes the focus. If none does within `focusTime`, focuses the field that is marked as home of the focus
 * first.
 */
function onNextFocus(done: () => void): () => void {
  const finish = () => {
    clearTimeout(timer);
    document.removeEventListener('focusin', finish);
    done();
  };
  document.addEventListener('focusin', finish);
  const timer = setTimeout(() => {
    document.querySelector<HTMLElement>('[data-focus-home]')?.focus();
    finish();
  }, focusTime);
  return finish;
}

/** Calls `done` with the time of the next paint, unless the returned function is called before. */
function onNextPaint(done: (now: number) => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(done);
  });
  return () => cancelAnimationFrame(frame);
}

/** The single instance of the page. */
export const typeAhead = createTypeAhead(async (strokes) => {
  const { replayKeys } = await import('./replayKeys');
  await replayKeys(strokes);
});
