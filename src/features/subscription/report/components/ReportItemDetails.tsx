import { shownMonth, type ReportItem } from '~/domain/subscription/productReport';
import { useText } from '~/shared/i18n/i18n';
import '../reportTexts.de';
import styles from './Report.module.css';

/** The whole note of an item and every month with stock delays, below its row. */
export function ReportItemDetails({ item: { name, note, stockDelays } }: { readonly item: ReportItem }) {
  const t = useText();
  const delays = stockDelays.filter(({ quantity }) => quantity !== 0);
  return (
    <dl className={styles.details}>
      <div>
        <dt>{t('report.column.PRODUCT_NAME')}</dt>
        <dd>{name}</dd>
      </div>
      <div>
        <dt>{t('report.allDelays')}</dt>
        <dd>
          {delays.map(({ month, quantity }) => `${shownMonth(month)}: ${String(quantity)}`).join(' · ') ||
            t('report.noDelays')}
        </dd>
      </div>
      <div>
        <dt>{t('report.note')}</dt>
        <dd>{note || t('report.noNote')}</dd>
      </div>
    </dl>
  );
}
