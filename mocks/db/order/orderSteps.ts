import { timestamp } from '../common/calendar.ts';
import type { WireHistoryCode, WireOrderStatus, WireStatusHistoryEntry } from './wireOrderTypes.ts';

const SECOND = 1_000;
export const HOUR = 3_600 * SECOND;

/** The status of an order follows from the time since it was placed; these are its milestones, in milliseconds. */
const SUBMITTED_AFTER = 5 * SECOND;
export const DECIDED_AFTER = 20 * SECOND;

export const STATUS_LABELS: Record<WireOrderStatus, string> = {
  CREATED: 'angelegt',
  SUBMITTED: 'übermittelt',
  ACCEPTED: 'angenommen',
  REJECTED: 'abgelehnt',
  FAILED: 'fehlgeschlagen',
  CANCELLED: 'storniert',
  ERP_EXPORT_IN_PROGRESS: 'Übergabe läuft',
  RECREATED_ORDER: 'neu angelegt',
};

export const HISTORY_LABELS: Record<WireHistoryCode, string> = {
  received: 'eingegangen',
  processing: 'in Bearbeitung',
  inDelivery: 'in Zustellung',
  dispatched: 'versendet',
  cancelled: 'storniert',
  returned: 'retourniert',
  partiallyReturned: 'teilweise retourniert',
};

/** Kind and reason of a rejection; some have no reason. */
export interface Rejection {
  kind: string;
  reason?: string;
}

/** A step of an old order, so many minutes after it was placed. */
export interface PastStep extends Partial<Omit<WireStatusHistoryEntry, 'timestamp'>> {
  status: WireOrderStatus;
  minutes: number;
}

export interface OrderFate {
  /** The rejection's kind and reason; undefined for an accepted order. */
  rejected?: Rejection;
  /** The fixed code of an old order, independent of the time. */
  settledAs?: WireHistoryCode;
  /** What happened to an old order after its submission, instead of a decision. */
  steps?: readonly PastStep[];
}

/** An entry of the status history with its time as a number; it may lie in the future. */
export interface Step {
  at: number;
  wire: WireStatusHistoryEntry;
}

export function step(at: number, status: WireOrderStatus, more: Partial<WireStatusHistoryEntry> = {}): Step {
  return { at, wire: { status, label: STATUS_LABELS[status], timestamp: timestamp(new Date(at)), ...more } };
}

export function decision(at: number, rejected: Rejection | undefined): Step {
  return rejected ? step(at + DECIDED_AFTER, 'REJECTED', rejected) : step(at + DECIDED_AFTER, 'ACCEPTED');
}

function laterSteps(placedAt: number, { rejected, settledAs, steps }: OrderFate): Step[] {
  if (steps) return steps.map(({ minutes, status, ...more }) => step(placedAt + minutes * 60 * SECOND, status, more));
  const decided = decision(placedAt, rejected);
  return settledAs === 'cancelled' ? [decided, step(placedAt + HOUR, 'CANCELLED', { agent: 'SYSTEM' })] : [decided];
}

/** The steps of a new order, those to come included. */
export function firstSteps(placedAt: number, agent: string | undefined, fate: OrderFate): Step[] {
  return [
    step(placedAt, 'CREATED', agent ? { agent } : {}),
    step(placedAt + SUBMITTED_AFTER, 'SUBMITTED'),
    ...laterSteps(placedAt, fate),
  ];
}
