import { limits } from '~config/limits';
import { defaultSales } from '~config/salesChannels';
import {
  inOrderOfEntry,
  newItemRefusal,
  withRequestedDates,
  type Basket,
  type BasketLine,
  type NewItemRefusal,
} from '~/domain/basket/basket';
import type { BasketState, FailedChange, LineTarget, RowActivity } from './basketState';

type Draft = { -readonly [K in keyof BasketState]: BasketState[K] };

/** Replaces the lines with the service's current basket; before what was requested of them is settled, because it tells their price dates. */
export function applyBasket(state: Draft, basket: Basket, requested = targetLines(state)): void {
  if (state.id !== basket.id) state.channel = null;
  state.id = basket.id;
  state.pregeneratedErpNumber = basket.pregeneratedErpNumber ?? state.pregeneratedErpNumber;
  state.items = [...inOrderOfEntry(withRequestedDates(basket.items, requested), state.items)];
}

/** Like `applyBasket`; one that is not known was opened by this page, and has the service's default channel until it is told another one. */
export function applyOpened(
  state: Draft,
  { basket, openedAt }: { readonly basket: Basket; readonly openedAt: string },
  requested: readonly BasketLine[],
): void {
  const isNew = state.id !== basket.id;
  applyBasket(state, basket, requested);
  if (isNew) [state.openedAt, state.channel] = [openedAt, defaultSales];
}

export function settleAdding(state: Draft, key: string): void {
  state.adding = state.adding.filter((pending) => pending.key !== key);
  state.openWrites -= 1;
}

export function startRow(state: Draft, itemId: string, change: LineTarget): void {
  const before = state.activity[itemId];
  const [open, problem] = before?.status === 'in_progress' ? [before.open, before.problem] : [0, null];
  const target = withTarget(targetOf(before), change);
  state.activity = { ...state.activity, [itemId]: { status: 'in_progress', target, open: open + 1, problem } };
  state.openWrites += 1;
}

/** What the pending writes of a line request; nothing without one. */
export function targetOf(activity: RowActivity | undefined): LineTarget {
  return activity?.status === 'in_progress' ? activity.target : {};
}

function withTarget(before: LineTarget, change: LineTarget): LineTarget {
  return before === 'removed' || change === 'removed' ? 'removed' : { ...before, ...change };
}

/** Every line on the screen: stored, requested, and refused by a reopened basket. */
export function allLines({ items, adding, refused }: BasketState): readonly BasketLine[] {
  return [...items, ...adding, ...refused];
}

/** Whether the article that a complaint is about is in the basket; without it the order is an ordinary one. */
export function isComplaint(state: BasketState): boolean {
  return state.complaintSku !== null && allLines(state).some(({ sku }) => sku === state.complaintSku);
}

/** Why the basket takes no such line; null where it does. `besides`: the lines that are there already (REQ C3.6, D2.4). */
export function refusalOf(
  line: Pick<BasketLine, 'sku' | 'priceDate' | 'crossSell'>,
  { complaintSku }: BasketState,
  besides: readonly BasketLine[],
): NewItemRefusal | null {
  const isOfComplaint = (sku: string): boolean => sku === complaintSku;
  const complaintHoldsItem =
    complaintSku !== null &&
    besides.length > 0 &&
    (isOfComplaint(line.sku) || besides.some(({ sku }) => isOfComplaint(sku)));
  return newItemRefusal(besides, line, { maximum: limits.basketElements, complaintHoldsItem });
}

/** The lines as they will be when every pending write has succeeded. */
export function targetLines({ items, activity, adding }: BasketState): readonly BasketLine[] {
  const kept = items.flatMap((item): readonly BasketLine[] => {
    const target = targetOf(activity[item.id]);
    return target === 'removed' ? [] : [{ ...item, ...target }];
  });
  return [...kept, ...adding];
}

/**
 * Ends the activity of a line when its last write is settled. Drops the problem of a refused quantity while a
 * newer write of the line is pending.
 */
export function settleRow(state: Draft, itemId: string, failed: FailedChange | null): void {
  state.openWrites -= 1;
  const { [itemId]: before, ...others } = state.activity;
  if (before?.status === 'in_progress' && before.open > 1) {
    const problem = failed !== null && failed.quantity === null ? failed.problem : before.problem;
    state.activity = { ...others, [itemId]: { ...before, open: before.open - 1, problem } };
    return;
  }
  const problem = failed?.problem ?? (before?.status === 'in_progress' ? before.problem : null);
  if (problem !== null) state.activity = { ...others, [itemId]: { status: 'error', problem } };
  else if (before !== undefined) state.activity = { ...others, [itemId]: { status: 'success' } };
}
