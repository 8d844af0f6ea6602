import { useDispatch } from 'react-redux';
import { csvOf } from '~/domain/common/csv';
import { failedIds, sortedResults } from '~/domain/subscription/bulkChange';
import { listedSelection } from '~/domain/subscription/overview';
import { useParts } from '~/shared/hooks/useParts';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { Dialog } from '~/shared/ui/Dialog';
import { saveFile } from '~/shared/ui/saveFile';
import {
  kindOf,
  selectSubscriptionOverviewState,
  subscriptionOverviewActions,
  type Bulk,
} from '../subscriptionOverviewSlice';
import { BulkProgress, CloseOrStop } from './BulkProgress';
import { BulkResultList } from './BulkResultList';
import '~/shared/i18n/dialogTexts.de';
import '../bulkTexts.de';
import '~/domain/order/rejectionWords.de';
import styles from './SubscriptionOverview.module.css';

interface BulkOutcomeProps {
  readonly bulk: Bulk;
  /** Filters the list by numbers of subscriptions. */
  readonly onShow: (numbers: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Shows what became of the change: done, refused, sent before, or not known. */
export function BulkOutcome({ bulk, onShow, onClose }: BulkOutcomeProps) {
  const t = useText();
  const dispatch = useDispatch();
  const isDone = bulk.phase === 'done';
  return (
    <Dialog
      title={isDone ? t('subscriptionBulk.result.title') : t(`subscriptionBulk.title.${kindOf(bulk)}`)}
      width={isDone ? 'large' : 'small'}
      onClose={onClose}
      actions={
        <>
          {isDone && <FailedButtons bulk={bulk} onShow={onShow} />}
          {bulk.phase === 'doneBefore' && (
            <Button
              onClick={() => {
                const { change, sent } = bulk;
                dispatch(subscriptionOverviewActions.bulkConfirmed({ change, sent, repeats: 'all' }));
              }}
            >
              {t('subscriptionBulk.sendAgain')}
            </Button>
          )}
          {(bulk.phase === 'doneBefore' || bulk.phase === 'unknown') && bulk.repeats !== 'failed' && (
            <Button onClick={() => dispatch(subscriptionOverviewActions.bulkReturned())}>
              {t('common.backToEntries')}
            </Button>
          )}
          <CloseOrStop bulk={bulk} onClose={onClose} />
        </>
      }
    >
      <div className={styles.form}>
        <BulkProgress bulk={bulk} />
        {isDone && <BulkResultList bulk={bulk} />}
      </div>
    </Dialog>
  );
}

interface FailedButtonsProps {
  readonly onShow: BulkOutcomeProps['onShow'];
  readonly bulk: Extract<Bulk, { readonly phase: 'done' }>;
}

/** Shows the failed ones in the list, saves them as a file, or sends the same change for them alone. */
function FailedButtons({ bulk, onShow }: FailedButtonsProps) {
  const t = useText();
  const dispatch = useDispatch();
  const { numbers: known } = useParts(selectSubscriptionOverviewState, 'numbers');
  const ids = failedIds(bulk.answer);
  if (ids.length === 0) return null;
  const numbers = ids.flatMap((id) => known[id] ?? []);
  const save = () => {
    const rows = sortedResults(bulk.answer)
      .filter(({ result }) => result === 'FAILED')
      .map(({ id, failure }) => [
        known[id] ?? t('subscriptionBulk.result.notListed'),
        failure === null ? '' : t(`rejection.failure.${failure}`),
      ]);
    const headings = [t('subscriptionBulk.result.number'), t('subscriptionBulk.result.reason')];
    saveFile(t('subscriptionBulk.result.file'), csvOf([headings, ...rows]), 'text/csv');
  };
  return (
    <>
      {numbers.length > 1 && (
        <Button
          onClick={() => {
            dispatch(subscriptionOverviewActions.bulkHidden());
            onShow(numbers);
          }}
        >
          {t('subscriptionBulk.result.show')}
        </Button>
      )}
      <Button onClick={save}>{t('subscriptionBulk.result.save')}</Button>
      <Button
        onClick={() =>
          dispatch(
            subscriptionOverviewActions.bulkConfirmed({
              change: bulk.change,
              sent: listedSelection(ids),
              repeats: 'failed',
            }),
          )
        }
      >
        {t('subscriptionBulk.result.retry', { count: ids.length })}
      </Button>
    </>
  );
}
