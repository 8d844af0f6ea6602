import { Link } from 'react-router';
import { useText } from '~/shared/i18n/i18n';
import { PlainPage } from '~/shared/ui/PlainPage';
import './notIncludedTexts.de';

/** Tells that the screen of this route is not part of this version. */
export function NotIncludedPage() {
  const t = useText();
  return (
    <PlainPage title={t('notIncluded.title')}>
      <p>{t('notIncluded.text')}</p>
      <Link to="/">{t('notFound.home')}</Link>
    </PlainPage>
  );
}
