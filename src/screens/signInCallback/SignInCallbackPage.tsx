import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { SignInFailure } from '~/features/auth/authReasons';
import { completeSignIn, type CallbackOutcome } from '~/features/auth/completeSignIn';
import { startSignIn } from '~/features/auth/signIn';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { PlainPage } from '~/shared/ui/PlainPage';
import { SignInFailedPage } from './SignInFailedPage';

/** Completes a sign-in or sign-out when the identity provider redirects back to the application (CONTRACT 4). */
export function SignInCallbackPage({ isRoute }: { readonly isRoute: (pathname: string) => boolean }) {
  const t = useText();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [outcome, setOutcome] = useState<CallbackOutcome | { readonly kind: 'running' }>({ kind: 'running' });

  useEffect(() => {
    let shown = true;
    void completeSignIn(search, isRoute).then((result) => {
      if (!shown) return;
      if (result.kind === 'signedIn') void navigate(result.path ?? '/', { replace: true });
      else setOutcome(result);
    });
    return () => {
      shown = false;
    };
  }, [search, isRoute, navigate]);

  switch (outcome.kind) {
    case 'running':
    case 'signedIn':
      return <p role="status">{t('signIn.running')}</p>;
    case 'signedOut':
      return <SignedOutPage />;
    case 'failed':
      return <SignInFailedPage reason={outcome.reason} path={outcome.path ?? '/'} />;
  }
}

function SignedOutPage() {
  const t = useText();
  const [problem, setProblem] = useState<SignInFailure | null>(null);
  if (problem !== null) return <SignInFailedPage reason={problem} path="/" />;
  return (
    <PlainPage title={t('signIn.signedOutTitle')}>
      <p>{t('signIn.signedOutText')}</p>
      <Button look="primary" autoFocus onClick={() => void startSignIn('/').then(setProblem)}>
        {t('signIn.signIn')}
      </Button>
    </PlainPage>
  );
}
