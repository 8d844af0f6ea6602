import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { failureWords } from '~/domain/order/rejectionWords';
import { sortedResults, summaryOf, type BulkKind, type BulkSummary } from '~/domain/subscription/bulkChange';
import type { BulkResult } from '~/domain/subscription/overview';
import { nameOfSubscription } from '~/domain/subscription/subscription';
import '~/domain/subscription/subscriptionWords.de';
import { useText } from '~/shared/i18n/i18n';
import { rowsOf } from '~/shared/list/pagedList';
import { ListTable } from '~/shared/ui/list/ListTable';
import { defaultSettings, type ListColumn } from '~/shared/ui/list/listColumns';
import { Tag } from '~/shared/ui/Tag';
import { selectSubscriptionOverview, type Bulk } from '../subscriptionOverviewSlice';
import '../bulkTexts.de';
import styles from './SubscriptionOverview.module.css';

const settings = { ...defaultSettings, density: 'compact' } as const;
const keyOf = ({ id }: BulkResult): string => id;

interface BulkSummaryListProps {
  readonly kind: BulkKind;
  readonly summary: BulkSummary;
}

/** How many of a bulk action were changed, failed, or are not known. */
export function BulkSummaryList({ kind, summary }: BulkSummaryListProps) {
  const t = useText();
  const { processed, failed, alreadyProcessed, unnamed } = summary;
  const processedText = kind === 'cancel' ? 'subscriptionBulk.result.accepted' : 'subscriptionBulk.result.processed';
  return (
    <div role="status">
      <ul className={styles.summary}>
        {(processed > 0 || unnamed === 0) && <li>{t(processedText, { count: processed })}</li>}
        {failed > 0 && <li>{t('subscriptionBulk.result.failed', { count: failed })}</li>}
        {alreadyProcessed > 0 && <li>{t('subscriptionBulk.result.already', { count: alreadyProcessed })}</li>}
        {unnamed > 0 && <li>{t('subscriptionBulk.result.unnamed', { count: unnamed })}</li>}
      </ul>
    </div>
  );
}

/** What became of each subscription of a bulk action, failed ones first (REQ G5.5). */
export function BulkResultList({ bulk }: { readonly bulk: Extract<Bulk, { readonly phase: 'done' }> }) {
  const t = useText();
  const { list } = useSelector(selectSubscriptionOverview);
  const { answer, change, sent } = bulk;
  const summary = summaryOf(answer, sent.total);
  const rows = useMemo(() => sortedResults(answer), [answer]);
  const columns = useMemo((): readonly ListColumn<BulkResult>[] => {
    const names = new Map(rowsOf(list).map((row) => [row.id, nameOfSubscription(row)]));
    return [
      {
        id: 'number',
        title: t('subscriptionBulk.result.number'),
        width: 140,
        render: ({ id }) => (
          <span tabIndex={-1} data-row-focus="">
            {names.get(id) ?? id}
          </span>
        ),
      },
      {
        id: 'result',
        title: t('subscriptionBulk.result.outcome'),
        width: 150,
        render: ({ result }) => (
          <Tag tone={result === 'FAILED' ? 'error' : 'success'}>
            <span aria-hidden="true">{result === 'FAILED' ? '⚠' : '✓'}</span> {t(`subscription.result.${result}`)}
          </Tag>
        ),
      },
      {
        id: 'reason',
        title: t('subscriptionBulk.result.reason'),
        width: 240,
        grows: true,
        render: ({ failure }) => (failure === null ? '' : t(failureWords[failure])),
      },
    ];
  }, [t, list]);
  return (
    <>
      <BulkSummaryList kind={change.kind} summary={summary} />
      {rows.length > 0 && (
        <div className={styles.results}>
          <ListTable
            label={t('subscriptionBulk.result.table')}
            rows={rows}
            keyOf={keyOf}
            columns={columns}
            settings={settings}
            totalRows={rows.length}
            isBusy={false}
            openKey={null}
            onOpen={() => undefined}
            renderDetails={() => null}
            end={null}
          />
        </div>
      )}
    </>
  );
}
