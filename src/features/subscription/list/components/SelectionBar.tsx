import { useId } from 'react';
import { useDispatch } from 'react-redux';
import type { BulkKind } from '~/domain/subscription/bulkChange';
import { selectedCount } from '~/domain/subscription/selection';
import { useParts } from '~/shared/hooks/useParts';
import { useText } from '~/shared/i18n/i18n';
import { isCurrent } from '~/shared/list/pagedList';
import { Button } from '~/shared/ui/Button';
import { selectableFacts } from '../overviewList';
import { selectSubscriptionOverviewState, subscriptionOverviewActions } from '../subscriptionOverviewSlice';
import '../bulkTexts.de';
import '../overviewTexts.de';
import styles from './SubscriptionOverview.module.css';

interface SelectionBarProps {
  /** The agent is on the list of those who may change product numbers (REQ G4.5). */
  readonly mayEditNumbers: boolean;
}

/** What can be done to the selected subscriptions, and how many they are. */
export function SelectionBar({ mayEditNumbers }: SelectionBarProps) {
  const t = useText();
  const id = useId();
  const dispatch = useDispatch();
  const { list, selection, count } = useParts(selectSubscriptionOverviewState, 'list', 'selection', 'count');
  const selected = selectedCount(selection, selectableFacts(list));
  const hasSelection = selected !== 0;
  const isReady = isCurrent(list) && selected !== null && selected > 0;
  const open = (kind: BulkKind) => () => {
    if (isReady) dispatch(subscriptionOverviewActions.bulkOpened(kind));
  };
  return (
    <div className={styles.actions}>
      <Button aria-disabled={!isReady} aria-describedby={hasSelection ? undefined : id} onClick={open('cancel')}>
        {t('subscriptionBulk.cancel.open')}
      </Button>
      <Button aria-disabled={!isReady} aria-describedby={hasSelection ? undefined : id} onClick={open('dates')}>
        {t('subscriptionBulk.dates.open')}
      </Button>
      <Button
        aria-disabled={!isReady || !mayEditNumbers}
        aria-describedby={mayEditNumbers ? (hasSelection ? undefined : id) : `${id}-numbers`}
        onClick={mayEditNumbers ? open('numbers') : undefined}
      >
        {t('subscriptionBulk.numbers.open')}
      </Button>
      {/* Behind the buttons, which stay in their places when it appears. */}
      <span role="status" className={styles.selected}>
        {selected === null
          ? count !== 'failed' && t('subscriptionOverview.counting')
          : hasSelection && t('subscriptionOverview.selected', { count: selected })}
      </span>
      {hasSelection && (
        <Button look="link" onClick={() => dispatch(subscriptionOverviewActions.selectionCleared())}>
          {t('subscriptionOverview.clearSelection')}
        </Button>
      )}
      {!mayEditNumbers && (
        <span id={`${id}-numbers`} className={styles.hint}>
          {t('subscriptionBulk.numbers.notAllowed')}
        </span>
      )}
      {!hasSelection && (
        <span id={id} className={styles.hint}>
          {t('subscriptionOverview.nothingSelected')}
        </span>
      )}
      {selected === null && count === 'failed' && (
        <span role="alert" className={styles.hint}>
          {t('subscriptionOverview.countFailed')}{' '}
          <Button look="link" onClick={() => dispatch(subscriptionOverviewActions.countRequested())}>
            {t('common.tryAgain')}
          </Button>
        </span>
      )}
    </div>
  );
}
