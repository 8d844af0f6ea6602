import { Link } from 'react-router';
import { useText } from '~/shared/i18n/i18n';
import { PlainPage } from '~/shared/ui/PlainPage';
import './notFoundTexts.de';
import './notFoundTitleTexts.de';

export function NotFoundPage() {
  const t = useText();
  return (
    <PlainPage title={t('notFound.title')}>
      <p>{t('notFound.text')}</p>
      <Link to="/">{t('notFound.home')}</Link>
    </PlainPage>
  );
}
