import { useDispatch } from 'react-redux';
import { berlinTime } from '~/domain/common/berlinTime';
import { useText, type Translate } from '~/shared/i18n/i18n';
import { answerText } from '~/shared/ui/answerText';
import { Button } from '~/shared/ui/Button';
import { Message } from '~/shared/ui/Message';
import { hasForm, subscriptionOverviewActions, type Bulk } from '../subscriptionOverviewSlice';
import { BulkSummaryList } from './BulkResultList';
import '../bulkTexts.de';
import styles from './SubscriptionOverview.module.css';

const checkTexts = {
  datePast: 'subscriptionBulk.dates.invalid',
  notListed: 'subscriptionBulk.numbers.notListed',
  notChecked: 'subscriptionBulk.numbers.checkFailed',
  notRead: 'subscriptionBulk.notRead',
  stopped: 'subscriptionBulk.stoppedBefore',
} as const;

interface CloseOrStopProps {
  readonly bulk: Bulk;
  readonly onClose: () => void;
}

/** Closes the dialog; while requests are sent, stops those that are left. */
export function CloseOrStop({ bulk, onClose }: CloseOrStopProps) {
  const t = useText();
  const dispatch = useDispatch();
  if (bulk.phase === 'running') {
    return (
      <Button aria-disabled={bulk.isStopping} onClick={() => dispatch(subscriptionOverviewActions.bulkStopRequested())}>
        {t('subscriptionBulk.stop')}
      </Button>
    );
  }
  const hasQuestion = hasForm(bulk);
  return (
    <Button initialFocus={!hasQuestion} onClick={onClose}>
      {t(hasQuestion ? 'subscriptionBulk.keep' : 'common.close')}
    </Button>
  );
}

/** What is being done, or why it was not. */
export function BulkProgress({ bulk }: { readonly bulk: Bulk }) {
  const t = useText();
  switch (bulk.phase) {
    case 'running':
      return (
        <>
          <p role="status">
            {bulk.isStopping
              ? t('subscriptionBulk.stopping')
              : t('subscriptionBulk.running', { count: bulk.sent.total })}
          </p>
          <progress
            className={styles.progress}
            aria-label={t('subscriptionBulk.progress')}
            max={bulk.sent.total}
            {...(bulk.answered > 0 && { value: bulk.answered })}
          />
          {bulk.answered > 0 && (
            <p>{t('subscriptionBulk.answered', { answered: bulk.answered, total: bulk.sent.total })}</p>
          )}
        </>
      );
    case 'refused':
      return <Message tone="error">{refusalText(bulk, t)}</Message>;
    case 'doneBefore': {
      const { at, summary } = bulk.run;
      const time = berlinTime(new Date(at));
      if (summary === null) return <Message tone="error">{t('subscriptionBulk.sentBefore', { time })}</Message>;
      return (
        <>
          <Message tone="warning">{t('subscriptionBulk.doneBefore', { time })}</Message>
          <BulkSummaryList kind={bulk.change.kind} summary={summary} />
        </>
      );
    }
    case 'unknown':
      return (
        <Message tone="error">
          {answerText(bulk.detail, t)} {t('subscriptionBulk.unknown')}
        </Message>
      );
    case 'asking':
    case 'done':
      return null;
  }
}

function refusalText({ refusal, sent }: Extract<Bulk, { readonly phase: 'refused' }>, t: Translate): string {
  switch (refusal.by) {
    case 'service':
      return `${t('subscriptionBulk.refused')} ${refusal.detail ?? ''}`.trim();
    case 'changed':
      return t('subscriptionBulk.changed', { found: refusal.found, total: sent.total });
    default:
      return t(checkTexts[refusal.by]);
  }
}
