import type { Cents } from '~/domain/common/money';

/** Why a call was put aside; `other`: in the agent's own words; `interrupted`: another call was opened in its place. */
export const parkReasons = ['callsBack', 'waitsForGoods', 'inquiry', 'other', 'interrupted'] as const;
export type ParkReason = (typeof parkReasons)[number];

/** Why a call is put aside, and when the agent wants to be reminded of it (ISO 8601; null: never). */
export interface ParkingReason {
  readonly reason: ParkReason;
  /** The agent's own words; empty: none. */
  readonly text: string;
  readonly dueAt: string | null;
}

/** What is known of a parked call without opening it. Times are ISO 8601. */
export interface ParkedMark extends ParkingReason {
  readonly parkedAt: string;
  /** The customer's name or number; empty: nobody is loaded. */
  readonly name: string;
  readonly customerNumber: string | null;
  /** Null without an article. */
  readonly total: Cents | null;
  /** The screen on which it was parked: path and query. */
  readonly path: string;
}

export function reasonOf({ reason, text, dueAt }: ParkingReason): ParkingReason {
  return { reason, text, dueAt };
}
