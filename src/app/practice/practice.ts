import { valueStore } from '~/shared/valueStore';
import type { LessonId } from './lessonIds';

/** The guided call that runs in this tab; it ends with its call. */
export interface Practice {
  readonly lesson: LessonId;
  readonly callId: string;
  /** The page was reloaded since it began: keys and time before that are not known. */
  readonly isResumed: boolean;
}

export const runningPractice = valueStore<Practice | null>(null);
