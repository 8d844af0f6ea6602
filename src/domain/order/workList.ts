import type { Order } from './order';
import { nameOfOrder } from './orderHistory';
import { rejectionStatusOf, type RejectionStatus } from './rejection';

/** `done`: resubmitted, cancelled, recreated, or marked by the agent. */
export const workListMarks = ['open', 'skipped', 'done'] as const;
export type WorkListMark = (typeof workListMarks)[number];

/** The result of the last resubmission (REQ E4.6). */
export const processResults = ['PROCESSED', 'FAILED'] as const;
export type ProcessResult = (typeof processResults)[number];

/** A rejected order that was opened in this browser. It holds no personal data. */
export interface WorkListEntry {
  /** The order number, as it was typed or as the order carries it. */
  readonly number: string;
  /** Null until the order was opened. */
  readonly status: RejectionStatus | null;
  /** Null before a resubmission. */
  readonly result: ProcessResult | null;
  readonly mark: WorkListMark;
}

type WorkList = readonly WorkListEntry[];

/** Adds numbers at the end, each once; the oldest finished entries make room beyond `limit`. */
export function withNumbers(list: WorkList, numbers: readonly string[], limit: number): WorkList {
  const added = [...new Set(numbers)]
    .filter((number) => list.every((entry) => entry.number !== number))
    .map((number): WorkListEntry => ({ number, status: null, result: null, mark: 'open' }));
  const all = [...list, ...added];
  const surplus = all.length - limit;
  if (surplus <= 0) return all;
  const finished = all.filter(({ mark }) => mark === 'done').slice(0, surplus);
  return all.filter((entry) => !finished.includes(entry)).slice(-limit);
}

/** Enters what an order that was loaded shows. An order that was never rejected and is not on the list is not added. */
export function withOrder(list: WorkList, order: Order, limit: number): WorkList {
  const number = nameOfOrder(order);
  const status = rejectionStatusOf(order.statusHistory);
  const known = list.find((entry) => entry.number === number || entry.number === order.id);
  if (known === undefined && status !== 'REJECTED') return list;
  const listed = known === undefined ? withNumbers(list, [number], limit) : list;
  return changed(listed, known?.number ?? number, { number, status });
}

/** Enters the result of a resubmission; an accepted one is done. */
export function withResult(list: WorkList, number: string, result: ProcessResult, status: RejectionStatus): WorkList {
  return changed(list, number, {
    result,
    status,
    ...(result === 'PROCESSED' && status !== 'REJECTED' && { mark: 'done' as const }),
  });
}

export function withMark(list: WorkList, number: string, mark: WorkListMark): WorkList {
  return changed(list, number, { mark });
}

export function without(list: WorkList, number: string): WorkList {
  return list.filter((entry) => entry.number !== number);
}

/** The open order after the given one, from the start of the list again at its end; null where none is open. */
export function nextOpen(list: WorkList, number: string | null): string | null {
  const index = list.findIndex((entry) => entry.number === number);
  const inOrder = [...list.slice(index + 1), ...list.slice(0, Math.max(index, 0))];
  return inOrder.find(({ mark }) => mark === 'open')?.number ?? null;
}

function changed(list: WorkList, number: string, changes: Partial<WorkListEntry>): WorkList {
  return list.map((entry) => (entry.number === number ? { ...entry, ...changes } : entry));
}
