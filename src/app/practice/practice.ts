import { valueStore } from '~/shared/valueStore';
import type { LessonId } from './lessons';

/** The guided call that runs in this tab; it ends with its call. */
export interface Practice {
  readonly lesson: LessonId;
  readonly callId: string;
}

export const runningPractice = valueStore<Practice | null>(null);
