import { useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { failedIds, type BulkChange } from '~/domain/subscription/bulkChange';
import { listedSelection } from '~/domain/subscription/overview';
import { selectedCount } from '~/domain/subscription/selection';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { Dialog } from '~/shared/ui/Dialog';
import { Message } from '~/shared/ui/Message';
import {
  selectSubscriptionOverview,
  selectionToSend,
  subscriptionOverviewActions,
  type Bulk,
} from '../subscriptionOverviewSlice';
import { BulkResultList } from './BulkResultList';
import { CancelForm } from './CancelForm';
import { DatesForm } from './DatesForm';
import { NumbersForm } from './NumbersForm';
import '../bulkTexts.de';
import styles from './SubscriptionOverview.module.css';

const titles = {
  cancel: 'subscriptionBulk.cancel.title',
  dates: 'subscriptionBulk.dates.title',
  numbers: 'subscriptionBulk.numbers.title',
} as const;

const confirmTexts = {
  cancel: 'subscriptionBulk.cancel.open',
  dates: 'subscriptionBulk.dates.open',
  numbers: 'subscriptionBulk.numbers.open',
} as const;

const checkTexts = {
  notListed: 'subscriptionBulk.numbers.notListed',
  notChecked: 'subscriptionBulk.numbers.checkFailed',
} as const;

const forms = { cancel: CancelForm, dates: DatesForm, numbers: NumbersForm } as const;

interface BulkDialogProps {
  readonly bulk: Bulk;
  readonly now: () => Date;
}

/** A bulk action from its question to its result (REQ G5). Load it lazily. */
export function BulkDialog({ bulk, now }: BulkDialogProps) {
  const dispatch = useDispatch();
  const close = () => {
    if (bulk.phase !== 'running') dispatch(subscriptionOverviewActions.bulkChanged(null));
  };
  // What was typed stays while the change is sent, and after a refusal.
  const hasForm = bulk.phase === 'asking' || (!bulk.isRetry && (bulk.phase === 'running' || bulk.phase === 'refused'));
  return hasForm ? <Question bulk={bulk} now={now} onClose={close} /> : <Outcome bulk={bulk} onClose={close} />;
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
  const state = useSelector(selectSubscriptionOverview);
  const count = state.list === null ? null : selectedCount(state.selection, state.list);
  const kind = bulk.phase === 'asking' ? bulk.kind : bulk.change.kind;
  const isRunning = bulk.phase === 'running';
  const Form = forms[kind];
  const confirm = (change: BulkChange) => {
    const sent = selectionToSend(state, count, now());
    if (sent === null || sent.total === 0 || isRunning) return;
    dispatch(subscriptionOverviewActions.bulkConfirmed({ change, sent, isRetry: false }));
  };
  return (
    <Dialog
      title={t(titles[kind])}
      onClose={onClose}
      actions={
        <>
          <Button aria-disabled={isRunning} onClick={onClose}>
            {t('subscriptionBulk.keep')}
          </Button>
          <Button type="submit" form={id} aria-disabled={isRunning} look={kind === 'cancel' ? 'danger' : 'primary'}>
            {t(confirmTexts[kind])}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <Form id={id} count={count ?? 0} now={now} onConfirm={confirm} />
        <Progress bulk={bulk} />
      </div>
    </Dialog>
  );
}

interface OutcomeProps {
  readonly bulk: Bulk;
  readonly onClose: () => void;
}

function Outcome({ bulk, onClose }: OutcomeProps) {
  const t = useText();
  const isDone = bulk.phase === 'done';
  const kind = bulk.phase === 'asking' ? bulk.kind : bulk.change.kind;
  return (
    <Dialog
      title={t(isDone ? 'subscriptionBulk.result.title' : titles[kind])}
      width={isDone ? 'large' : 'small'}
      onClose={onClose}
      actions={
        <>
          {isDone && <RetryFailed bulk={bulk} />}
          <Button initialFocus aria-disabled={bulk.phase === 'running'} onClick={onClose}>
            {t('common.close')}
          </Button>
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

/** What is being done, or why it was not. */
function Progress({ bulk }: { readonly bulk: Bulk }) {
  const t = useText();
  switch (bulk.phase) {
    case 'running':
      return (
        <>
          <p role="status">{t('subscriptionBulk.running', { count: bulk.sent.total })}</p>
          <progress className={styles.progress} aria-label={t('subscriptionBulk.progress')} />
        </>
      );
    case 'refused':
      return (
        <Message tone="error">
          {bulk.refusal.by === 'service'
            ? `${t('subscriptionBulk.refused')} ${bulk.refusal.detail ?? ''}`.trim()
            : t(checkTexts[bulk.refusal.by])}
        </Message>
      );
    case 'unknown':
      return <Message tone="error">{t('subscriptionBulk.unknown')}</Message>;
    case 'asking':
    case 'done':
      return null;
  }
}

/** Sends the same change for the failed ones alone. */
function RetryFailed({ bulk }: { readonly bulk: Extract<Bulk, { readonly phase: 'done' }> }) {
  const t = useText();
  const dispatch = useDispatch();
  const ids = failedIds(bulk.answer);
  if (ids.length === 0) return null;
  return (
    <Button
      onClick={() =>
        dispatch(
          subscriptionOverviewActions.bulkConfirmed({ change: bulk.change, sent: listedSelection(ids), isRetry: true }),
        )
      }
    >
      {t('subscriptionBulk.result.retry', { count: ids.length })}
    </Button>
  );
}
