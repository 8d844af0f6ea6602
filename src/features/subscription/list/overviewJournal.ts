import * as v from 'valibot';
import { dateRangeNames, type DateRange } from '~/domain/common/dateRange';
import { dateMoves } from '~/domain/subscription/nextOrderDate';
import { listedSelection, sortFields } from '~/domain/subscription/overview';
import type { OverviewQuery } from '~/domain/subscription/overviewList';
import {
  cancelReasons,
  dateFilterKinds,
  failureTypes,
  keywordTypes,
  overviewStatuses,
  rotations,
} from '~/domain/subscription/subscription';
import type { Selection } from '~/domain/subscription/selection';
import { notAsked } from '~/shared/list/listState';
import { leaveList, startList } from '~/shared/list/pagedList';
import type { JournalPart } from '~/shared/module/defineModule';
import { overviewRules } from './overviewList';
import {
  hasForm,
  kindOf,
  subscriptionOverviewSlice,
  type Bulk,
  type SubscriptionOverviewState,
} from './subscriptionOverviewSlice';

const text = v.string();
const day = v.nullable(text);

const Range: v.GenericSchema<unknown, DateRange> = v.union([
  v.object({ name: v.literal('CUSTOM'), from: day, to: day }),
  v.object({ name: v.picklist(dateRangeNames.filter((name) => name !== 'CUSTOM')) }),
]);

const Query: v.GenericSchema<unknown, OverviewQuery> = v.object({
  filters: v.object({
    status: v.picklist(overviewStatuses),
    cancelReason: v.nullable(v.picklist(cancelReasons)),
    keywords: v.array(text),
    keywordType: v.nullable(v.picklist(keywordTypes)),
    dates: v.nullable(v.object({ kind: v.picklist(dateFilterKinds), range: Range })),
    deliveryProductNo: v.nullable(text),
  }),
  sort: v.nullable(v.object({ field: v.picklist(sortFields), direction: v.picklist(['ASC', 'DESC']) })),
});

const StoredSelection: v.GenericSchema<unknown, Selection> = v.variant('kind', [
  v.object({ kind: v.literal('listed'), ids: v.array(text) }),
  v.object({ kind: v.literal('allBut'), excluded: v.array(text) }),
]);

const StoredBulk = v.object({
  kind: v.picklist(['cancel', 'dates', 'numbers']),
  draft: v.object({
    reason: v.nullable(v.picklist(cancelReasons)),
    move: v.picklist([...dateMoves, 'OWN']),
    months: v.picklist(rotations),
    ownDay: day,
    note: text,
    deliveryProduct: text,
    subscriptionProduct: text,
  }),
  /** Sent, and no answer yet. */
  isSent: v.boolean(),
  repeats: v.optional(v.picklist(['nothing', 'all', 'failed']), 'nothing'),
});

const count = v.number();

/** The result of a bulk action: the failed ones with their numbers; of the others how many there are. */
const StoredResult = v.object({
  change: v.variant('kind', [
    v.object({ kind: v.literal('cancel'), reason: v.picklist(cancelReasons) }),
    v.object({ kind: v.literal('dates'), day: text, note: text }),
    v.object({
      kind: v.literal('numbers'),
      deliveryProductNumber: v.nullable(text),
      subscriptionProductNumber: v.nullable(text),
    }),
  ]),
  total: count,
  answer: v.object({
    results: v.array(
      v.object({ id: v.nullable(text), result: v.literal('FAILED'), failure: v.nullable(v.picklist(failureTypes)) }),
    ),
    unlisted: count,
    alreadyProcessed: count,
    beingCanceled: v.optional(count, 0),
    asked: count,
    endedBy: v.nullable(v.picklist(['stopped', 'refused', 'unknown', 'differs'])),
  }),
  numbers: v.record(text, text),
});

const OverviewEntry = v.nullable(
  v.object({
    query: Query,
    selection: StoredSelection,
    bulk: v.nullable(StoredBulk),
    result: v.optional(v.nullable(StoredResult), null),
    isOpen: v.optional(v.boolean(), true),
  }),
);
type OverviewEntry = v.InferOutput<typeof OverviewEntry>;

/** The selection, with the filters that it belongs to, and the form or the result of a bulk action (UX 5, DECISIONS 93, 233). */
export const overviewJournal: JournalPart<{ readonly subscriptionOverview: SubscriptionOverviewState }, OverviewEntry> =
  {
    schema: OverviewEntry,
    write: ({ subscriptionOverview: { list, selection, bulk, bulkIsOpen: isOpen, draft, numbers } }) => {
      const written = bulk === null ? null : writtenBulk(bulk, draft);
      const result = bulk?.phase === 'done' ? writtenResult(bulk, numbers) : null;
      if (list.status === 'notAsked' || (written === null && result === null && isEmpty(selection))) return null;
      return { query: list.query, selection, bulk: written, result, isOpen };
    },
    read: (entry) => ({
      subscriptionOverview: entry === null ? subscriptionOverviewSlice.getInitialState() : restored(entry),
    }),
  };

export function isEmpty(selection: Selection): boolean {
  return selection.kind === 'listed' && selection.ids.length === 0;
}

function writtenBulk(bulk: Bulk, draft: SubscriptionOverviewState['draft']): v.InferOutput<typeof StoredBulk> | null {
  const isSent = bulk.phase === 'running' || bulk.phase === 'unknown';
  const repeats = 'repeats' in bulk ? bulk.repeats : 'nothing';
  return isSent || hasForm(bulk) ? { kind: kindOf(bulk), draft: { ...draft }, isSent, repeats } : null;
}

function writtenResult(
  { change, sent, answer }: Extract<Bulk, { phase: 'done' }>,
  numbers: SubscriptionOverviewState['numbers'],
): v.InferOutput<typeof StoredResult> {
  const { results, unlisted, alreadyProcessed, beingCanceled, asked, endedBy } = answer;
  const failed = results.flatMap(({ id, result, failure }) => (result === 'FAILED' ? [{ id, result, failure }] : []));
  const isFailed = new Set(failed.map(({ id }) => id));
  return {
    change,
    total: sent.total,
    answer: {
      results: failed,
      unlisted: unlisted + results.length - failed.length,
      alreadyProcessed,
      beingCanceled,
      asked,
      endedBy,
    },
    numbers: Object.fromEntries(Object.entries(numbers).filter(([id]) => isFailed.has(id))),
  };
}

/** The screen requests the list; with other filters than these its rows drop the selection. */
function restored(entry: NonNullable<OverviewEntry>): SubscriptionOverviewState {
  const { query, selection, bulk, result, isOpen: bulkIsOpen } = entry;
  const initial = subscriptionOverviewSlice.getInitialState();
  const list = leaveList(overviewRules, startList(overviewRules, query, notAsked));
  if (result !== null) {
    const { change, total, answer, numbers } = result;
    const sent = { ...listedSelection([]), total };
    // The service's words are not stored: they could name a person.
    const done = { phase: 'done', change, sent, repeats: 'nothing', answer: { ...answer, said: null } } as const;
    return { ...initial, list, selection, bulk: done, bulkIsOpen, numbers };
  }
  if (bulk === null) return { ...initial, list, selection };
  const { kind, draft, isSent, repeats } = bulk;
  // What was in flight may have been done.
  return {
    ...initial,
    list,
    selection,
    draft,
    bulkIsOpen,
    bulk: isSent ? { phase: 'unknown', kind, detail: null, repeats } : { phase: 'asking', kind },
  };
}
