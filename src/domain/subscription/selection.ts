import { isBeingCanceled, isOver, type Subscription } from './subscription';

/** The ticked subscriptions of a list of which only a part is loaded (REQ G3.4). */
export type Selection =
  | { readonly kind: 'listed'; readonly ids: readonly string[] }
  /** Every subscription that matches the filters, except cancelled ones and those in `excluded` (ids). */
  | { readonly kind: 'allBut'; readonly excluded: readonly string[] };

export const nothingSelected: Selection = { kind: 'listed', ids: [] };
export const allSelected: Selection = { kind: 'allBut', excluded: [] };

export type SelectionState = 'none' | 'some' | 'all';

/** What is known of the list. */
export interface SelectableFacts {
  readonly rows: readonly Pick<Subscription, 'id' | 'status'>[];
  /** All that the filters find, cancelled ones included; null: not known. */
  readonly total: number | null;
  /** How many of them are cancelled; null while that is not known. */
  readonly canceledTotal: number | null;
}

export function isSelected(selection: Selection, subscription: Pick<Subscription, 'id' | 'status'>): boolean {
  if (isOver(subscription)) return false;
  return selection.kind === 'listed'
    ? selection.ids.includes(subscription.id)
    : !selection.excluded.includes(subscription.id);
}

/** Ticks or unticks one; one that is cancelled, or being cancelled, stays unticked. */
export function toggled(selection: Selection, subscription: Pick<Subscription, 'id' | 'status'>): Selection {
  if (isOver(subscription)) return selection;
  const { id } = subscription;
  return withIds(selection, (ids) => (ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]));
}

/** The selection with other ids, whichever way it names them. */
function withIds(selection: Selection, change: (ids: readonly string[]) => readonly string[]): Selection {
  return selection.kind === 'listed'
    ? { kind: 'listed', ids: change(selection.ids) }
    : { kind: 'allBut', excluded: change(selection.excluded) };
}

/** The number of subscriptions that are neither cancelled nor known to be in cancellation; null: not known. */
export function selectableCount({ rows, total, canceledTotal }: SelectableFacts): number | null {
  if (total === null) return null;
  if (rows.length >= total) return rows.filter((row) => !isOver(row)).length;
  return canceledTotal === null ? null : Math.max(0, total - canceledTotal - rows.filter(isBeingCanceled).length);
}

/** How many are selected; null while it is not known. */
export function selectedCount(selection: Selection, facts: SelectableFacts): number | null {
  if (selection.kind === 'listed') return selection.ids.length;
  const selectable = selectableCount(facts);
  return selectable === null ? null : Math.max(0, selectable - selection.excluded.length);
}

/** The selected one where it is the only one; null also where it is not loaded. */
export function singleSelected<Row extends SelectableFacts['rows'][number]>(
  selection: Selection,
  facts: Omit<SelectableFacts, 'rows'> & { readonly rows: readonly Row[] },
): Row | null {
  if (selectedCount(selection, facts) !== 1) return null;
  return facts.rows.find((row) => isSelected(selection, row)) ?? null;
}

/** `all` when the selected ones are as many as those that are not cancelled (REQ G3.4). */
export function selectionState(selection: Selection, facts: SelectableFacts): SelectionState {
  const count = selectedCount(selection, facts);
  if (count === 0) return 'none';
  if (count === null) return selection.kind === 'allBut' && selection.excluded.length === 0 ? 'all' : 'some';
  return count === selectableCount(facts) ? 'all' : 'some';
}

/** The head's tick box: everything that is not cancelled, or nothing. */
export function toggledAll(selection: Selection, facts: SelectableFacts): Selection {
  return selectionState(selection, facts) === 'all' ? nothingSelected : allSelected;
}

/**
 * Toggles the tick box in the head of a list of pasted numbers: selects the loaded rows by their ids, or nothing. Not by filters, because
 * no filter of the service returns exactly these rows.
 */
export function toggledRows(selection: Selection, facts: SelectableFacts): Selection {
  if (selectionState(selection, facts) === 'all') return nothingSelected;
  return { kind: 'listed', ids: facts.rows.filter((row) => !isOver(row)).map(({ id }) => id) };
}

/** Drops ticked subscriptions that a list, loaded completely, does not find any more. */
export function withoutVanished(selection: Selection, rows: SelectableFacts['rows']): Selection {
  const listed = new Set(rows.map(({ id }) => id));
  return withIds(selection, (ids) => ids.filter((id) => listed.has(id)));
}

/** Drops ticked subscriptions that were cancelled meanwhile, or are being cancelled. */
export function withoutOver(selection: Selection, rows: SelectableFacts['rows']): Selection {
  const over = new Set(rows.filter(isOver).map(({ id }) => id));
  return withIds(selection, (ids) => ids.filter((id) => !over.has(id)));
}
