import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { nameOfSubscription, type Subscription } from '~/domain/subscription/subscription';
import { selectCurrency } from '~/features/call/callSlice';
import { useText } from '~/shared/i18n/i18n';
import { useFocusAfterDialog } from '~/shared/list/useFocusAfterDialog';
import { laterPart } from '~/shared/ui/laterPart';
import { ListEnd } from '~/shared/ui/list/ListEnd';
import { ListFoot } from '~/shared/ui/list/ListFoot';
import frame from '~/shared/ui/list/ListFrame.module.css';
import { ListTable, type ListHandle } from '~/shared/ui/list/ListTable';
import { useListSettings } from '~/shared/ui/list/useListSettings';
import { Button } from '~/shared/ui/Button';
import { Message } from '~/shared/ui/Message';
import { subscriptionActions } from '../../core/subscriptionSlice';
import type { SubscriptionFilter } from '../customerSubscriptionsSlice';
import { subscriptionColumns } from './customerSubscriptionColumns';
import { useCustomerSubscriptions } from './useCustomerSubscriptions';
import '~/shared/ui/list/listTexts.de';
import '../customerSubscriptionsTexts.de';

const ColumnsDialog = laterPart(async () => (await import('~/shared/ui/list/ColumnsDialog')).ColumnsDialog, 'floating');

interface CustomerSubscriptionsProps {
  readonly customerNumber: string;
  /** Searched for after the login; null: all. */
  readonly filter: SubscriptionFilter | null;
  /** Name of the subscription whose details are unfolded; the screen keeps it in its address. */
  readonly opened: string | null;
  readonly onOpen: (name: string | null) => void;
  readonly onShowAll: () => void;
  readonly renderDetails: (subscription: Subscription) => ReactNode;
  /** Id of the subscription that a dialog is open for; when it closes, the focus returns to the row. */
  readonly dialogFor: string | null;
}

const keyOf = ({ id }: Subscription): string => id;

/** The subscriptions of a customer: list, details, and what is done with one (REQ G2.1, G2.3). */
export function CustomerSubscriptions(props: CustomerSubscriptionsProps) {
  const { customerNumber, filter, opened, onOpen, onShowAll, renderDetails } = props;
  const t = useText();
  const dispatch = useDispatch();
  const table = useRef<ListHandle>(null);
  const currency = useSelector(selectCurrency);
  const { load, rows, request } = useCustomerSubscriptions(customerNumber, filter);
  const [columnsAreOpen, setColumnsAreOpen] = useState(false);
  const isFirstLoaded = load === 'loaded' && rows.length > 0;
  useEffect(() => {
    if (isFirstLoaded) table.current?.focusFirst();
  }, [isFirstLoaded]);
  useFocusAfterDialog(table, props.dialogFor);
  const columns = useMemo(
    () =>
      subscriptionColumns({
        t,
        currency,
        opened,
        onToggle: (row) => onOpen(nameOfSubscription(row)),
        onEdit: (row) => dispatch(subscriptionActions.editOpened(row)),
        onCancel: (row) => dispatch(subscriptionActions.cancellationOpened(row)),
      }),
    [t, currency, opened, onOpen, dispatch],
  );
  const [settings, setSettings] = useListSettings('customerSubscriptions', columns);
  const openRow = rows.find((row) => nameOfSubscription(row) === opened);
  const isEmpty = load === 'loaded' && rows.length === 0;
  const [found] = rows;
  return (
    <section className={frame.list} aria-label={t('customerSubscriptions.table')}>
      {filter !== null && load === 'loaded' && (
        <Message tone="info" live="polite" actionText={t('customerSubscriptions.all')} onAction={onShowAll}>
          {found === undefined
            ? t('customerSubscriptions.noneFound')
            : t('customerSubscriptions.onlyFound', { number: nameOfSubscription(found) })}
        </Message>
      )}
      <ListTable
        ref={table}
        label={t('customerSubscriptions.table')}
        rows={rows}
        keyOf={keyOf}
        columns={columns}
        settings={settings}
        totalRows={rows.length}
        isBusy={load === 'loading'}
        details={{
          openKey: openRow?.id ?? null,
          onOpen: (key) => {
            const row = rows.find(({ id }) => id === key);
            onOpen(row === undefined ? null : nameOfSubscription(row));
          },
          render: renderDetails,
        }}
        end={
          <ListEnd
            failure={load === 'failed' ? { text: t('customerSubscriptions.failed'), onRetry: request } : null}
            emptyText={isEmpty && filter === null ? t('customerSubscriptions.none') : null}
          />
        }
        renderFoot={(left) => (
          <ListFoot
            left={left}
            status={load === 'loading' ? t('common.loading') : t('customerSubscriptions.count', { count: rows.length })}
          >
            <Button size="row" onClick={() => setColumnsAreOpen(true)}>
              {t('list.columns')}
            </Button>
          </ListFoot>
        )}
      />
      {columnsAreOpen && (
        <ColumnsDialog
          columns={columns}
          settings={settings}
          onChange={setSettings}
          onClose={() => setColumnsAreOpen(false)}
        />
      )}
    </section>
  );
}
