export interface DayRange {
  /** `YYYY-MM-DD`; null: without a limit. */
  readonly from: string | null;
  readonly to: string | null;
}

/** Whether a range of days ends before it begins. */
export function isReversed({ from, to }: DayRange): boolean {
  return from !== null && to !== null && from > to;
}
