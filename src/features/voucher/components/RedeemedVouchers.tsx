import { useMemo, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router';
import { berlinDateTime } from '~/domain/common/berlinTime';
import type { Currency } from '~/domain/common/country';
import { csvOf } from '~/domain/common/csv';
import { urlPart } from '~/domain/common/urlPart';
import {
  redeemedColumns,
  redeemedInView,
  redeemedRows,
  sortRedeemed,
  type RedeemedView,
} from '~/domain/offer/redeemedVouchers';
import { selectCurrency } from '~/features/call/callSlice';
import { useParts } from '~/shared/hooks/useParts';
import type { ChangeView } from '~/shared/hooks/useViewInAddress';
import { formatMoney } from '~/shared/i18n/formatMoney';
import { useText, type Translate } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { FilterBar } from '~/shared/ui/list/FilterBar';
import { defaultSettings, type ListColumn } from '~/shared/ui/list/listColumns';
import { ListEnd } from '~/shared/ui/list/ListEnd';
import { ListFoot } from '~/shared/ui/list/ListFoot';
import { ListTable, type ListHandle } from '~/shared/ui/list/ListTable';
import { Message } from '~/shared/ui/Message';
import { Panel } from '~/shared/ui/Panel';
import { saveFile } from '~/shared/ui/saveFile';
import { StoredTextField } from '~/shared/ui/StoredTextField';
import { selectVoucherManagementState, voucherManagementActions, type RedeemedEntry } from '../voucherManagementSlice';
import { CopyCodeButton } from './CopyCodeButton';
import '~/domain/offer/voucherWords.de';
import '~/shared/ui/list/listTexts.de';
import '../voucherManagementTexts.de';
import frame from '~/shared/ui/list/ListFrame.module.css';
import styles from './VoucherManagement.module.css';

interface RedeemedVouchersProps {
  readonly view: RedeemedView;
  readonly onView: ChangeView<RedeemedView>;
  readonly mayOpenOrders: boolean;
  /** Checks a code; null: the agent may not. */
  readonly onCheck: ((code: string) => void) | null;
}

const keyOf = ({ key }: RedeemedEntry): string => key;
const none: readonly RedeemedEntry[] = [];

/** Renders the vouchers that the customer redeemed (REQ C11.6): searched, sorted, saved as a file. */
export function RedeemedVouchers({ view, onView, mayOpenOrders, onCheck }: RedeemedVouchersProps) {
  const t = useText();
  const dispatch = useDispatch();
  const table = useRef<ListHandle>(null);
  const currency = useSelector(selectCurrency);
  const { redeemed } = useParts(selectVoucherManagementState, 'redeemed');
  const all = redeemed.status === 'loaded' ? redeemed.vouchers : none;
  const rows = useMemo(() => redeemedInView(all, view), [all, view]);
  const columns = useMemo(
    () => columnsOf({ t, currency, mayOpenOrders, onCheck }),
    [t, currency, mayOpenOrders, onCheck],
  );
  const save = () => {
    const headings = {
      code: t('voucherManagement.column.code'),
      redeemedAt: t('voucherManagement.column.redeemedAt'),
      orderNumber: t('voucherManagement.column.orderNumber'),
      value: `${t('voucherManagement.column.value')} (${currency})`,
    };
    saveFile(t('voucherManagement.fileName'), csvOf(redeemedRows(rows, headings)), 'text/csv;charset=utf-8');
  };
  return (
    <Panel title={t('voucherManagement.redeemed')} plain className={styles.redeemed}>
      {redeemed.status === 'failed' ? (
        <Message
          tone="error"
          actionText={t('common.tryAgain')}
          onAction={() => dispatch(voucherManagementActions.redeemedRequested())}
        >
          {t('voucher.couldntGetRedeemedVouchers')}
        </Message>
      ) : (
        <>
          <FilterBar
            label={t('voucherManagement.search')}
            className={frame.filters}
            onDown={() => table.current?.focusFirst()}
          >
            <StoredTextField
              label={t('voucherManagement.keyword')}
              placeholder={t('voucherManagement.keywordHint')}
              value={view.keyword}
              onTyped={(keyword) => onView((before) => ({ ...before, keyword }), 'typing')}
            />
            <div className={frame.buttons}>
              <Button isOff={rows.length === 0} onClick={save}>
                {t('voucherManagement.save')}
              </Button>
            </div>
          </FilterBar>
          <ListTable
            ref={table}
            label={t('voucherManagement.redeemed')}
            rows={rows}
            keyOf={keyOf}
            columns={columns}
            settings={defaultSettings}
            sorting={{
              columnId: view.sortedBy,
              direction: view.direction,
              onSort: (id) => {
                const column = redeemedColumns.find((known) => known === id);
                if (column !== undefined) onView((before) => sortRedeemed(before, column), 'step');
              },
            }}
            totalRows={rows.length}
            isBusy={redeemed.status === 'loading'}
            end={
              <ListEnd
                emptyText={
                  redeemed.status === 'loading' || rows.length > 0
                    ? null
                    : t(all.length === 0 ? 'voucherManagement.noneRedeemed' : 'voucherManagement.noneFound')
                }
                onClearFilters={
                  view.keyword === '' ? undefined : () => onView((before) => ({ ...before, keyword: '' }), 'step')
                }
              />
            }
            renderFoot={(left) => (
              <ListFoot
                left={left}
                status={
                  redeemed.status === 'loading'
                    ? t('common.loading')
                    : t('voucherManagement.count', { shown: rows.length, count: all.length })
                }
              >
                <span className={frame.keys}>{t('voucherManagement.keys')}</span>
              </ListFoot>
            )}
          />
        </>
      )}
    </Panel>
  );
}

interface ColumnOptions {
  readonly t: Translate;
  readonly currency: Currency;
  readonly mayOpenOrders: boolean;
  readonly onCheck: ((code: string) => void) | null;
}

function columnsOf({ t, currency, mayOpenOrders, onCheck }: ColumnOptions): readonly ListColumn<RedeemedEntry>[] {
  return [
    {
      id: 'code',
      title: t('voucherManagement.column.code'),
      width: 160,
      grows: true,
      isSortable: true,
      render: ({ code }) => (
        <button
          type="button"
          className={styles.code}
          aria-label={onCheck === null ? code : t('voucherManagement.checkCode', { code })}
          aria-disabled={onCheck === null}
          data-row-focus=""
          onClick={() => onCheck?.(code)}
        >
          {code}
        </button>
      ),
    },
    {
      id: 'redeemedAt',
      title: t('voucherManagement.column.redeemedAt'),
      width: 140,
      isSortable: true,
      render: ({ redeemedAt }) => (redeemedAt === null ? '' : berlinDateTime(redeemedAt)),
    },
    {
      id: 'orderNumber',
      title: t('voucherManagement.column.orderNumber'),
      width: 132,
      isSortable: true,
      render: ({ orderNumber }) =>
        orderNumber !== null && mayOpenOrders ? (
          <Link to={`/orders/${urlPart(orderNumber)}`}>{orderNumber}</Link>
        ) : (
          orderNumber
        ),
    },
    {
      id: 'value',
      title: t('voucherManagement.column.value'),
      width: 100,
      align: 'end',
      isSortable: true,
      render: ({ value }) => (value === null ? '' : formatMoney(value, currency)),
    },
    {
      id: 'actions',
      title: t('voucherManagement.column.actions'),
      width: 108,
      isFixed: true,
      render: ({ code }) => <CopyCodeButton code={code} />,
    },
  ];
}
