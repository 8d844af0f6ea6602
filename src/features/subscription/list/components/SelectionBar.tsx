import { useId } from 'react';
import { useDispatch } from 'react-redux';
import type { BulkKind } from '~/domain/subscription/bulkChange';
import { isSelected, selectedCount } from '~/domain/subscription/selection';
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
  /** Takes the focus, which the bar has lost. */
  readonly onCleared: () => void;
}

/** Renders how many subscriptions are selected and what can be done to them; nothing without a selection. */
export function SelectionBar({ mayEditNumbers, onCleared }: SelectionBarProps) {
  const t = useText();
  const id = useId();
  const dispatch = useDispatch();
  const { list, selection, count } = useParts(selectSubscriptionOverviewState, 'list', 'selection', 'count');
  const facts = selectableFacts(list);
  const selected = selectedCount(selection, facts);
  if (selected === 0) return null;
  const isUncounted = selected === null && facts.total === null;
  const atLeast = facts.rows.filter((row) => isSelected(selection, row)).length;
  const isReady = isCurrent(list) && (isUncounted || selected !== null);
  const counting = count === 'failed' ? null : t('subscriptionOverview.counting');
  const open = (kind: BulkKind) => () => dispatch(subscriptionOverviewActions.bulkOpened(kind));
  return (
    <div className={styles.actions}>
      <span role="status" className={styles.selected}>
        {isUncounted && t('subscriptionOverview.selectedAtLeast', { count: atLeast })}
        {!isUncounted && (selected === null ? counting : t('subscriptionOverview.selected', { count: selected }))}
      </span>
      <Button isOff={!isReady} onClick={open('cancel')}>
        {t('subscriptionBulk.open.cancel')}
      </Button>
      <Button isOff={!isReady} onClick={open('dates')}>
        {t('subscriptionBulk.open.dates')}
      </Button>
      <Button
        isOff={!isReady || !mayEditNumbers}
        aria-describedby={mayEditNumbers ? undefined : id}
        onClick={open('numbers')}
      >
        {t('subscriptionBulk.open.numbers')}
      </Button>
      <Button
        look="link"
        onClick={() => {
          dispatch(subscriptionOverviewActions.selectionCleared());
          onCleared();
        }}
      >
        {t('subscriptionOverview.clearSelection')}
      </Button>
      {!mayEditNumbers && (
        <span id={id} className={styles.hint}>
          {t('subscriptionBulk.numbers.notAllowed')}
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
