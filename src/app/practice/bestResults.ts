import * as v from 'valibot';
import { localStorageKeys } from '~config/storageKeys';
import { readJson, writeJson } from '~/shared/storage/safeStorage';
import { lessonIds, type LessonId } from './lessonIds';
import type { Figures } from './lessons';

const Best = v.object({ keys: v.number(), seconds: v.number() });
const BestResults = v.partial(v.object(Object.fromEntries(lessonIds.map((id) => [id, Best]))));

type BestResults = Readonly<Partial<Record<LessonId, Figures>>>;

/** The best result of each lesson in this browser. */
export function bestResults(): BestResults {
  return readJson('local', localStorageKeys.practice, (value) => v.parse(BestResults, value)) ?? {};
}

/** Keeps the result where it needed fewer seconds, or as many and fewer keys. */
export function keepBest(lesson: LessonId, result: Figures): void {
  const results = bestResults();
  const best = results[lesson];
  const isBetter =
    best === undefined || result.seconds < best.seconds || (result.seconds === best.seconds && result.keys < best.keys);
  if (isBetter) writeJson('local', localStorageKeys.practice, { ...results, [lesson]: result });
}
