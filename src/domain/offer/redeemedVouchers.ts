import type { CsvCell } from '~/domain/common/csv';
import { berlinDateTime } from '~/domain/common/berlinTime';
import { withoutBlanks } from '~/domain/common/digits';
import type { RedeemedVoucher } from './voucher';

export const redeemedColumns = ['code', 'redeemedAt', 'orderNumber', 'value'] as const;
export type RedeemedColumn = (typeof redeemedColumns)[number];

/** What the agent sees of the redeemed vouchers. */
export interface RedeemedView {
  /** Searched for in code and order number, in any case. */
  readonly keyword: string;
  readonly sortedBy: RedeemedColumn;
  readonly direction: 'ASC' | 'DESC';
}

/** Newest first. */
export const firstRedeemedView: RedeemedView = { keyword: '', sortedBy: 'redeemedAt', direction: 'DESC' };

/** The vouchers that the view shows, in its order; what lacks the value is last either way. */
export function redeemedInView<V extends RedeemedVoucher>(vouchers: readonly V[], view: RedeemedView): readonly V[] {
  const wanted = withoutBlanks(view.keyword).toLowerCase();
  const sign = view.direction === 'ASC' ? 1 : -1;
  return vouchers
    .filter(({ code, orderNumber }) => `${code} ${orderNumber ?? ''}`.toLowerCase().includes(wanted))
    .toSorted((one, other) => {
      const [a, b] = [sortValue(one, view.sortedBy), sortValue(other, view.sortedBy)];
      if (a === null || b === null) return Number(a === null) - Number(b === null);
      return (typeof a === 'number' && typeof b === 'number' ? a - b : compareText(String(a), String(b))) * sign;
    });
}

const { compare: compareText } = new Intl.Collator('de', { numeric: true });

function sortValue(voucher: RedeemedVoucher, column: RedeemedColumn): string | number | null {
  if (column !== 'redeemedAt') return voucher[column];
  const moment = Date.parse(voucher.redeemedAt ?? '');
  return Number.isNaN(moment) ? null : moment;
}

/** Pressing a head sorts by it; pressing it again turns the order round. */
export function sortRedeemed(view: RedeemedView, column: RedeemedColumn): RedeemedView {
  const first = column === 'redeemedAt' || column === 'value' ? 'DESC' : 'ASC';
  const turned = view.direction === 'ASC' ? 'DESC' : 'ASC';
  return { ...view, sortedBy: column, direction: column === view.sortedBy ? turned : first };
}

/** The rows of a file of redeemed vouchers, below its headings. */
export function redeemedRows(
  vouchers: readonly RedeemedVoucher[],
  headings: Readonly<Record<RedeemedColumn, string>>,
): readonly (readonly CsvCell[])[] {
  return [
    redeemedColumns.map((column) => headings[column]),
    ...vouchers.map(({ code, redeemedAt, orderNumber, value }) => [
      code,
      redeemedAt === null ? null : berlinDateTime(redeemedAt),
      orderNumber,
      value === null ? null : { cents: value },
    ]),
  ];
}
