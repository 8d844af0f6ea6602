import { useState, type KeyboardEvent } from 'react';
import { useDispatch } from 'react-redux';
import { consentProblems, guestMaySkipConsents, type ConsentProblem } from '~/domain/customer/consentRules';
import type { Customer, MarketResearchConsent } from '~/domain/customer/customer';
import { isValidEmail } from '~/domain/customer/email';
import { normalizePhone, phoneOf } from '~/domain/customer/phone';
import { useParts } from '~/shared/hooks/useParts';
import { useText } from '~/shared/i18n/i18n';
import { immediateAnswers } from '~/shared/keyboard/openQuestion';
import { Button } from '~/shared/ui/Button';
import { CheckField } from '~/shared/ui/CheckField';
import { Dialog } from '~/shared/ui/Dialog';
import { Message } from '~/shared/ui/Message';
import { TextField } from '~/shared/ui/TextField';
import {
  consentActions,
  selectConsentState,
  type ConsentAnswers,
  type ConsentDraft,
  type YesNo,
} from '../consentSlice';
import { ConsentQuestion, Script } from './ConsentQuestion';
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
  const known = earlier ?? customer.consents;
  const { emailCheck, draft } = useParts(selectConsentState, 'emailCheck', 'draft');
  const start: ConsentDraft = draft ?? {
    phone: answerOf(known.phoneMarketResearch),
    email: answerOf(known.emailMarketResearch),
    newsletter: earlier?.newsletter === true ? 'yes' : null,
    phoneNumber: earlier?.phoneNumber ?? phoneOf(customer.phoneNumbers) ?? '',
    emailAddress: earlier?.email ?? customer.email ?? '',
    privacyRead: customer.dataProtection || earlier?.dataProtection === true,
  };
  const [phone, setPhone] = useState(start.phone);
  const [email, setEmail] = useState(start.email);
  const [newsletter, setNewsletter] = useState(start.newsletter);
  const [phoneNumber, setPhoneNumber] = useState(start.phoneNumber);
  const [emailAddress, setEmailAddress] = useState(start.emailAddress);
  const [privacyRead, setPrivacyRead] = useState(start.privacyRead);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [focused, setFocused] = useState<Question | null>(null);

  // A guest has no record in which a telephone consent could be stored (CONTRACT Customer).
  const asksForPhone = !customer.isGuest;
  const asksForNewsletter = !customer.consents.emailNewsletter;
  const answers = {
    phoneMarketResearch: consentOf(phone),
    emailMarketResearch: consentOf(email),
  };
  const maySkip = !customer.isGuest || guestMaySkipConsents(answers);
  const later = () => {
    if (!maySkip) return;
    dispatch(consentActions.drafted({ phone, email, newsletter, phoneNumber, emailAddress, privacyRead }));
    dispatch(consentActions.answered(null));
  };
  const isRunning = emailCheck === 'running';
  const usesEmail = email === 'yes' || newsletter === 'yes';
  const take = (withoutEmailCheck = false) => {
    if (isRunning) return;
    const found = problemsOf();
    setProblems(found);
    if (found.length > 0) return;
    const submitted: ConsentAnswers = {
      ...answers,
      phoneNumber: phone === 'yes' ? normalizePhone(phoneNumber) : null,
      email: usesEmail ? emailAddress.trim() : customer.email,
      newsletter: newsletter === 'yes',
      dataProtection: privacyRead,
    };
    dispatch(consentActions.answersSubmitted({ answers: submitted, withoutEmailCheck }));
  };
  const emailHint = () => {
    const named = emailAddress.trim();
    if (!isValidEmail(named)) return undefined;
    if (newsletter === 'yes') return t('consent.linkGoesTo', { email: named });
    return named === customer.email ? undefined : t('consent.becomesEmail');
  };

  function problemsOf(): readonly Problem[] {
    const unanswered = (asksForPhone && phone === null) || email === null || (asksForNewsletter && newsletter === null);
    const emailNeeded = usesEmail ? 'ALLOWED' : answers.emailMarketResearch;
    return [
      ...consentProblems({ ...answers, emailMarketResearch: emailNeeded, phoneNumber, email: emailAddress }),
      ...(unanswered ? (['unanswered'] as const) : []),
      ...(privacyRead ? [] : (['privacyUnread'] as const)),
    ];
  }

  const problemText = (...of: readonly ConsentProblem[]) => {
    const found = of.find((problem) => problems.includes(problem));
    return found === undefined ? undefined : t(`consent.problem.${found}`);
  };
  const numberToSave = normalizePhone(phoneNumber);
  const openQuestions: readonly Question[] = [
    ...(privacyRead ? [] : (['privacy'] as const)),
    ...(asksForPhone && phone === null ? (['phone'] as const) : []),
    ...(email === null ? (['email'] as const) : []),
    ...(asksForNewsletter && newsletter === null ? (['newsletter'] as const) : []),
  ];
  // J and N answer the question that has the focus, otherwise the next open one.
  const asked = focused ?? openQuestions[0] ?? null;
  const asking = (question: Question) => ({
    isAsked: asked === question,
    onFocus: () => setFocused(question),
  });
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
      {!customer.dataProtection && (
        <section className={styles.question} data-question={privacyRead ? 'answered' : 'open'}>
          <h3 className={styles.head}>{t('consent.privacyHead')}</h3>
          <Script lines={[t('consent.script.privacy1'), t('consent.script.privacy2')]} />
          <CheckField
            label={t('consent.readOut')}
            choice={asked === 'privacy' && !privacyRead ? 'j' : undefined}
            onFocus={() => setFocused('privacy')}
            initialFocus
            checked={privacyRead}
            onChange={(event) => setPrivacyRead(event.currentTarget.checked)}
          />
        </section>
      )}
      {asksForPhone && (
        <ConsentQuestion
          title={t('consent.phoneHead')}
          script={[t('consent.script.phone1'), t('consent.script.phone2'), t('consent.script.phone3')]}
          answer={phone}
          onAnswer={setPhone}
          {...asking('phone')}
          initialFocus={customer.dataProtection}
        >
          <TextField
            label={t('consent.phone')}
            inputMode="tel"
            data-needed={phoneNumber.trim() === '' ? '' : undefined}
            onKeyDown={goOnByEnter}
            value={phoneNumber}
            hint={numberToSave === null ? undefined : t('consent.phoneSaved', { number: numberToSave })}
            error={problemText('phoneMissing', 'phoneInvalid')}
            onChange={(event) => setPhoneNumber(event.currentTarget.value)}
          />
        </ConsentQuestion>
      )}
      <ConsentQuestion
        title={t('consent.emailHead')}
        script={[t('consent.script.email1'), t('consent.script.email2')]}
        answer={email}
        onAnswer={setEmail}
        {...asking('email')}
      />
      {asksForNewsletter && (
        <ConsentQuestion
          title={t('consent.newsletterHead')}
          script={[t('consent.script.newsletter1'), t('consent.script.newsletter2')]}
          answer={newsletter}
          onAnswer={setNewsletter}
          {...asking('newsletter')}
        />
      )}
      {usesEmail && (
        <TextField
          label={t(email === 'yes' ? 'consent.email' : 'consent.newsletterEmail')}
          inputMode="email"
          data-needed={emailAddress.trim() === '' ? '' : undefined}
          onKeyDown={goOnByEnter}
          value={emailAddress}
          hint={emailHint()}
          error={
            problemText('emailMissing', 'emailInvalid') ??
            (emailCheck === 'inUse' ? t('consent.emailInUse') : undefined)
          }
          onChange={(event) => setEmailAddress(event.currentTarget.value)}
        />
      )}
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

type Question = 'privacy' | 'phone' | 'email' | 'newsletter';

/** Goes on after an answer by key: to the next open question, or to the button that takes the answers. */
function goToNextQuestion(chosen: HTMLElement): void {
  const next = '[data-question=open] input, [data-needed], [data-take]';
  chosen.closest('[role=dialog]')?.querySelector<HTMLElement>(next)?.focus();
}

function goOnByEnter({ key, ctrlKey, currentTarget }: KeyboardEvent<HTMLInputElement>): void {
  if (key === 'Enter' && !ctrlKey && currentTarget.value.trim() !== '') goToNextQuestion(currentTarget);
}

type Problem = ConsentProblem | 'unanswered' | 'privacyUnread';

function answerOf(consent: MarketResearchConsent): YesNo {
  if (consent === 'ALLOWED') return 'yes';
  return consent === 'NOT_ALLOWED' ? 'no' : null;
}

function consentOf(answer: YesNo): MarketResearchConsent {
  if (answer === null) return 'NOT_QUERIED';
  return answer === 'yes' ? 'ALLOWED' : 'NOT_ALLOWED';
}
