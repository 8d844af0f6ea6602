import type { KeyboardEvent } from 'react';
import type { ConsentProblem } from '~/domain/customer/consentRules';
import type { Customer } from '~/domain/customer/customer';
import { isValidEmail } from '~/domain/customer/email';
import { normalizePhone } from '~/domain/customer/phone';
import { useText } from '~/shared/i18n/i18n';
import { CheckField } from '~/shared/ui/CheckField';
import { TextField } from '~/shared/ui/TextField';
import {
  asksForNewsletter,
  asksForPhone,
  usesEmail,
  type ConsentDraftProblem,
  type ConsentQuestionName,
} from '../consentDraft';
import type { ConsentDraft } from '../consentSlice';
import { ConsentQuestion, Script } from './ConsentQuestion';
import { goToNextQuestion } from './nextQuestion';
import '../consentTexts.de';
import styles from './ConsentDialog.module.css';

interface ConsentFieldsProps {
  readonly customer: Customer;
  readonly draft: ConsentDraft;
  readonly problems: readonly ConsentDraftProblem[];
  readonly isEmailInUse: boolean;
  /** The question that J and N answer now. */
  readonly asked: ConsentQuestionName | null;
  readonly onFocus: (question: ConsentQuestionName) => void;
  readonly onChange: (changed: Partial<ConsentDraft>) => void;
}

/** Renders the questions of the consent dialog, each with its script and the contact that a yes needs. */
export function ConsentFields(props: ConsentFieldsProps) {
  const { customer, draft, problems, isEmailInUse, asked, onFocus, onChange } = props;
  const t = useText();
  const { phone, email, newsletter, phoneNumber, emailAddress, privacyRead } = draft;
  const asking = (question: ConsentQuestionName) => ({
    isAsked: asked === question,
    onFocus: () => onFocus(question),
  });
  const problemText = (...of: readonly ConsentProblem[]) => {
    const found = of.find((problem) => problems.includes(problem));
    return found === undefined ? undefined : t(`consent.problem.${found}`);
  };
  const numberToSave = normalizePhone(phoneNumber);
  const emailHint = () => {
    const named = emailAddress.trim();
    if (!isValidEmail(named)) return undefined;
    if (newsletter === 'yes') return t('consent.linkGoesTo', { email: named });
    return named === customer.email ? undefined : t('consent.becomesEmail');
  };
  return (
    <>
      {!customer.dataProtection && (
        <section className={styles.question} data-question={privacyRead ? 'answered' : 'open'}>
          <h3 className={styles.head}>{t('consent.privacyHead')}</h3>
          <Script lines={[t('consent.script.privacy1'), t('consent.script.privacy2')]} />
          <CheckField
            label={t('consent.readOut')}
            choice={asked === 'privacy' && !privacyRead ? 'j' : undefined}
            onFocus={() => onFocus('privacy')}
            initialFocus
            checked={privacyRead}
            onChange={(event) => onChange({ privacyRead: event.currentTarget.checked })}
          />
        </section>
      )}
      {asksForPhone(customer) && (
        <ConsentQuestion
          title={t('consent.phoneHead')}
          script={[t('consent.script.phone1'), t('consent.script.phone2'), t('consent.script.phone3')]}
          answer={phone}
          onAnswer={(answer) => onChange({ phone: answer })}
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
            onChange={(event) => onChange({ phoneNumber: event.currentTarget.value })}
          />
        </ConsentQuestion>
      )}
      <ConsentQuestion
        title={t('consent.emailHead')}
        script={[t('consent.script.email1'), t('consent.script.email2')]}
        answer={email}
        onAnswer={(answer) => onChange({ email: answer })}
        {...asking('email')}
      />
      {asksForNewsletter(customer) && (
        <ConsentQuestion
          title={t('consent.newsletterHead')}
          script={[t('consent.script.newsletter1'), t('consent.script.newsletter2')]}
          answer={newsletter}
          onAnswer={(answer) => onChange({ newsletter: answer })}
          {...asking('newsletter')}
        />
      )}
      {usesEmail(draft) && (
        <TextField
          label={t(email === 'yes' ? 'consent.email' : 'consent.newsletterEmail')}
          inputMode="email"
          data-needed={emailAddress.trim() === '' ? '' : undefined}
          onKeyDown={goOnByEnter}
          value={emailAddress}
          hint={emailHint()}
          error={problemText('emailMissing', 'emailInvalid') ?? (isEmailInUse ? t('consent.emailInUse') : undefined)}
          onChange={(event) => onChange({ emailAddress: event.currentTarget.value })}
        />
      )}
    </>
  );
}

function goOnByEnter({ key, ctrlKey, currentTarget }: KeyboardEvent<HTMLInputElement>): void {
  if (key === 'Enter' && !ctrlKey && currentTarget.value.trim() !== '') goToNextQuestion(currentTarget);
}
