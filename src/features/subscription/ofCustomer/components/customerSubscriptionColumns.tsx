import { germanDate } from '~/domain/common/berlinTime';
import type { Currency } from '~/domain/common/country';
import {
  currencyOfSubscription,
  isOver,
  nameOfSubscription,
  type Subscription,
} from '~/domain/subscription/subscription';
import '~/domain/subscription/subscriptionWords.de';
import { formatMoney } from '~/shared/i18n/formatMoney';
import type { Translate } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import type { ListColumn } from '~/shared/ui/list/listColumns';
import { ListRowToggle } from '~/shared/ui/list/ListRowToggle';
import { SubscriptionStatusTag } from '../../core/components/SubscriptionStatusTag';
import '../customerSubscriptionsTexts.de';
import styles from './CustomerSubscriptions.module.css';

interface ColumnOptions {
  readonly t: Translate;
  readonly currency: Currency;
  /** Name of the unfolded subscription. */
  readonly opened: string | null;
  readonly onToggle: (subscription: Subscription) => void;
  readonly onEdit: (subscription: Subscription) => void;
  readonly onCancel: (subscription: Subscription) => void;
}

/** The columns of a customer's subscriptions (REQ G2.3). */
export function subscriptionColumns(options: ColumnOptions): readonly ListColumn<Subscription>[] {
  const { t, currency, opened, onToggle, onEdit, onCancel } = options;
  return [
    {
      id: 'number',
      title: t('customerSubscriptions.number'),
      width: 112,
      render: (row) => (
        <ListRowToggle
          isOpen={nameOfSubscription(row) === opened}
          label={t('customerSubscriptions.details', { number: nameOfSubscription(row) })}
          onToggle={() => onToggle(row)}
        >
          {nameOfSubscription(row)}
        </ListRowToggle>
      ),
    },
    {
      id: 'product',
      title: t('customerSubscriptions.product'),
      width: 180,
      grows: true,
      render: ({ product }) => product.name,
    },
    {
      id: 'status',
      title: t('customerSubscriptions.status'),
      width: 190,
      render: (row) => <SubscriptionStatusTag subscription={row} />,
    },
    {
      id: 'rotation',
      title: t('customerSubscriptions.rotation'),
      width: 124,
      render: ({ aboInfo: { rotation } }) => (rotation === null ? '' : t(`subscription.rotation.${rotation}`)),
    },
    {
      id: 'quantity',
      title: t('customerSubscriptions.quantity'),
      width: 64,
      align: 'end',
      render: ({ details }) => details.product.quantity ?? '?',
    },
    {
      id: 'next',
      title: t('customerSubscriptions.next'),
      width: 150,
      render: ({ aboInfo: { nextOrderDate } }) => germanDate(nextOrderDate ?? ''),
    },
    {
      id: 'total',
      title: t('customerSubscriptions.total'),
      width: 96,
      align: 'end',
      render: (row) => (row.total === null ? '' : formatMoney(row.total, currencyOfSubscription(row, currency))),
    },
    {
      id: 'actions',
      title: t('customerSubscriptions.actions'),
      width: 190,
      isFixed: true,
      render: (row) =>
        !isOver(row) && (
          <span className={styles.actions}>
            <Button
              size="row"
              aria-label={t('customerSubscriptions.cancelNamed', { number: nameOfSubscription(row) })}
              onClick={() => onCancel(row)}
            >
              {t('customerSubscriptions.cancel')}
            </Button>
            <Button
              size="row"
              aria-label={t('customerSubscriptions.editNamed', { number: nameOfSubscription(row) })}
              onClick={() => onEdit(row)}
            >
              {t('customerSubscriptions.edit')}
            </Button>
          </span>
        ),
    },
  ];
}
