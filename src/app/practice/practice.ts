import type { LessonId } from './lessons';

/** The guided call that runs in this tab; it ends with its call. */
export interface Practice {
  readonly lesson: LessonId;
  readonly callId: string;
}

let running: Practice | null = null;
const listeners = new Set<() => void>();

export function currentPractice(): Practice | null {
  return running;
}

export function setPractice(practice: Practice | null): void {
  running = practice;
  for (const listener of listeners) listener();
}

/** Calls `listener` when a guided call begins or ends. Returns the unsubscribe function. */
export function onPracticeChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
