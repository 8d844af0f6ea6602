import { useText } from '~/shared/i18n/i18n';

/** The report of the subscription products. */
export function ProductsTab() {
  const t = useText();
  return <p>{t('common.loading')}</p>;
}
