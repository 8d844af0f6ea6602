import { berlinDateTime } from '~/domain/common/berlinTime';
import type { ProductLink } from '~/domain/subscription/productLink';
import { productStatusWords } from '~/domain/subscription/productStatusWords';
import { shownProductNumber } from '~/domain/subscription/subscriptionNumbers';
import { useText, type Translate } from '~/shared/i18n/i18n';
import { Fact } from '~/shared/ui/Fact';
import '~/domain/common/countryWords.de';
import '../linksTexts.de';
import styles from './Links.module.css';

/** Everything about a link, below its row. */
export function LinkDetails({ link }: { readonly link: ProductLink }) {
  const t = useText();
  const none = t('links.details.none');
  // Several articles of one product are one number.
  const regularProducts = [...new Set(link.regularProducts.map(shownProductNumber))].join(', ');
  const { createdAt, createdBy, editedAt, editedBy } = link.metaInfo;
  return (
    <dl className={styles.details}>
      <Fact name={t('links.status')}>{t(productStatusWords[link.status].hint)}</Fact>
      <Fact name={t('links.column.description')}>{link.description || none}</Fact>
      <Fact name={t('links.details.articleDescription')}>{link.articleDescription || none}</Fact>
      <Fact name={t('links.details.regularProducts')}>{regularProducts || none}</Fact>
      <Fact name={t('links.details.productLine')}>{link.productLine || none}</Fact>
      <Fact name={t('links.column.exclusion')}>
        {link.countriesExclusion.map((country) => t(`country.${country}`)).join(', ') || none}
      </Fact>
      <Fact name={t('links.details.created')}>{momentOf(createdAt, createdBy, t)}</Fact>
      <Fact name={t('links.details.edited')}>{momentOf(editedAt, editedBy, t)}</Fact>
    </dl>
  );
}

/** When and by whom, as far as it is known. */
export function momentOf(iso: string, name: string, t: Translate): string {
  const moment = berlinDateTime(iso);
  if (moment === '' && name === '') return t('links.details.notYet');
  return name === '' ? moment : t('links.details.by', { moment, name }).trim();
}
