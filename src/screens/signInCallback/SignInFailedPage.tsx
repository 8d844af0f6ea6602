import { useState } from 'react';
import type { SignInFailure } from '~/features/auth/authReasons';
import { startSignIn } from '~/features/auth/signIn';
import '~/features/auth/authTexts.de';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { PlainPage } from '~/shared/ui/PlainPage';
import './signInTexts.de';

interface SignInFailedPageProps {
  readonly reason: SignInFailure;
  /** Where trying again leads to (DECISIONS 58). */
  readonly path: string;
}

/** Renders why the sign-in failed and starts it again. */
export function SignInFailedPage({ reason: first, path }: SignInFailedPageProps) {
  const t = useText();
  const [later, setLater] = useState<SignInFailure | null>(null);
  const reason = later ?? first;
  return (
    <PlainPage title={t('signIn.failedTitle')}>
      <p role="alert">{t(`signIn.failure.${reason}`)}</p>
      <Button look="primary" autoFocus onClick={() => void startSignIn(path).then(setLater)}>
        {t('signIn.again')}
      </Button>
    </PlainPage>
  );
}
