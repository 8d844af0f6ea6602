import { useText } from '~/shared/i18n/i18n';

/** The care of the product links. */
export function LinksTab() {
  const t = useText();
  return <p>{t('common.loading')}</p>;
}
