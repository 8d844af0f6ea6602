import isEqual from 'fast-deep-equal';
import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { berlinDateTime } from '~/domain/common/berlinTime';
import type { Currency } from '~/domain/common/country';
import { noWaitlistFilters, type WaitlistFilters, type WaitlistItem } from '~/domain/waitlist/waitlist';
import { selectCurrency, selectFlags } from '~/features/call/callSlice';
import { periodText } from '~/features/keywords/periodTexts';
import { useParts } from '~/shared/hooks/useParts';
import type { ChangeView } from '~/shared/hooks/useViewInAddress';
import { formatMoney } from '~/shared/i18n/formatMoney';
import { useText } from '~/shared/i18n/i18n';
import { filterChips } from '~/shared/list/filterChips';
import { ListScreen } from '~/shared/list/ListScreen';
import { laterPart } from '~/shared/ui/laterPart';
import { reasonText } from '../itemTexts';
import { selectWaitlistState, waitlistActions } from '../waitlistSlice';
import type { WaitlistView } from '../waitlistView';
import { useWaitlist } from './useWaitlist';
import { waitlistColumns } from './waitlistColumns';
import { WaitlistFilterFields } from './WaitlistFilterFields';
import '~/domain/waitlist/waitlistWords.de';
import '../waitlistListTexts.de';
import frame from '~/shared/ui/list/ListFrame.module.css';
import styles from './Waitlist.module.css';

const CancelWaitlistDialog = laterPart(
  async () => (await import('./CancelWaitlistDialog')).CancelWaitlistDialog,
  'floating',
);

interface WaitlistHistoryProps {
  /** The customer number. */
  readonly customerId: string;
  readonly view: WaitlistView;
  readonly onView: ChangeView<WaitlistView>;
}

/** The parameters of the address that are not filters. */
const notFilters = ['open'] as const;

/** The reservations of a customer: filters, list and cancelling (REQ H1.3, H1.4). */
export function WaitlistHistory({ customerId, view, onView }: WaitlistHistoryProps) {
  const t = useText();
  const dispatch = useDispatch();
  const currency = useSelector(selectCurrency);
  const { infiniteScrolling } = useSelector(selectFlags);
  const { cancellation } = useParts(selectWaitlistState, 'cancellation');
  const { filters, opened } = view;
  const shown = useWaitlist({ customerId, filters });
  const { rows, hasMore } = shown;
  const filter: ChangeView<WaitlistFilters> = (change, kind) =>
    onView((before) => ({ ...before, filters: change(before.filters) }), kind);
  const columns = useMemo(
    () =>
      waitlistColumns({
        t,
        currency,
        opened,
        onToggle: ({ id }) => onView((before) => ({ ...before, opened: id === before.opened ? null : id }), 'step'),
        onCancel: (item) => dispatch(waitlistActions.cancellationAdvanced({ phase: 'asking', customerId, item })),
      }),
    [t, currency, opened, onView, dispatch, customerId],
  );
  const period = periodText(filters.dates, t);
  const hasFilters = !isEqual(filters, noWaitlistFilters);
  const ofCustomer = cancellation?.customerId === customerId ? cancellation : null;
  return (
    <section className={frame.list} aria-label={t('waitlist.title')}>
      <ListScreen
        label={t('waitlist.title')}
        name="waitlist"
        notFilters={notFilters}
        shown={shown}
        columns={columns}
        words={{
          failed: t('waitlist.list.failed'),
          moreFailed: t('waitlist.list.moreFailed'),
          none: t(hasFilters ? 'waitlist.list.noneFiltered' : 'waitlist.list.none'),
          searched: t('waitlist.list.searched', { period }),
          loaded: (total) =>
            hasMore
              ? t('waitlist.list.loadedOf', { count: rows.length, total })
              : t('waitlist.list.totals', { count: rows.length }),
        }}
        paging={{ by: infiniteScrolling ? 'scrolling' : 'button' }}
        chips={filterChips(
          filters,
          noWaitlistFilters,
          { keywords: `${t('waitlist.list.keyword')}: ${filters.keywords.join(', ')}`, dates: period },
          filter,
        )}
        renderFilters={(tools) => <WaitlistFilterFields filters={filters} onChange={filter} tools={tools} />}
        onClearFilters={hasFilters ? () => filter(() => noWaitlistFilters, 'step') : undefined}
        openKey={opened}
        onOpen={(key) => onView((before) => ({ ...before, opened: key }), 'step')}
        renderDetails={(item) => <ItemDetails item={item} currency={currency} />}
        dialogFor={cancellation?.item.id ?? null}
        dialogs={ofCustomer !== null && <CancelWaitlistDialog />}
      />
    </section>
  );
}

function ItemDetails({ item, currency }: { readonly item: WaitlistItem; readonly currency: Currency }) {
  const t = useText();
  const { product, sku, orderDate } = item;
  const facts = [
    [t('waitlist.list.sku'), sku],
    [t('waitlist.list.baseProductNo'), product.baseProductNo],
    [t('waitlist.list.brand'), product.brand],
    [t('waitlist.list.price'), product.price === null ? '' : formatMoney(product.price, currency)],
    [t('waitlist.list.ordered'), orderDate === null ? '' : berlinDateTime(orderDate)],
    [t('waitlist.list.reason'), reasonText(item, t) ?? ''],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, fact]) => fact !== '')
        .flatMap(([name, fact]) => [<dt key={`${name} dt`}>{name}</dt>, <dd key={`${name} dd`}>{fact}</dd>])}
    </dl>
  );
}
