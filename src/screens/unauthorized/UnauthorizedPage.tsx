import { Link } from 'react-router';
import { useText } from '~/shared/i18n/i18n';
import { PlainPage } from '~/shared/ui/PlainPage';

/** The role check failed (spec 1 §2.1). */
export function UnauthorizedPage() {
  const t = useText();
  return (
    <PlainPage title={t('unauthorized.title')}>
      <p>{t('unauthorized.text')}</p>
      <Link to="/">{t('notFound.home')}</Link>
    </PlainPage>
  );
}
