import { useEffect, useId, useState } from 'react';
import { useDispatch } from 'react-redux';
import { tidyDigits } from '~/domain/common/digits';
import type { BulkChange } from '~/domain/subscription/bulkChange';
import { unaskedBulk } from '~/domain/subscription/bulkPreview';
import { singleSelected } from '~/domain/subscription/selection';
import { deskNow } from '~/features/call/deskTime';
import { useParts } from '~/shared/hooks/useParts';
import { useText } from '~/shared/i18n/i18n';
import { isCurrent } from '~/shared/list/pagedList';
import { Button } from '~/shared/ui/Button';
import { Dialog } from '~/shared/ui/Dialog';
import { TextField } from '~/shared/ui/TextField';
import { selectableFacts } from '../overviewList';
import {
  countOfSelected,
  kindOf,
  selectedKnown,
  selectSubscriptionOverviewState,
  selectionToSend,
  subscriptionOverviewActions,
  type Bulk,
} from '../subscriptionOverviewSlice';
import { BulkProgress, CloseOrStop } from './BulkProgress';
import { NotReady, ReadingProgress } from './BulkReadiness';
import { CancelForm } from './CancelForm';
import { DatesForm } from './DatesForm';
import { NumbersForm } from './NumbersForm';
import '../bulkTexts.de';
import styles from './SubscriptionOverview.module.css';

const forms = { cancel: CancelForm, dates: DatesForm, numbers: NumbersForm } as const;

interface BulkQuestionProps {
  readonly bulk: Bulk;
  readonly onClose: () => void;
}

/** Asks for the change of the selected subscriptions and confirms it. */
export function BulkQuestion({ bulk, onClose }: BulkQuestionProps) {
  const t = useText();
  const id = useId();
  const dispatch = useDispatch();
  const state = useParts(selectSubscriptionOverviewState, 'list', 'selection', 'draft', 'selectedRows');
  // After a reload or with other filters the list has to arrive first.
  const count = bulk.phase === 'running' ? bulk.sent.total : countOfSelected(state);
  const kind = kindOf(bulk);
  const isRunning = bulk.phase === 'running';
  const [typedCount, setTypedCount] = useState('');
  const isKnown = !isRunning && count !== null && count > 0;
  const asksForCount = isKnown && count > unaskedBulk;
  const isReady = isKnown && (!asksForCount || tidyDigits(typedCount) === String(count));
  const rows = selectedKnown(state);
  const isUncounted = count === null && isCurrent(state.list) && state.list.total === null;
  const isPart = isKnown && rows.length < count && isCurrent(state.list) && state.list.numbers === 0;
  const isIncomplete = isUncounted || isPart;
  const isUnread = isIncomplete && state.selectedRows === null;
  useEffect(() => {
    if (isUnread) dispatch(subscriptionOverviewActions.selectedRequested());
  }, [dispatch, isUnread]);
  const Form = forms[kind];
  const confirm = (change: BulkChange) => {
    const sent = isReady ? selectionToSend(state, count, deskNow()) : null;
    if (sent === null) return;
    dispatch(subscriptionOverviewActions.bulkConfirmed({ change, sent, repeats: 'nothing' }));
  };
  return (
    <Dialog
      title={t(`subscriptionBulk.title.${kind}`)}
      onClose={onClose}
      actions={
        <>
          <CloseOrStop bulk={bulk} onClose={onClose} />
          <Button
            type="submit"
            form={id}
            aria-disabled={!isReady}
            aria-describedby={isReady || isRunning ? undefined : `${id}-not-ready`}
            look={kind === 'cancel' ? 'danger' : 'primary'}
          >
            {t(`subscriptionBulk.open.${kind}`)}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <Form
          id={id}
          count={count}
          rows={rows}
          single={isCurrent(state.list) ? singleSelected(state.selection, selectableFacts(state.list)) : null}
          draft={state.draft}
          onTyped={(typed) => dispatch(subscriptionOverviewActions.bulkTyped(typed))}
          onConfirm={confirm}
        />
        {asksForCount && (
          <TextField
            form={id}
            label={t('subscriptionBulk.typeCount', { count })}
            inputMode="numeric"
            hint={isReady ? undefined : t('subscriptionBulk.countMissing')}
            value={typedCount}
            onChange={({ currentTarget: { value } }) => setTypedCount(value)}
          />
        )}
        {isIncomplete && <ReadingProgress read={rows.length} count={count} />}
        <BulkProgress bulk={bulk} />
        {!isRunning && <NotReady id={`${id}-not-ready`} count={count} atLeast={isUncounted ? rows.length : null} />}
      </div>
    </Dialog>
  );
}
