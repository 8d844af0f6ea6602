import { shownMonth, type ReportItem } from '~/domain/subscription/productReport';
import { useText } from '~/shared/i18n/i18n';
import { Fact } from '~/shared/ui/Fact';
import '../reportTexts.de';
import styles from './Report.module.css';

/** The whole note of an item and every month with stock delays, below its row. */
export function ReportItemDetails({ item: { name, note, stockDelays } }: { readonly item: ReportItem }) {
  const t = useText();
  const delays = stockDelays.filter(({ quantity }) => quantity !== 0);
  return (
    <dl className={styles.details}>
      <Fact name={t('report.column.PRODUCT_NAME')}>{name}</Fact>
      <Fact name={t('report.allDelays')}>
        {delays.map(({ month, quantity }) => `${shownMonth(month)}: ${String(quantity)}`).join(' · ') ||
          t('report.noDelays')}
      </Fact>
      <Fact name={t('report.note')}>{note || t('report.noNote')}</Fact>
    </dl>
  );
}
