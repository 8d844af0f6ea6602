import { useDispatch } from 'react-redux';
import type { EditForm } from '~/domain/order/editForms';
import { editSubmitBlocks, paymentRuledOut, type EditBlock } from '~/domain/order/editOrderRules';
import { reasonText } from '~/features/order/display/reasonTexts';
import { editOrderActions } from '../state/editOrderSlice';
import { resetText } from '~/features/payment/paymentResetTexts';
import { useText, type Translate } from '~/shared/i18n/i18n';
import { keys } from '~/shared/keyboard/keys';
import { Button } from '~/shared/ui/Button';
import { answerText } from '~/shared/ui/answerText';
import { Message } from '~/shared/ui/Message';
import { DifferenceList } from './DifferenceList';
import type { OpenEditView } from './useOpenEdit';
import '../editOrderTexts.de';
import styles from './EditOrder.module.css';

interface EditSubmitPanelProps {
  readonly view: OpenEditView;
  /** The last submission was not sent because of an entry that is invalid or not taken over. */
  readonly hasUnsent: boolean;
  readonly onSubmit: () => void;
  /** Focuses the place where the block is resolved. */
  readonly onJump: (block: EditBlock) => void;
  readonly onJumpToForm: (form: EditForm) => void;
  /** Focuses the answers to what somebody else has changed. */
  readonly onJumpToElsewhere: () => void;
}

