import isEqual from 'fast-deep-equal';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { Customer } from '~/domain/customer/customer';
import { useParts } from '~/shared/hooks/useParts';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { CheckField } from '~/shared/ui/CheckField';
import { Dialog } from '~/shared/ui/Dialog';
import { Message } from '~/shared/ui/Message';
import { consentActions, selectConsentState, type PrivacyAnswers } from '../consentSlice';
import '../consentTexts.de';
import { Script } from './ConsentQuestion';
import '~/domain/customer/customerWords.de';
import '~/shared/i18n/dialogTexts.de';
import styles from './ConsentDialog.module.css';

/** Renders the consents of the customer's record, and the state of market research (REQ B5.1). */
export function PrivacyDialog({ customer }: { readonly customer: Customer }) {
  const t = useText();
  const dispatch = useDispatch();
  const { answers: asked, privacySaving } = useParts(selectConsentState, 'answers', 'privacySaving');
  const onRecord: PrivacyAnswers = {
    emailNewsletter: customer.consents.emailNewsletter,
    exportDhlEmail: customer.consents.exportDhlEmail,
    printedAdvertising: customer.consents.printedAdvertising,
    dataProtection: customer.dataProtection,
  };
  const [answers, setAnswers] = useState(onRecord);
  const close = () => dispatch(consentActions.privacyClosed());
  const isRunning = privacySaving === 'running';
  const askForMarketResearch = () => {
    if (isRunning) return;
    if (isEqual(answers, onRecord)) {
      dispatch(consentActions.marketResearchAsked());
      return;
    }
    // What is ticked is taken over first; where that fails, the dialog stays with it.
    dispatch(consentActions.marketResearchAskedNext());
    dispatch(consentActions.privacyAnswered(answers));
  };
  const box = (choice: string, field: keyof PrivacyAnswers, label: string, needsEmail = false) => (
    <CheckField
      choice={choice}
      label={needsEmail && customer.email === null ? `${label} · ${t('consent.needsEmail')}` : label}
      initialFocus={field === 'dataProtection'}
      disabled={needsEmail && customer.email === null && !answers[field]}
      checked={answers[field]}
      onChange={(event) => setAnswers({ ...answers, [field]: event.currentTarget.checked })}
    />
  );
  const { phoneMarketResearch, emailMarketResearch } = asked ?? customer.consents;
  return (
    <Dialog
      title={t('consent.privacyTitle')}
      width="medium"
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{t('common.cancel')}</Button>
          <Button look="primary" isOff={isRunning} onClick={() => dispatch(consentActions.privacyAnswered(answers))}>
            {t(isRunning ? 'customer.saving' : 'consent.take')}
          </Button>
        </>
      }
    >
      {privacySaving === 'failed' && <Message tone="error">{t('consent.privacyFailed')}</Message>}
      <Script lines={[t('consent.script.privacy1'), t('consent.script.privacy2')]} />
      {box('1', 'dataProtection', t('consent.dataProtection'))}
      {box('2', 'emailNewsletter', t('consent.newsletter'), true)}
      {answers.emailNewsletter && !customer.consents.emailNewsletter && (
        <>
          <Script lines={[t('consent.script.newsletter1'), t('consent.script.newsletter2')]} />
          {customer.email !== null && <p>{t('consent.linkGoesTo', { email: customer.email })}</p>}
        </>
      )}
      {box('3', 'exportDhlEmail', t('consent.dhl'), true)}
      {box('4', 'printedAdvertising', t('consent.print'))}
      <dl className={styles.states}>
        <dt>{t('consent.phoneHead')}</dt>
        <dd>{t(`consent.state.${phoneMarketResearch}`)}</dd>
        <dt>{t('consent.emailHead')}</dt>
        <dd>{t(`consent.state.${emailMarketResearch}`)}</dd>
      </dl>
      <Button look="link" choice="5" aria-disabled={isRunning} onClick={askForMarketResearch}>
        {t('consent.ask')}
      </Button>
    </Dialog>
  );
}
