import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { BulkAnswer, BulkChange, BulkKind, BulkRun } from '~/domain/subscription/bulkChange';
import { listedSelection, sentFilters, sentSelection, type SentSelection } from '~/domain/subscription/overview';
import {
  isSelected,
  nothingSelected,
  selectedCount,
  toggled,
  toggledAll,
  toggledRows,
  withoutOver,
  withoutVanished,
  type Selection,
} from '~/domain/subscription/selection';
import {
  isBeingCanceled,
  nameOfSubscription,
  type PatchedSubscription,
  type Subscription,
} from '~/domain/subscription/subscription';
import { listReducers, notAsked } from '~/shared/list/listState';
import { isByNumber, isCurrent, patchRows, rowsOf } from '~/shared/list/pagedList';
import { emptyBulkDraft, type BulkDraft } from './bulkForm';
import { overviewRules, selectableFacts, type OverviewList } from './overviewList';

/** A change that was sent, with the subscriptions that it is about. */
export interface SentBulk {
  readonly change: BulkChange;
  readonly sent: SentSelection;
  /**
   * Which subscriptions of an earlier request this one repeats: `nothing` for the first request, `all`, or the `failed` ones of the list
   * of results. The last has no form, so that a refusal cannot lead back to one.
   */
  readonly repeats: 'nothing' | 'all' | 'failed';
}

/** Why nothing was sent, or what the service says to it. */
export type BulkRefusal =
  | { readonly by: 'service'; readonly detail: string | null }
  /** The day is past by now (REQ G4.3). */
  | { readonly by: 'datePast' }
  /** The subscription product number is not in the list of subscription products (REQ G4.5), or could not be looked up. */
  | { readonly by: 'notListed' | 'notChecked' }
  /** The selected ones could not be read, or the agent stopped it before anything was sent. */
  | { readonly by: 'notRead' | 'stopped' }
  /** There are so many now, other than announced. */
  | { readonly by: 'changed'; readonly found: number };

export type Bulk =
  | { readonly phase: 'asking'; readonly kind: BulkKind }
  | ({
      readonly phase: 'running';
      /** How many were sent and answered. */
      readonly answered: number;
      /** The agent stops it; the request that is under way is waited for. */
      readonly isStopping: boolean;
    } & SentBulk)
  | ({ readonly phase: 'done'; readonly answer: BulkAnswer } & SentBulk)
  | ({ readonly phase: 'refused'; readonly refusal: BulkRefusal } & SentBulk)
  /** The same change of the same subscriptions was sent before, from this tab or another one: it is not sent again by itself. */
  | ({ readonly phase: 'doneBefore'; readonly run: BulkRun } & SentBulk)
  /** No answer names the outcome: the change may have been made, and is not sent again by itself. */
  | ({ readonly phase: 'unknown'; readonly kind: BulkKind; readonly detail: string | null } & Pick<
      SentBulk,
      'repeats'
    >);

export interface AcceptedCancellations {
  readonly accepted: number;
  /** Their numbers; null where they are not known. */
  readonly names: readonly string[] | null;
  /** All that were in progress before; null where that is not known. */
  readonly inProgressBefore: number | null;
}

/** The selected subscriptions, read for a bulk action because the list has loaded only some of them. */
export interface SelectedRows {
  readonly status: 'loading' | 'loaded' | 'failed';
  readonly rows: readonly Subscription[];
}

/** The subscription that the address opens, where it is not among the loaded rows. */
export interface OpenedSubscription {
  readonly name: string;
  readonly load: 'loading' | 'found' | 'notFound' | 'failed';
  readonly subscription: Subscription | null;
}

/** Accepted cancellations that the service works on (REQ G2.4). */
export interface Processing {
  readonly facts: AcceptedCancellations;
  /** How many of them the list still shows as in progress; null before the list was read. */
  readonly open: number | null;
  /** They took longer than the list is read by itself; the agent can read it again. */
  readonly isGivenUp: boolean;
}

export interface SubscriptionOverviewState {
  readonly list: OverviewList;
  readonly opened: OpenedSubscription | null;
  readonly selection: Selection;
  /** Counting the cancelled ones, which a selection of all leaves out. */
  readonly count: 'idle' | 'counting' | 'failed';
  /** First and last name by customer number. */
  readonly names: Readonly<Record<string, string>>;
  /** A bulk action from its question until its result is closed; null: there is none. */
  readonly bulk: Bulk | null;
  /** Its dialog is open; one that was left is opened again by the agent only. */
  readonly bulkIsOpen: boolean;
  /** Null: the loaded rows are all selected ones, or nothing has been read yet. */
  readonly selectedRows: SelectedRows | null;
  /** The numbers of the subscriptions of the bulk action by their ids, as far as they are known. */
  readonly numbers: Readonly<Record<string, string>>;
  /** What its form holds. */
  readonly draft: BulkDraft;
  readonly processing: Processing | null;
}

