import { figuresLimits } from '~config/limits/figures';
import { emptyFigures, isEmptyFigures, type CallFigures } from '~/domain/figures/callFigures';

export interface FigureStorage {
  /** The figures of a call that were written before a reload; null: none. */
  readonly read: (callId: string) => Promise<CallFigures | null>;
  readonly write: (callId: string, figures: CallFigures) => Promise<void>;
  /** Calls the listener when the figures of all calls are removed, until the returned function is called. */
  readonly onRemoved: (listener: () => void) => () => void;
}

type Change = (figures: CallFigures) => CallFigures;

export interface CallRecording {
  readonly change: (change: Change) => void;
  /** Writes the changes so far at once. */
  readonly save: () => Promise<void>;
}

/** Records the figures of one call and writes them, where there are any. Continues with those written before a reload. */
export function recordCall(callId: string, begin: string, storage: FigureStorage): CallRecording {
  let figures = emptyFigures(begin);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waiting: Change[] = [];
  let isReady = false;
  const ready = storage.read(callId).then((earlier) => {
    figures = earlier ?? figures;
    isReady = true;
    apply();
  });
  const apply = (): void => {
    for (const change of waiting.splice(0)) figures = change(figures);
  };
  const save = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    // Without waiting where possible: a page that is being unloaded does not run what follows an `await`.
    if (!isReady) await ready;
    apply();
    if (!isEmptyFigures(figures)) await storage.write(callId, figures);
  };
  return {
    change: (change) => {
      waiting.push(change);
      timer ??= setTimeout(() => void save(), figuresLimits.figuresSaveDelay);
    },
    save,
  };
}
