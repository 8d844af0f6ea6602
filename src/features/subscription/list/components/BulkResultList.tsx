import { useMemo } from 'react';
import {
  sortedResults,
  summaryOf,
  type BulkKind,
  type BulkSummary,
  type NamedResult,
} from '~/domain/subscription/bulkChange';
import '~/domain/subscription/subscriptionWords.de';
import { useParts } from '~/shared/hooks/useParts';
import { useText } from '~/shared/i18n/i18n';
import { ListTable } from '~/shared/ui/list/ListTable';
import { defaultSettings, type ListColumn } from '~/shared/ui/list/listColumns';
import { answerText } from '~/shared/ui/answerText';
import { Message } from '~/shared/ui/Message';
import { Tag } from '~/shared/ui/Tag';
import { selectSubscriptionOverviewState, type Bulk } from '../subscriptionOverviewSlice';
import '../bulkTexts.de';
import '~/domain/order/rejectionWords.de';
import styles from './SubscriptionOverview.module.css';

const settings = { ...defaultSettings, density: 'compact' } as const;
const keyOf = ({ id }: NamedResult): string => id;

interface BulkSummaryListProps {
  readonly kind: BulkKind;
  readonly summary: BulkSummary;
}

/** How many of a bulk action were changed, failed, or are not known. */
export function BulkSummaryList({ kind, summary }: BulkSummaryListProps) {
  const t = useText();
  const { processed, failed, alreadyProcessed, unnamed, beyond, beingCanceled, notSent } = summary;
  const processedText = kind === 'cancel' ? 'subscriptionBulk.result.accepted' : 'subscriptionBulk.result.processed';
  return (
    <div role="status">
      <ul className={styles.summary}>
        {(processed > 0 || unnamed === 0) && <li>{t(processedText, { count: processed })}</li>}
        {failed > 0 && <li>{t('subscriptionBulk.result.failed', { count: failed })}</li>}
        {alreadyProcessed > 0 && <li>{t('subscriptionBulk.result.already', { count: alreadyProcessed })}</li>}
        {unnamed > 0 && <li>{t('subscriptionBulk.result.unnamed', { count: unnamed })}</li>}
        {beyond > 0 && <li>{t('subscriptionBulk.result.beyond', { count: beyond })}</li>}
        {beingCanceled > 0 && <li>{t('subscriptionBulk.result.beingCanceled', { count: beingCanceled })}</li>}
        {notSent > 0 && <li>{t('subscriptionBulk.result.notSent', { count: notSent })}</li>}
      </ul>
    </div>
  );
}

/** What became of each subscription of a bulk action, failed ones first (REQ G5.5). */
export function BulkResultList({ bulk }: { readonly bulk: Extract<Bulk, { readonly phase: 'done' }> }) {
  const t = useText();
  const { answer, change, sent } = bulk;
  const { numbers } = useParts(selectSubscriptionOverviewState, 'numbers');
  const summary = summaryOf(answer, sent.total);
  const rows = useMemo(() => sortedResults(answer), [answer]);
  const columns = useMemo(
    (): readonly ListColumn<NamedResult>[] => [
      {
        id: 'number',
        title: t('subscriptionBulk.result.number'),
        width: 140,
        render: ({ id }) => (
          <span tabIndex={-1} data-row-focus="">
            {numbers[id] ?? t('subscriptionBulk.result.notListed')}
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
        render: ({ failure }) => (failure === null ? '' : t(`rejection.failure.${failure}`)),
      },
    ],
    [t, numbers],
  );
  return (
    <>
      {answer.endedBy !== null && (
        <Message tone="warning">
          {answer.endedBy === 'unknown' && answerText(answer.said, t)} {t(`subscriptionBulk.ended.${answer.endedBy}`)}{' '}
          {answer.endedBy === 'refused' && answer.said}
        </Message>
      )}
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
            end={null}
          />
        </div>
      )}
    </>
  );
}