const initialState: SubscriptionOverviewState = {
  list: notAsked,
  opened: null,
  selection: nothingSelected,
  count: 'idle',
  names: {},
  bulk: null,
  bulkIsOpen: false,
  selectedRows: null,
  numbers: {},
  draft: emptyBulkDraft,
  processing: null,
};

/** The subscriptions of all customers, and what is done to many of them (REQ G3, G5). */
export const subscriptionOverviewSlice = createSlice({
  name: 'subscriptionOverview',
  initialState,
  reducers: {
    ...listReducers<OverviewList>(),
    /** Loads the listed rows again, because something changed. */
    reloadRequested: (state) => ({ ...state, opened: null }),
    listAdvanced: (state, { payload: list }: PayloadAction<OverviewList>) => ({
      ...state,
      list,
      // Other filters find other subscriptions: what was ticked before may be out of sight.
      selection: sameFilters(state.list, list) ? stillListed(state.selection, list) : nothingSelected,
    }),
    /** Finds a subscription by its number. */
    openRequested: (state, { payload: name }: PayloadAction<string>) => ({
      ...state,
      opened: { name, load: 'loading', subscription: null },
    }),
    openAdvanced: (state, { payload: opened }: PayloadAction<OpenedSubscription>) => ({ ...state, opened }),
    /** Parts of one were changed elsewhere. */
    rowPatched: (state, { payload }: PayloadAction<PatchedSubscription>) => ({
      ...state,
      list: patchRows(state.list, [payload]),
      selection: payload.status
        ? withoutOver(state.selection, [{ id: payload.id, status: payload.status }])
        : state.selection,
      opened:
        state.opened?.subscription?.id === payload.id
          ? { ...state.opened, subscription: { ...state.opened.subscription, ...payload } }
          : state.opened,
    }),
    namesRead: (state, { payload }: PayloadAction<Readonly<Record<string, string>>>) => ({
      ...state,
      names: { ...state.names, ...payload },
    }),
    /** Rows of an earlier query cannot be selected: the filters that would be sent find others. */
    rowToggled: (state, { payload }: PayloadAction<Subscription>) => ({
      ...state,
      selection: isCurrent(state.list) ? toggled(state.selection, payload) : state.selection,
    }),
    allToggled: (state) => ({
      ...state,
      selection: isCurrent(state.list)
        ? (isByNumber(overviewRules, state.list.query) ? toggledRows : toggledAll)(
            state.selection,
            selectableFacts(state.list),
          )
        : state.selection,
    }),
    selectionCleared: (state) => ({ ...state, selection: nothingSelected }),
    countRequested: () => undefined,
    countAdvanced: (state, { payload: count }: PayloadAction<SubscriptionOverviewState['count']>) => ({
      ...state,
      count,
    }),
    /** Asks for a bulk action; one that is being sent is shown instead. */
    bulkOpened: (state, { payload: kind }: PayloadAction<BulkKind>) =>
      state.bulk?.phase === 'running'
        ? { ...state, bulkIsOpen: true }
        : {
            ...state,
            bulk: { phase: 'asking', kind },
            bulkIsOpen: true,
            selectedRows: null,
            numbers: {},
            draft: emptyBulkDraft,
          },
    bulkShown: (state) => ({ ...state, bulkIsOpen: true }),
    bulkHidden: (state) => ({ ...state, bulkIsOpen: false }),
    /** The dialog that is open is left with the list, whose cancellations are not followed any more. */
    listLeft: (state) => ({ ...state, bulkIsOpen: false, selectedRows: null, processing: null }),
    /** Reads the selected subscriptions that are not loaded. */
    selectedRequested: (state) => ({ ...state, selectedRows: { status: 'loading' as const, rows: [] } }),
    selectedAdvanced: (state, { payload }: PayloadAction<SelectedRows>) => ({
      ...state,
      selectedRows: payload,
      numbers: { ...state.numbers, ...numbersOf(payload.rows) },
    }),
    bulkTyped: (state, { payload: typed }: PayloadAction<Partial<BulkDraft>>) => ({
      ...state,
      draft: { ...state.draft, ...typed },
    }),
    /** The agent confirmed the change for the selected ones. */
    bulkConfirmed: (state, _action: PayloadAction<SentBulk>) => ({
      ...state,
      numbers: { ...numbersOf(rowsOf(state.list)), ...state.numbers },
    }),
    numbersRead: (state, { payload }: PayloadAction<Readonly<Record<string, string>>>) => ({
      ...state,
      numbers: { ...state.numbers, ...payload },
    }),
    bulkAdvanced: (state, { payload: bulk }: PayloadAction<Bulk>) => ({ ...state, bulk }),
    /** Goes back to what was entered for the selected ones. */
    bulkReturned: (state) => ({ ...state, bulk: state.bulk && { phase: 'asking' as const, kind: kindOf(state.bulk) } }),
    /** The requests that are left are not sent. */
    bulkStopRequested: (state) => {
      if (state.bulk?.phase === 'running') state.bulk.isStopping = true;
    },
    bulkClosed: (state) => ({ ...state, bulk: null, bulkIsOpen: false, selectedRows: null, numbers: {} }),
    /** Follows accepted cancellations until the list says that they are done. */
    processingRequested: (_state, _action: PayloadAction<AcceptedCancellations>) => undefined,
    processingAdvanced: (state, { payload: processing }: PayloadAction<Processing>) => ({ ...state, processing }),
    processingClosed: (state) => ({ ...state, processing: null }),
  },
  selectors: {
    selectSubscriptionOverviewState: (state) => state,
  },
});

