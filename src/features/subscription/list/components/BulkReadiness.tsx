import { useDispatch } from 'react-redux';
import { useParts } from '~/shared/hooks/useParts';
import { useText } from '~/shared/i18n/i18n';
import { Message } from '~/shared/ui/Message';
import { selectSubscriptionOverviewState, subscriptionOverviewActions } from '../subscriptionOverviewSlice';
import '~/shared/i18n/commonTexts.de';
import '../bulkTexts.de';
import '../overviewTexts.de';
import styles from './SubscriptionOverview.module.css';

interface ReadingProgressProps {
  readonly read: number;
  /** Null: not known until all are read. */
  readonly count: number | null;
}

/** Renders how many of the selected subscriptions are loaded. If their number is known, the change can be sent before all are loaded. */
export function ReadingProgress({ read, count }: ReadingProgressProps) {
  const t = useText();
  const dispatch = useDispatch();
  const { selectedRows } = useParts(selectSubscriptionOverviewState, 'selectedRows');
  if (selectedRows?.status === 'failed') {
    return (
      <Message
        tone="warning"
        actionText={t('common.tryAgain')}
        onAction={() => dispatch(subscriptionOverviewActions.selectedRequested())}
      >
        {t(count === null ? 'subscriptionOverview.countFailed' : 'subscriptionBulk.preview.notRead')}
      </Message>
    );
  }
  if (selectedRows?.status !== 'loading') return null;
  return (
    <progress
      className={styles.progress}
      aria-label={t('subscriptionBulk.preview.reading')}
      {...(count !== null && { max: count, value: read })}
    />
  );
}

interface NotReadyProps {
  readonly id: string;
  readonly count: number | null;
  /** The number of loaded selected subscriptions, if the service names no total; otherwise null. */
  readonly atLeast: number | null;
}

/** Why the change cannot be sent: what is selected is not known yet, or the list has changed below the dialog. */
export function NotReady({ id, count, atLeast }: NotReadyProps) {
  const t = useText();
  const dispatch = useDispatch();
  const { list, count: counting } = useParts(selectSubscriptionOverviewState, 'list', 'count');
  if (count !== null && count > 0) return null;
  if (count === 0) {
    return (
      <div id={id}>
        <Message tone="warning">{t('subscriptionBulk.nothingSelected')}</Message>
      </div>
    );
  }
  if (atLeast !== null) {
    return (
      <p id={id} role="status">
        {t('subscriptionBulk.atLeast', { count: atLeast })}
      </p>
    );
  }
  const hasListFailed = list.status === 'failed';
  if (!hasListFailed && counting !== 'failed') {
    return (
      <p id={id} role="status">
        {t('subscriptionOverview.counting')}
      </p>
    );
  }
  return (
    <div id={id}>
      <Message
        tone="error"
        actionText={t('common.tryAgain')}
        onAction={() =>
          dispatch(
            hasListFailed ? subscriptionOverviewActions.pageRequested() : subscriptionOverviewActions.countRequested(),
          )
        }
      >
        {t('subscriptionOverview.countFailed')}
      </Message>
    </div>
  );
}