/** Renders what is still open, each as a link to its place, and the buttons that submit or discard the changes (REQ F3.2). */
export function EditSubmitPanel(props: EditSubmitPanelProps) {
  const { view, hasUnsent, onSubmit, onJump, onJumpToForm, onJumpToElsewhere } = props;
  const t = useText();
  const dispatch = useDispatch();
  const { edit, state, isEdited, isLocked } = view;
  const { submission, sent, queued } = state;
  const blocks = editSubmitBlocks(edit, view.paymentContext);
  const { elsewhere } = state;
  const isBlocked = blocks.length > 0 || view.open.length > 0 || elsewhere !== null;
  const isWaiting = submission.phase === 'waiting';
  const isSending = submission.phase === 'sending' || submission.phase === 'cancelling';
  const mayDiscard = isEdited && !isLocked && !isWaiting;
  // Another content needs another submission: what was typed since waits until the first one is at the order.
  const isHeldBack =
    submission.phase === 'unavailable' || (submission.phase === 'outcomeUnknown' && submission.lookup === 'notThere');
  const [firstForm] = view.open;
  const sendAgain = () => {
    if (firstForm === undefined) dispatch(editOrderActions.resendRequested());
    else onJumpToForm(firstForm);
  };
  const isLoading = sent !== null || queued.length > 0;
  return (
    <section className={styles.submit} aria-label={t('editOrder.submit.title')}>
      <SubmissionMessage view={view} onAgain={sendAgain} />
      {hasUnsent && <Message tone="warning">{t('editOrder.submit.unsent')}</Message>}
      {edit.isStale && (
        <Message
          tone="warning"
          actionText={t('common.tryAgain')}
          onAction={() => dispatch(editOrderActions.reopenRequested())}
        >
          {t('editOrder.stale')}
        </Message>
      )}
      {(view.open.length > 0 || elsewhere !== null || (isEdited && blocks.length > 0)) && (
        <>
          <h3 className={styles.openHead}>{t('editOrder.submit.title')}</h3>
          {isHeldBack && firstForm !== undefined && <p className={styles.sub}>{t('editOrder.submit.heldBack')}</p>}
          <ul className={styles.blocks}>
            {elsewhere !== null && (
              <li>
                <Button look="link" onClick={onJumpToElsewhere}>
                  {t('editOrder.elsewhere.open')}
                </Button>
              </li>
            )}
            {view.open.map((form) => (
              <li key={form}>
                <Button look="link" onClick={() => onJumpToForm(form)}>
                  {isHeldBack ? t(`editOrder.submit.held.${form}`) : t(`editOrder.submit.open.${form}`)}
                </Button>
              </li>
            ))}
            {(isEdited ? blocks : []).map((block) => (
              <li key={block}>
                <Button look="link" onClick={() => onJump(block)}>
                  {blockText(block, view, t)}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      {state.discarded.length > 0 && !isEdited && (
        <Message
          tone="info"
          actionText={t('common.undo')}
          onAction={() => dispatch(editOrderActions.replayRequested({ without: null, operations: state.discarded }))}
        >
          {t('editOrder.submit.discarded')}
        </Message>
      )}
      <p id="edit-submit-hint" className={styles.sub}>
        {isLoading ? t('editOrder.submit.loading') : !isEdited && t('editOrder.submit.nothing')}
      </p>
      <div className={styles.submitButtons}>
        <Button
          isOff={!mayDiscard}
          onClick={() => dispatch(editOrderActions.replayRequested({ without: null, operations: null }))}
        >
          {t('editOrder.submit.discard')}
        </Button>
        <Button
          look="primary"
          size="submit"
          className={styles.submitButton}
          shortcut={keys.submit.label}
          aria-keyshortcuts={keys.submit.aria}
          aria-describedby="edit-submit-hint"
          aria-disabled={!isEdited || isLoading || isBlocked || isLocked || isWaiting || edit.isStale}
          onClick={onSubmit}
        >
          {t(
            isWaiting ? 'editOrder.submit.waiting' : isSending ? 'editOrder.submit.sending' : 'editOrder.submit.button',
          )}
        </Button>
      </div>
    </section>
  );
}

function blockText(block: EditBlock, { edit, paymentContext, currency }: OpenEditView, t: Translate): string {
  if (block !== 'paymentRuledOut') return t(`editOrder.submit.block.${block}`);
  const ruledOut = paymentRuledOut(edit, paymentContext);
  return ruledOut === null ? '' : resetText({ kind: 'ruledOut', ...ruledOut }, currency, t);
}

/** Renders what became of the last submission, and what to do next (QUALITY 9). */
function SubmissionMessage({ view, onAgain }: { readonly view: OpenEditView; readonly onAgain: () => void }) {
  const { submission } = view.state;
  const t = useText();
  const dispatch = useDispatch();
  switch (submission.phase) {
    case 'refused':
      return (
        <Message tone="error">
          {t('editOrder.submit.refused')} {submission.detail ?? reasonText(submission.title, t)}
        </Message>
      );
    case 'stopped':
      return (
        <Message tone="warning" live="assertive">
          <b>{t('editOrder.submit.stopped')}</b>
          <DifferenceList difference={submission} view={view} />
          {t('editOrder.submit.stoppedGoOn')}
        </Message>
      );
    case 'interrupted':
      return (
        <Message tone="warning" live="assertive">
          {t('editOrder.submit.interrupted')}
        </Message>
      );
    case 'unavailable':
      return (
        <Message tone="error" actionText={t('editOrder.submit.again')} onAction={onAgain}>
          {answerText(submission.said, t)} {t('editOrder.submit.unavailable')}
        </Message>
      );
    case 'outcomeUnknown':
      if (submission.lookup === 'running')
        return (
          <Message tone="info">
            {answerText(submission.said, t)} {t('editOrder.submit.lookingUp')}
          </Message>
        );
      return submission.lookup === 'failed' ? (
        <Message
          tone="warning"
          actionText={t('editOrder.submit.lookup')}
          onAction={() => dispatch(editOrderActions.lookupRequested())}
        >
          {answerText(submission.said, t)} {t('editOrder.submit.lookupFailed')}
        </Message>
      ) : (
        <Message tone="warning" actionText={t('editOrder.submit.again')} onAction={onAgain}>
          {answerText(submission.said, t)} {t('editOrder.submit.notThere')}
        </Message>
      );
    case 'idle':
    case 'waiting':
    case 'asking':
    case 'sending':
    case 'cancelling':
    case 'submitted':
    case 'cancelled':
      return null;
  }
}
