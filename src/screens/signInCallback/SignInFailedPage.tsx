import { isUnexpected, type SignInFailure } from '~/features/auth/authReasons';
import { startSignIn } from '~/features/auth/signIn';
import { signInFailureTexts } from '~/features/auth/authTexts';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { PlainPage } from '~/shared/ui/PlainPage';

/** Why the sign-in failed and the one way back; an unexpected error names whom to ask (spec 1 §4.1). */
export function SignInFailedPage({ reason }: { readonly reason: SignInFailure }) {
  const t = useText();
  return (
    <PlainPage title={t('signIn.failedTitle')}>
      <p role="alert">
        {t(signInFailureTexts[reason])} {isUnexpected(reason) && t('signIn.contactTeam')}
      </p>
      <Button
        look="primary"
        autoFocus
        onClick={() => {
          void startSignIn('/');
        }}
      >
        {t('signIn.again')}
      </Button>
    </PlainPage>
  );
}