export function kindOf(bulk: Bulk): BulkKind {
  return 'change' in bulk ? bulk.change.kind : bulk.kind;
}

/** The form of a bulk action is on the screen: before it is sent, while it is, and after a refusal. */
export function hasForm(bulk: Bulk): boolean {
  return (
    bulk.phase === 'asking' || ((bulk.phase === 'running' || bulk.phase === 'refused') && bulk.repeats !== 'failed')
  );
}

function numbersOf(rows: readonly Subscription[]): Readonly<Record<string, string>> {
  return Object.fromEntries(rows.map((row) => [row.id, nameOfSubscription(row)]));
}

/** What says which subscriptions are selected. */
type SelectedState = Pick<SubscriptionOverviewState, 'list' | 'selection' | 'selectedRows'>;

/** The selected subscriptions that are known: those that were read for the bulk action, and the loaded ones. */
export function selectedKnown({ list, selection, selectedRows }: SelectedState): readonly Subscription[] {
  if (!isCurrent(list)) return [];
  const known = new Map([...(selectedRows?.rows ?? []), ...rowsOf(list)].map((row) => [row.id, row]));
  return [...known.values()].filter((row) => isSelected(selection, row));
}

/** The number of subscriptions that a bulk action changes. Null: still being counted, or, without a total of the service, being read. */
export function countOfSelected(state: SelectedState): number | null {
  const { list, selection, selectedRows } = state;
  if (!isCurrent(list)) return null;
  if (isRead(state)) return selectedRows?.status === 'loaded' ? selectedKnown(state).length : null;
  return selectedCount(selection, selectableFacts(list));
}

/** All are selected, and the service does not say how many these are. */
function isRead({ list, selection }: SelectedState): boolean {
  return selection.kind === 'allBut' && selectableFacts(list).total === null;
}

/** The ticked subscriptions that are not cancelled and, as far as the list is loaded, still in it. */
function stillListed(selection: Selection, list: OverviewList): Selection {
  const rows = rowsOf(list);
  const isComplete = list.status === 'all' && isCurrent(list);
  return withoutOver(isComplete ? withoutVanished(selection, rows) : selection, rows);
}

function sameFilters(before: OverviewList, now: OverviewList): boolean {
  if (before.status === 'notAsked' || now.status === 'notAsked') return false;
  return JSON.stringify(before.query.filters) === JSON.stringify(now.query.filters);
}

/** The selected subscriptions as a bulk action names them; null while it is not known how many they are. */
export function selectionToSend(state: SelectedState, total: number | null, now: Date): SentSelection | null {
  const { list, selection } = state;
  if (!isCurrent(list) || total === null) return null;
  if (isRead(state)) return listedSelection(selectedKnown(state).map(({ id }) => id));
  const beingCanceled = rowsOf(list)
    .filter(isBeingCanceled)
    .map(({ id }) => id);
  return sentSelection(selection, sentFilters(list.query.filters, now), total, beingCanceled);
}

export const subscriptionOverviewActions = subscriptionOverviewSlice.actions;
export const { selectSubscriptionOverviewState } = subscriptionOverviewSlice.selectors;
