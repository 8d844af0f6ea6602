import { useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { failedIds, type BulkChange, type BulkKind } from '~/domain/subscription/bulkChange';
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
  return bulk.phase === 'asking' ? (
    <Question kind={bulk.kind} now={now} onClose={close} />
  ) : (
    <Outcome bulk={bulk} onClose={close} />
  );
}

interface QuestionProps {
  readonly kind: BulkKind;
  readonly now: () => Date;
  readonly onClose: () => void;
}

function Question({ kind, now, onClose }: QuestionProps) {
  const t = useText();
  const id = useId();
  const dispatch = useDispatch();
  const state = useSelector(selectSubscriptionOverview);
  const count = state.list === null ? null : selectedCount(state.selection, state.list);
  const Form = forms[kind];
  const confirm = (change: BulkChange) => {
    const sent = selectionToSend(state, count, now());
    if (sent !== null && sent.total > 0) dispatch(subscriptionOverviewActions.bulkConfirmed({ change, sent }));
  };
  return (
    <Dialog
      title={t(titles[kind])}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('subscriptionBulk.keep')}</Button>
          <Button type="submit" form={id} look={kind === 'cancel' ? 'danger' : 'primary'}>
            {t(confirmTexts[kind])}
          </Button>
        </>
      }
    >
      <Form id={id} count={count ?? 0} now={now} onConfirm={confirm} />
    </Dialog>
  );
}

interface OutcomeProps {
  readonly bulk: Exclude<Bulk, { readonly phase: 'asking' }>;
  readonly onClose: () => void;
}

function Outcome({ bulk, onClose }: OutcomeProps) {
  const t = useText();
  const isRunning = bulk.phase === 'running';
  return (
    <Dialog
      title={t(bulk.phase === 'done' ? 'subscriptionBulk.result.title' : titles[bulk.change.kind])}
      width={bulk.phase === 'done' ? 'large' : 'small'}
      onClose={onClose}
      actions={
        <>
          {bulk.phase === 'done' && <RetryFailed bulk={bulk} />}
          <Button initialFocus aria-disabled={isRunning} onClick={onClose}>
            {t('common.close')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {isRunning && (
          <>
            <p role="status">{t('subscriptionBulk.running', { count: bulk.sent.total })}</p>
            <progress className={styles.progress} aria-label={t('subscriptionBulk.progress')} />
          </>
        )}
        {bulk.phase === 'refused' && (
          <Message tone="error">
            {t('subscriptionBulk.refused')} {bulk.detail}
          </Message>
        )}
        {bulk.phase === 'unknown' && <Message tone="error">{t('subscriptionBulk.unknown')}</Message>}
        {bulk.phase === 'done' && <BulkResultList bulk={bulk} />}
      </div>
    </Dialog>
  );
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
        dispatch(subscriptionOverviewActions.bulkConfirmed({ change: bulk.change, sent: listedSelection(ids) }))
      }
    >
      {t('subscriptionBulk.result.retry', { count: ids.length })}
    </Button>
  );
}
