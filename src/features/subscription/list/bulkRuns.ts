import * as v from 'valibot';
import { subscriptionLimits } from '~config/limits/subscription';
import { localStorageKeys } from '~config/storageKeys';
import { contentKey } from '~/domain/common/contentKey';
import type { BulkRun } from '~/domain/subscription/bulkChange';
import { readJson, writeJson } from '~/shared/storage/safeStorage';
import type { SentBulk } from './subscriptionOverviewSlice';

const count = v.number();
const Run: v.GenericSchema<unknown, BulkRun> = v.object({
  at: count,
  summary: v.nullable(
    v.object({
      processed: count,
      failed: count,
      alreadyProcessed: count,
      unnamed: count,
      beyond: v.optional(count, 0),
      beingCanceled: v.optional(count, 0),
      notSent: v.optional(count, 0),
    }),
  ),
});
const Runs = v.record(v.string(), Run);

/** The key of a change of these subscriptions; how many a selection of all finds may differ from tab to tab. */
function keyOf({ change, sent: { subscriptions, excludeSubscriptionIds, selectAll, filters } }: SentBulk): string {
  return contentKey(
    JSON.stringify([change, selectAll, filters, subscriptions.toSorted(), excludeSubscriptionIds.toSorted()]),
  );
}

function recentRuns(): Readonly<Record<string, BulkRun>> {
  const stored = readJson('local', localStorageKeys.bulkRuns, (value) => v.parse(Runs, value)) ?? {};
  const since = Date.now() - subscriptionLimits.bulkRunRemembered;
  return Object.fromEntries(Object.entries(stored).filter(([, { at }]) => at >= since));
}

/** When the same change was sent before, from any tab; null: not lately. */
export function earlierRun(bulk: SentBulk): BulkRun | null {
  return recentRuns()[keyOf(bulk)] ?? null;
}

/** Notes what became of a change: null while it is sent or its answer is lost; `'refused'`: nothing was changed. */
export function noteRun(bulk: SentBulk, summary: BulkRun['summary'] | 'refused'): void {
  const { [keyOf(bulk)]: _before, ...others } = recentRuns();
  const noted = summary === 'refused' ? others : { ...others, [keyOf(bulk)]: { at: Date.now(), summary } };
  writeJson('local', localStorageKeys.bulkRuns, noted);
}
