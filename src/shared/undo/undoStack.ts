import type { NoticeText } from '../notify/notices';

/** Something that was done and can be undone. */
export interface UndoableAct {
  /** A newer act with the same id replaces this one. */
  readonly id: string;
  /** What was done, spoken once it is undone. */
  readonly text: NoticeText;
  /** The call it belongs to; null: the calls themselves. */
  readonly callId: string | null;
  /** Milliseconds since the epoch; null: as long as it is possible. */
  readonly until: number | null;
  /** False where what it changed has been changed again. */
  readonly isPossible: () => boolean;
  readonly undo: () => void;
}

/** Older acts are forgotten: nobody remembers what they were. */
const mostActs = 20;

let acts: readonly UndoableAct[] = [];
let isUndoing = false;

function canBeUndone({ callId, until, isPossible }: UndoableAct, currentCallId: string): boolean {
  return (callId === null || callId === currentCallId) && (until === null || Date.now() < until) && isPossible();
}

/** The last acts that can be undone, whichever screen they were done on. */
export const undoStack = {
  record: (act: UndoableAct): void => {
    // While an act is undone, the actions that this dispatches are not recorded.
    if (!isUndoing) acts = [...acts.filter(({ id }) => id !== act.id), act].slice(-mostActs);
  },
  /** Forgets the acts of a call: another customer is in it, or its order is placed. */
  forget: (callId: string): void => {
    acts = acts.filter((act) => act.callId !== callId);
  },
  /** Forgets the acts of calls that are over, which would keep their state in memory. */
  forgetOthers: (currentCallId: string): void => {
    acts = acts.filter(({ callId }) => callId === null || callId === currentCallId);
  },
  /** The act that would be undone now; null where there is none. */
  last: (currentCallId: string): UndoableAct | null => acts.findLast((act) => canBeUndone(act, currentCallId)) ?? null,
  /** Undoes the last act that can be undone, and returns it. */
  undo: (currentCallId: string): UndoableAct | null => {
    const act = undoStack.last(currentCallId);
    if (act === null) return null;
    acts = acts.filter((other) => other !== act);
    isUndoing = true;
    try {
      act.undo();
    } finally {
      isUndoing = false;
    }
    return act;
  },
};
