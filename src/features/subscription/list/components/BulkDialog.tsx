import { useId, useState } from 'react';
import { useDispatch } from 'react-redux';
import { berlinTime } from '~/domain/common/berlinTime';
import { csvOf } from '~/domain/common/csv';
import { tidyDigits } from '~/domain/common/digits';
import { unaskedBulk } from '~/domain/subscription/bulkPreview';
import { failedIds, sortedResults, type BulkChange } from '~/domain/subscription/bulkChange';
import { listedSelection } from '~/domain/subscription/overview';
import { singleSelected } from '~/domain/subscription/selection';
import { useParts } from '~/shared/hooks/useParts';
import { useText, type Translate } from '~/shared/i18n/i18n';
import { isCurrent } from '~/shared/list/pagedList';
import { Button } from '~/shared/ui/Button';
import { Dialog } from '~/shared/ui/Dialog';
import { saveFile } from '~/shared/ui/saveFile';
import { TextField } from '~/shared/ui/TextField';
import { answerText } from '~/shared/ui/answerText';
import { Message } from '~/shared/ui/Message';
import { bulkTitles } from '../bulkTitles';
import { selectableFacts } from '../overviewList';
import {
  countOfSelected,
  hasForm,
  kindOf,
  selectedKnown,
  selectSubscriptionOverviewState,
  selectionToSend,
  subscriptionOverviewActions,
  type Bulk,
} from '../subscriptionOverviewSlice';
import { NotReady, ReadingProgress, useSelectedRows } from './BulkReadiness';
import { BulkResultList, BulkSummaryList } from './BulkResultList';
import { CancelForm } from './CancelForm';
import { DatesForm } from './DatesForm';
import { NumbersForm } from './NumbersForm';
import '../bulkTexts.de';
import '~/domain/order/rejectionWords.de';
import '../overviewTexts.de';
import styles from './SubscriptionOverview.module.css';

const confirmTexts = {
  cancel: 'subscriptionBulk.cancel.open',
  dates: 'subscriptionBulk.dates.open',
  numbers: 'subscriptionBulk.numbers.open',
} as const;

const checkTexts = {
  notListed: 'subscriptionBulk.numbers.notListed',
  notChecked: 'subscriptionBulk.numbers.checkFailed',
  notRead: 'subscriptionBulk.notRead',
  stopped: 'subscriptionBulk.stoppedBefore',
} as const;

const forms = { cancel: CancelForm, dates: DatesForm, numbers: NumbersForm } as const;

interface BulkDialogProps {
  readonly bulk: Bulk;
  readonly now: () => Date;
  /** Filters the list by numbers of subscriptions. */
  readonly onShow: (numbers: readonly string[]) => void;
}

/** A bulk action from its question to its result (REQ G5). Load it lazily. */
export function BulkDialog({ bulk, now, onShow }: BulkDialogProps) {
  const dispatch = useDispatch();
  const close = () => {
    if (bulk.phase !== 'running') dispatch(subscriptionOverviewActions.bulkClosed());
  };
  // What was typed stays while the change is sent, and after a refusal.
  return hasForm(bulk) ? (
    <Question bulk={bulk} now={now} onClose={close} />
  ) : (
    <Outcome bulk={bulk} onShow={onShow} onClose={close} />
  );
}

interface QuestionProps {
  readonly bulk: Bulk;
  readonly now: () => Date;
  readonly onClose: () => void;
}

function Question({ bulk, now, onClose }: QuestionProps) {
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
  useSelectedRows(isIncomplete && state.selectedRows === null);
  const Form = forms[kind];
  const confirm = (change: BulkChange) => {
    const sent = isReady ? selectionToSend(state, count, now()) : null;
    if (sent === null) return;
    dispatch(subscriptionOverviewActions.bulkConfirmed({ change, sent, isRetry: false }));
  };
  return (
    <Dialog
      title={t(bulkTitles[kind])}
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
            {t(confirmTexts[kind])}
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
          now={now}
          onTyped={(typed) => dispatch(subscriptionOverviewActions.bulkTyped(typed))}
          onConfirm={confirm}
        />
        {asksForCount && (
          <TextField
            label={t('subscriptionBulk.typeCount', { count })}
            inputMode="numeric"
            hint={isReady ? undefined : t('subscriptionBulk.countMissing')}
            value={typedCount}
            onChange={({ currentTarget: { value } }) => setTypedCount(value)}
          />
        )}
        {isIncomplete && <ReadingProgress read={rows.length} count={count} />}
        <Progress bulk={bulk} />
        {!isRunning && <NotReady id={`${id}-not-ready`} count={count} atLeast={isUncounted ? rows.length : null} />}
      </div>
    </Dialog>
  );
}

interface CloseOrStopProps {
  readonly bulk: Bulk;
  readonly onClose: () => void;
}

interface OutcomeProps extends CloseOrStopProps {
  readonly onShow: BulkDialogProps['onShow'];
}

function Outcome({ bulk, onShow, onClose }: OutcomeProps) {
  const t = useText();
  const dispatch = useDispatch();
  const isDone = bulk.phase === 'done';
  return (
    <Dialog
      title={t(isDone ? 'subscriptionBulk.result.title' : bulkTitles[kindOf(bulk)])}
      width={isDone ? 'large' : 'small'}
      onClose={onClose}
      actions={
        <>
          {isDone && <FailedButtons bulk={bulk} onShow={onShow} />}
          {bulk.phase === 'doneBefore' && (
            <Button
              onClick={() => {
                const { change, sent } = bulk;
                dispatch(subscriptionOverviewActions.bulkConfirmed({ change, sent, isRetry: true }));
              }}
            >
              {t('subscriptionBulk.sendAgain')}
            </Button>
          )}
          <CloseOrStop bulk={bulk} onClose={onClose} />
        </>
      }
    >
      <div className={styles.form}>
        <Progress bulk={bulk} />
        {isDone && <BulkResultList bulk={bulk} />}
      </div>
    </Dialog>
  );
}

/** Closes the dialog; while requests are sent, stops those that are left. */
function CloseOrStop({ bulk, onClose }: CloseOrStopProps) {
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
function Progress({ bulk }: { readonly bulk: Bulk }) {
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

interface FailedButtonsProps {
  readonly onShow: BulkDialogProps['onShow'];
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
              isRetry: true,
            }),
          )
        }
      >
        {t('subscriptionBulk.result.retry', { count: ids.length })}
      </Button>
    </>
  );
}
