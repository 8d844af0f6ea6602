import { berlinDateTime, germanDate } from '~/domain/common/berlinTime';
import type { Currency } from '~/domain/common/country';
import type { SortField } from '~/domain/subscription/overview';
import { currencyOfSubscription, nameOfSubscription, type Subscription } from '~/domain/subscription/subscription';
import { shownProductNumber } from '~/domain/subscription/subscriptionNumbers';
import '~/domain/subscription/subscriptionWords.de';
import { formatMoney } from '~/shared/i18n/formatMoney';
import type { Translate } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import type { ListColumn } from '~/shared/ui/list/listColumns';
import { SubscriptionStatusTag } from '../../core/components/SubscriptionStatusTag';
import '../overviewTexts.de';
import styles from './SubscriptionOverview.module.css';

/** The columns by which the service sorts. */
const sortFieldOfColumn: Readonly<Record<string, SortField>> = {
  product: 'PRODUCT_NAME',
  next: 'NEXT_ORDER_DATE',
  created: 'CREATION_DATE',
  updated: 'UPDATED_DATE',
};

export function sortFieldOf(columnId: string): SortField | null {
  return sortFieldOfColumn[columnId] ?? null;
}

export function columnOf(field: SortField): string | null {
  return Object.keys(sortFieldOfColumn).find((column) => sortFieldOfColumn[column] === field) ?? null;
}

interface ColumnOptions {
  readonly t: Translate;
  /** Of the call. */
  readonly currency: Currency;
  readonly names: Readonly<Record<string, string>>;
  readonly onOpen: (subscription: Subscription) => void;
}

/** The columns of the overview (REQ G2.3, G3.2). */
export function subscriptionColumns({
  t,
  currency,
  names,
  onOpen,
}: ColumnOptions): readonly ListColumn<Subscription>[] {
  return [
    {
      id: 'number',
      title: t('subscriptionOverview.column.number'),
      width: 88,
      render: (row) => (
        <Button look="link" data-row-focus="" onClick={() => onOpen(row)}>
          {nameOfSubscription(row)}
        </Button>
      ),
    },
    {
      id: 'status',
      title: t('subscriptionOverview.status'),
      width: 132,
      render: (row) => (
        <span className={styles.status}>
          <SubscriptionStatusTag subscription={row} />
        </span>
      ),
    },
    {
      id: 'customer',
      title: t('subscriptionOverview.column.customer'),
      width: 144,
      render: ({ externalCustomerId }) => (
        <span className={styles.lines}>
          <span>{names[externalCustomerId] ?? ''}</span>
          <span className={styles.second}>{externalCustomerId}</span>
        </span>
      ),
    },
    {
      id: 'product',
      title: t('subscriptionOverview.column.product'),
      width: 150,
      grows: true,
      isSortable: true,
      render: ({ product }) => product.name,
    },
    {
      id: 'deliveryProduct',
      title: t('subscriptionOverview.column.deliveryProduct'),
      width: 84,
      render: ({ promoOrderNumber }) => shownProductNumber(promoOrderNumber),
    },
    {
      id: 'subscriptionProduct',
      title: t('subscriptionOverview.column.subscriptionProduct'),
      width: 78,
      render: ({ deliveryOrderNumber }) => shownProductNumber(deliveryOrderNumber),
    },
    {
      id: 'rotation',
      title: t('subscriptionOverview.column.rotation'),
      width: 104,
      render: ({ aboInfo: { rotation } }) => (rotation === null ? '' : t(`subscription.rotation.${rotation}`)),
    },
    {
      id: 'quantity',
      title: t('subscriptionOverview.column.quantity'),
      width: 64,
      align: 'end',
      render: ({ details }) => details.product.quantity ?? '?',
    },
    {
      id: 'next',
      title: t('subscriptionOverview.column.next'),
      width: 144,
      isSortable: true,
      render: ({ aboInfo: { nextOrderDate } }) => germanDate(nextOrderDate ?? ''),
    },
    {
      id: 'previous',
      title: t('subscriptionOverview.column.previous'),
      width: 108,
      render: ({ aboInfo: { previousOrderDate } }) => germanDate(previousOrderDate ?? ''),
    },
    {
      id: 'total',
      title: t('subscriptionOverview.column.total'),
      width: 96,
      align: 'end',
      render: (row) => (row.total === null ? '' : formatMoney(row.total, currencyOfSubscription(row, currency))),
    },
    {
      id: 'created',
      title: t('subscriptionOverview.column.created'),
      width: 134,
      isSortable: true,
      render: ({ createdAt }) => berlinDateTime(createdAt),
    },
    {
      id: 'updated',
      title: t('subscriptionOverview.column.updated'),
      width: 150,
      isSortable: true,
      render: ({ updatedAt }) => berlinDateTime(updatedAt),
    },
    {
      id: 'note',
      title: t('subscriptionOverview.column.note'),
      width: 180,
      render: ({ note }) => <span className={styles.note}>{note}</span>,
    },
  ];
}
