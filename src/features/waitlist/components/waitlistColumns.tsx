import { berlinDateTime } from '~/domain/common/berlinTime';
import type { Currency } from '~/domain/common/country';
import { canCancelItem, type WaitlistItem } from '~/domain/waitlist/waitlist';
import { formatMoney } from '~/shared/i18n/formatMoney';
import type { Translate } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { ListRowToggle } from '~/shared/ui/list/ListRowToggle';
import type { ListColumn } from '~/shared/ui/list/listColumns';
import { nameOfItem, paymentText } from '../itemTexts';
import { WaitlistStatusTag } from './WaitlistStatusTag';
import '../waitlistListTexts.de';

interface WaitlistColumnOptions {
  readonly t: Translate;
  readonly currency: Currency;
  /** Id of the unfolded item. */
  readonly opened: string | null;
  readonly onToggle: (item: WaitlistItem) => void;
  readonly onCancel: (item: WaitlistItem) => void;
}

/** The columns of the waitlist (REQ H1.3). */
export function waitlistColumns({
  t,
  currency,
  opened,
  onToggle,
  onCancel,
}: WaitlistColumnOptions): readonly ListColumn<WaitlistItem>[] {
  const money = (cents: number | null) => (cents === null ? '' : formatMoney(cents, currency));
  return [
    {
      id: 'article',
      title: t('waitlist.list.article'),
      width: 220,
      grows: true,
      render: (item) => (
        <ListRowToggle
          isOpen={item.id === opened}
          label={t('waitlist.list.details', { name: nameOfItem(item) })}
          onToggle={() => onToggle(item)}
        >
          {nameOfItem(item)}
        </ListRowToggle>
      ),
    },
    {
      id: 'quantity',
      title: t('waitlist.list.quantity'),
      width: 72,
      align: 'end',
      render: ({ quantity }) => quantity ?? '?',
    },
    {
      id: 'status',
      title: t('waitlist.list.status'),
      width: 136,
      render: (item) => <WaitlistStatusTag item={item} />,
    },
    { id: 'payment', title: t('waitlist.list.payment'), width: 104, render: (item) => paymentText(item, t) },
    {
      id: 'created',
      title: t('waitlist.list.created'),
      width: 128,
      render: ({ createdAt }) => (createdAt === null ? '' : berlinDateTime(createdAt)),
    },
    {
      id: 'ordered',
      title: t('waitlist.list.ordered'),
      width: 128,
      render: ({ orderDate }) => (orderDate === null ? '' : berlinDateTime(orderDate)),
    },
    {
      id: 'shipping',
      title: t('waitlist.list.shipping'),
      width: 80,
      align: 'end',
      render: ({ shippingCosts }) => money(shippingCosts),
    },
    {
      id: 'total',
      title: t('waitlist.list.total'),
      width: 96,
      align: 'end',
      render: ({ totalPrice }) => money(totalPrice),
    },
    {
      id: 'actions',
      title: t('waitlist.list.actions'),
      width: 204,
      isFixed: true,
      render: (item) =>
        canCancelItem(item) && (
          <Button look="danger" size="row" onClick={() => onCancel(item)}>
            {t('waitlist.cancel.open')}
          </Button>
        ),
    },
  ];
}
