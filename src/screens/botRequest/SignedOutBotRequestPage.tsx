import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { withoutBlanks } from '~/domain/common/digits';
import type { SignInFailure } from '~/features/auth/authReasons';
import '~/features/auth/authTexts.de';
import { startSignIn } from '~/features/auth/signIn';
import { BotNumberForm } from '~/features/botRequest/components/BotNumberForm';
import { useText } from '~/shared/i18n/i18n';
import { Message } from '~/shared/ui/Message';
import { NarrowPage } from '~/shared/ui/NarrowPage';
import './botRequestTitleTexts.de';
import styles from './SignedOutBotRequestPage.module.css';

/** Renders the form and starts the sign-in, which returns to the entered number; shows no data of a caller (DECISIONS 38). */
export function SignedOutBotRequestPage() {
  const t = useText();
  const [parameters] = useSearchParams();
  const [problem, setProblem] = useState<SignInFailure | null>(null);
  return (
    <NarrowPage title={t('screen.botRequest')}>
      <p className={styles.note}>{t('botRequest.signInText')}</p>
      <BotNumberForm
        number={withoutBlanks(parameters.get('number') ?? '')}
        isRequired={false}
        isUnknown={false}
        submitText={t('botRequest.signIn')}
        onSubmit={(number) => void startSignIn(pathOf(number)).then(setProblem)}
      />
      {problem !== null && <Message tone="error">{t(`signIn.failure.${problem}`)}</Message>}
    </NarrowPage>
  );
}

function pathOf(number: string): string {
  return number === '' ? '/bot-request' : `/bot-request?${new URLSearchParams({ number }).toString()}`;
}
