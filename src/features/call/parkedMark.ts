import type { Cents } from '~/domain/common/money';

/** Why a call was put aside; `other`: in the agent's own words; `interrupted`: another call was opened in its place. */
export const parkReasons = ['callsBack', 'waitsForGoods', 'inquiry', 'other', 'interrupted'] as const;
export type ParkReason = (typeof parkReasons)[number];

/** What is known of a parked call without opening it. Times are ISO 8601. */
export interface ParkedMark {
  readonly reason: ParkReason;
  /** The agent's own words; empty: none. */
  readonly text: string;
  /** When the agent wants to be reminded; null: never. */
  readonly dueAt: string | null;
  readonly parkedAt: string;
  /** The customer's name or number; empty: nobody is loaded. */
  readonly name: string;
  readonly customerNumber: string | null;
  /** Null without an article. */
  readonly total: Cents | null;
  /** The screen on which it was parked: path and query. */
  readonly path: string;
}
