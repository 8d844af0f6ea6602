import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import type { Currency } from '~/domain/common/country';
import { nameOfSubscription, type Subscription } from '~/domain/subscription/subscription';
import { useParts } from '~/shared/hooks/useParts';
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
import {
  customerSubscriptionsActions,
  selectCustomerSubscriptionsState,
  type SubscriptionFilter,
} from '../customerSubscriptionsSlice';
import { columnIds, subscriptionColumns } from './customerSubscriptionColumns';
import '~/shared/ui/list/listTexts.de';
import '../customerSubscriptionsTexts.de';

const ColumnsDialog = laterPart(async () => (await import('~/shared/ui/list/ColumnsDialog')).ColumnsDialog, 'floating');

interface CustomerSubscriptionsProps {
  readonly customerNumber: string;
  /** Searched for after the login; null: all. */
  readonly filter: SubscriptionFilter | null;
  /** Name of the subscription whose details are unfolded; the screen keeps it in its address. */
  readonly opened: string | null;
  readonly currency: Currency;
  readonly onOpen: (name: string | null) => void;
  readonly onShowAll: () => void;
  readonly onEdit: (subscription: Subscription) => void;
  readonly onCancel: (subscription: Subscription) => void;
  readonly renderDetails: (subscription: Subscription) => ReactNode;
  /** Id of the subscription that a dialog is open for; when it closes, the focus returns to the row. */
  readonly dialogFor: string | null;
}

const keyOf = ({ id }: Subscription): string => id;

/** The subscriptions of a customer: list, details, and what is done with one (REQ G2.1, G2.3). */
export function CustomerSubscriptions(props: CustomerSubscriptionsProps) {
  const { customerNumber, filter, opened, currency, onOpen, onShowAll, onEdit, onCancel, renderDetails } = props;
  const t = useText();
  const dispatch = useDispatch();
  const table = useRef<ListHandle>(null);
  const { query, load, subscriptions } = useParts(selectCustomerSubscriptionsState, 'query', 'load', 'subscriptions');
  const [settings, setSettings] = useListSettings('customerSubscriptions', columnIds);
  const [columnsAreOpen, setColumnsAreOpen] = useState(false);
  const { keyword = null, keywordType = null } = filter ?? {};
  const retry = () => dispatch(customerSubscriptionsActions.listRequested({ customerNumber, filter }));
  useEffect(() => {
    const asked = keyword === null || keywordType === null ? null : { keyword, keywordType };
    dispatch(customerSubscriptionsActions.listRequested({ customerNumber, filter: asked }));
    return () => {
      dispatch(customerSubscriptionsActions.listLeft());
    };
  }, [dispatch, customerNumber, keyword, keywordType]);
  const isOwn = query?.customerNumber === customerNumber;
  const rows = isOwn ? subscriptions : none;
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
        onToggle: (row) => onOpen(nameOfSubscription(row)),
        onEdit,
        onCancel,
      }),
    [t, currency, onOpen, onEdit, onCancel],
  );
  const openRow = rows.find((row) => nameOfSubscription(row) === opened);
  const isEmpty = isOwn && load === 'loaded' && rows.length === 0;
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
            failure={load === 'failed' ? { text: t('customerSubscriptions.failed'), onRetry: retry } : null}
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

const none: readonly Subscription[] = [];
