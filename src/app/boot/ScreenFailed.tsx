import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { useText } from '~/shared/i18n/i18n';
import { Message } from '~/shared/ui/Message';
import { laterPart } from '~/shared/ui/laterPart';
import { reportScreenFailure } from './failureReport';
import { SignInProblem } from '~/app/session/guards';

const SignInFailed = laterPart(
  async () => (await import('~/screens/signInCallback/SignInFailedPage')).SignInFailedPage,
  'inPlace',
);

/** Renders the error of a screen that failed to render or to load; a header above it stays (REQ A16.1). */
export function ScreenFailed() {
  const t = useText();
  const error = useRouteError();
  useEffect(() => {
    if (!(error instanceof SignInProblem)) reportScreenFailure(error);
  }, [error]);
  if (error instanceof SignInProblem) {
    return <SignInFailed reason={error.reason} path={`${location.pathname}${location.search}${location.hash}`} />;
  }
  return (
    <main style={{ padding: 12 }}>
      <Message tone="error" actionText={t('errors.reload')} onAction={() => location.reload()}>
        {t('errors.screen')}
      </Message>
    </main>
  );
}
