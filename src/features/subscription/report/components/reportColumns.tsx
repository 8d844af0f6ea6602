import type { Currency } from '~/domain/common/country';
import {
  delayIn,
  delayMonths,
  reportSortFields,
  shownMonth,
  type ReportItem,
  type ReportSortField,
} from '~/domain/subscription/productReport';
import { formatMoney } from '~/shared/i18n/formatMoney';
import { formatNumber } from '~/shared/i18n/formatNumber';
import type { Translate } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { ListRowToggle } from '~/shared/ui/list/ListRowToggle';
import type { ListColumn } from '~/shared/ui/list/listColumns';
import '../reportTexts.de';
import styles from './Report.module.css';

/** The stock delays are named by their place in the range, so that they stay chosen when the range moves. */
const delayIds = ['delay1', 'delay2', 'delay3', 'delay4', 'delay5', 'delay6'] as const;

interface ReportColumnOptions {
  readonly t: Translate;
  readonly currency: Currency;
  readonly month: string;
  readonly delayOffset: number;
  /** Id of the unfolded item. */
  readonly opened: string | null;
  readonly onToggle: (item: ReportItem) => void;
  readonly onNote: (item: ReportItem) => void;
}

const nothing = '–';

/** The columns of the report (REQ G7.1); those that the service sorts by have its codes as ids. */
export function reportColumns(options: ReportColumnOptions): readonly ListColumn<ReportItem>[] {
  const { t, currency, month, delayOffset, opened, onToggle, onNote } = options;
  const money = (cents: number | null) => (cents === null ? nothing : formatMoney(cents, currency));
  const sorted: Record<ReportSortField, Omit<ListColumn<ReportItem>, 'id' | 'title'>> = {
    PRODUCT_NO: {
      width: 96,
      render: (item) => (
        <ListRowToggle isOpen={item.id === opened} onToggle={() => onToggle(item)}>
          {item.productNo || nothing}
        </ListRowToggle>
      ),
    },
    PRODUCT_NAME: { width: 150, grows: true, render: ({ name }) => name },
    ACTIVE_SUBSCRIPTIONS: { width: 68, align: 'end', render: (item) => formatNumber(item.activeSubscriptions) },
    NEW_SUBSCRIPTIONS: { width: 60, align: 'end', render: (item) => formatNumber(item.newSubscriptions) },
    CANCELLED_SUBSCRIPTIONS: { width: 88, align: 'end', render: (item) => formatNumber(item.cancelledSubscriptions) },
    FLOOR_SALES: { width: 104, align: 'end', render: ({ floorSales }) => money(floorSales) },
    PRICE: { width: 80, align: 'end', render: ({ price }) => money(price) },
  };
  return [
    ...reportSortFields.map((field) => ({
      id: field,
      title: t(`report.column.${field}`),
      isSortable: true,
      ...sorted[field],
    })),
    ...delayMonths(month, delayOffset).map((delayed, index): ListColumn<ReportItem> => ({
      id: delayIds[index] ?? delayed,
      title: t('report.column.delay', { month: shortMonth(delayed) }),
      width: 100,
      align: 'end',
      render: (item) => formatNumber(delayIn(item, delayed)),
    })),
    {
      id: 'note',
      title: t('report.column.note'),
      width: 140,
      render: (item) => (
        <span className={styles.note}>
          <span className={styles.noteText}>{item.note}</span>
          <Button size="row" aria-label={t('report.noteOf', { number: item.productNo })} onClick={() => onNote(item)}>
            {t('report.note')}
          </Button>
        </span>
      ),
    },
  ];
}

/** `11.26` for `2026-11`. */
function shortMonth(month: string): string {
  return shownMonth(month).replace(/\.\d{2}/, '.');
}
