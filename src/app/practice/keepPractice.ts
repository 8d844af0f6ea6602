import * as v from 'valibot';
import { sessionStorageKeys } from '~config/storageKeys';
import { readJson, removeText, writeJson } from '~/shared/storage/safeStorage';
import { lessonIds } from './lessonIds';
import { runningPractice } from './practice';

const Kept = v.object({ lesson: v.picklist(lessonIds), callId: v.string() });
const key = sessionStorageKeys.practice;

/**
 * Keeps which practice call runs in this tab until the returned function is called. A reload goes on with it, so that its guidance
 * does not disappear and the figures of this browser do not count it (DECISIONS 107, 254).
 */
export function keepPractice(): () => void {
  const keep = (): void => {
    const practice = runningPractice.get();
    if (practice === null) removeText('session', key);
    else writeJson('session', key, { lesson: practice.lesson, callId: practice.callId });
  };
  if (runningPractice.get() === null) {
    const kept = readJson('session', key, (value) => v.parse(Kept, value));
    if (kept !== null) runningPractice.set({ ...kept, isResumed: true });
  } else keep();
  return runningPractice.subscribe(keep);
}
