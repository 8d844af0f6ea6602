import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { guestMaySkipConsents } from '~/domain/customer/consentRules';
import type { Customer } from '~/domain/customer/customer';
import { useParts } from '~/shared/hooks/useParts';
import { useText } from '~/shared/i18n/i18n';
import { immediateAnswers } from '~/shared/keyboard/openQuestion';
import { Button } from '~/shared/ui/Button';
import { Dialog } from '~/shared/ui/Dialog';
import { Message } from '~/shared/ui/Message';
import {
  answersOf,
  firstDraft,
  keptAnswers,
  marketResearchOf,
  openQuestions,
  problemsOf,
  type ConsentDraftProblem,
  type ConsentQuestionName,
} from '../consentDraft';
import { consentActions, selectConsentState, type ConsentAnswers } from '../consentSlice';
import { ConsentFields } from './ConsentFields';
import { goToNextQuestion } from './nextQuestion';
import '../consentTexts.de';
import styles from './ConsentDialog.module.css';

interface ConsentDialogProps {
  readonly customer: Customer;
  /** The caller's earlier answers in this call. */
  readonly earlier: ConsentAnswers | null;
}

/**
 * Renders the consents for market research, newsletter and privacy, read out line by line; saved after the order (REQ
 * B5.5, B5.8).
 */
export function ConsentDialog({ customer, earlier }: ConsentDialogProps) {
  const t = useText();
  const dispatch = useDispatch();
  const { emailCheck, draft: stored } = useParts(selectConsentState, 'emailCheck', 'draft');
  const kept = keptAnswers(stored);
  const draft = { ...firstDraft(customer, earlier), ...kept };
  const [problems, setProblems] = useState<readonly ConsentDraftProblem[]>([]);
  const [focused, setFocused] = useState<ConsentQuestionName | null>(null);
  const maySkip = !customer.isGuest || guestMaySkipConsents(marketResearchOf(draft));
  const later = () => {
    if (!maySkip) return;
    dispatch(consentActions.answered(null));
  };
  const isRunning = emailCheck === 'running';
  const take = (withoutEmailCheck = false) => {
    if (isRunning) return;
    const found = problemsOf(draft, customer);
    setProblems(found);
    if (found.length > 0) return;
    dispatch(consentActions.answersSubmitted({ answers: answersOf(draft, customer), withoutEmailCheck }));
  };
  return (
    <Dialog
      question={immediateAnswers}
      title={t('consent.title')}
      width="medium"
      {...(maySkip && { onClose: later })}
      onChosen={goToNextQuestion}
      actions={
        <>
          <span className={styles.footnote}>{t(maySkip ? 'consent.heldUntilOrder' : 'consent.laterGuestOnly')}</span>
          <Button aria-disabled={!maySkip} shortcut={maySkip ? 'Esc' : undefined} onClick={later}>
            {t(customer.isGuest ? 'consent.skip' : 'consent.later')}
          </Button>
          <Button
            look="primary"
            data-take
            onFocus={() => setFocused(null)}
            aria-disabled={isRunning}
            onClick={() => take()}
          >
            {t(isRunning ? 'consent.checkingEmail' : 'consent.take')}
          </Button>
        </>
      }
    >
      {problems.length > 0 && (
        <Message tone="error">
          {t('consent.notAccepted')} {problems.includes('unanswered') && t('consent.answerMissing')}{' '}
          {problems.includes('privacyUnread') && t('consent.privacyUnread')}
        </Message>
      )}
      <ConsentFields
        customer={customer}
        draft={draft}
        problems={problems}
        isEmailInUse={emailCheck === 'inUse'}
        // J and N answer the question that has the focus, otherwise the next open one.
        asked={focused ?? openQuestions(draft, customer)[0] ?? null}
        onFocus={setFocused}
        onChange={(changed) => dispatch(consentActions.drafted({ ...kept, ...changed }))}
      />
      {emailCheck === 'failed' && (
        <Message
          tone="warning"
          live="assertive"
          actionText={t('consent.withoutEmailCheck')}
          onAction={() => take(true)}
        >
          {t('consent.emailCheckFailed')}
        </Message>
      )}
    </Dialog>
  );
}
