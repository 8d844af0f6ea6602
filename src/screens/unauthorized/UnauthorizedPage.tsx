import { useState } from 'react';
import { Link } from 'react-router';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { Message } from '~/shared/ui/Message';
import { PlainPage } from '~/shared/ui/PlainPage';
import '~/features/auth/authTexts.de';
import './unauthorizedTexts.de';

interface UnauthorizedPageProps {
  /** Whether a call is open, which a sign-out would end (DECISIONS 34). */
  readonly hasOpenCall: () => Promise<boolean>;
  /** Null where nobody is signed in. */
  readonly onSignOut: (() => void) | null;
}

/** Renders a failed role check (REQ A3.3): a link to the home screen, and a sign-out so that another person can sign in. */
export function UnauthorizedPage({ hasOpenCall, onSignOut }: UnauthorizedPageProps) {
  const t = useText();
  const [asks, setAsks] = useState(false);
  return (
    <PlainPage title={t('unauthorized.title')}>
      <p>{t('unauthorized.text')}</p>
      {asks && <Message tone="warning">{t('shell.signOutText')}</Message>}
      <Link to="/">{t('notFound.home')}</Link>
      {onSignOut !== null && (
        <Button
          look={asks ? 'danger' : 'link'}
          onClick={() => {
            if (asks) onSignOut();
            else {
              void hasOpenCall().then((isOpen) => {
                if (isOpen) setAsks(true);
                else onSignOut();
              });
            }
          }}
        >
          {t('shell.signOut')}
        </Button>
      )}
    </PlainPage>
  );
}
