import { germanDate } from '~/domain/common/berlinTime';
import { csvOf } from '~/domain/common/csv';
import { bulkPreview, previewRows } from '~/domain/subscription/bulkPreview';
import { nameOfSubscription, type Subscription } from '~/domain/subscription/subscription';
import { statusWordOf } from '~/domain/subscription/subscriptionWords';
import '~/domain/subscription/subscriptionWords.de';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { saveFile } from '~/shared/ui/saveFile';
import { Fact } from '~/shared/ui/Fact';
import '../bulkTexts.de';
import styles from './SubscriptionOverview.module.css';

interface BulkPreviewListProps {
  /** The loaded rows that are selected. */
  readonly rows: readonly Subscription[];
  /** How many are selected. */
  readonly count: number;
  /** The new date, `YYYY-MM-DD`; null where it stays. */
  readonly day: string | null;
}

/** How many values of a fact are named; the others are counted together. */
const named = 3;
const listed = 10;

/**
 * Renders what a bulk action will change, before it is confirmed: how many subscriptions of which status, product and date, and the first
 * ten with their dates. Renders nothing for a single subscription (DECISIONS 224).
 */
export function BulkPreviewList({ rows, count, day }: BulkPreviewListProps) {
  const t = useText();
  const { statuses, products, dates, broughtForward } = bulkPreview(rows, day);
  const line = (counts: readonly (readonly [string, number])[]) => {
    // No line breaks between a count and what it counts.
    const parts = counts.slice(0, named).map(([value, times]) => `${String(times)}\u00a0×\u00a0${value}`);
    const others = counts.slice(named).reduce((sum, [, times]) => sum + times, 0);
    return [...parts, ...(others === 0 ? [] : [t('subscriptionBulk.preview.others', { count: others })])].join(' · ');
  };
  const statusOf = (row: Subscription) => t(statusWordOf(row));
  const statusText = new Map(rows.map((row) => [row.status.type, statusOf(row)]));
  const facts = [
    ['status', statuses.map(([status, times]) => [statusText.get(status) ?? '', times] as const)],
    ['product', products],
    ['date', dates.map(([date, times]) => [germanDate(date), times] as const)],
  ] as const;
  const save = () => {
    const headings = (['number', 'product', 'status', 'before', 'after'] as const).map((name) =>
      t(`subscriptionBulk.preview.${name}`),
    );
    saveFile(t('subscriptionBulk.preview.file'), csvOf(previewRows(rows, day, { headings, statusOf })), 'text/csv');
  };
  if (count < 2 || rows.length === 0) return null;
  return (
    <section aria-label={t('subscriptionBulk.preview.title')} className={styles.preview}>
      {rows.length < count && <p>{t('subscriptionBulk.preview.loaded', { loaded: rows.length, count })}</p>}
      <dl className={styles.previewFacts}>
        {facts.map(([name, counts]) => (
          <Fact key={name} name={t(`subscriptionBulk.preview.${name}`)}>
            {line(counts)}
          </Fact>
        ))}
      </dl>
      {broughtForward > 0 && <p>{t('subscriptionBulk.preview.broughtForward', { count: broughtForward })}</p>}
      {day !== null && (
        <ul className={styles.previewDates}>
          {rows.slice(0, listed).map((row) => (
            <li key={row.id}>
              {t('subscriptionBulk.preview.move', {
                number: nameOfSubscription(row),
                before: row.aboInfo.nextOrderDate === null ? '–' : germanDate(row.aboInfo.nextOrderDate),
                after: germanDate(day),
              })}
            </li>
          ))}
        </ul>
      )}
      <Button size="row" onClick={save}>
        {t('subscriptionBulk.preview.save')}
      </Button>
    </section>
  );
}
