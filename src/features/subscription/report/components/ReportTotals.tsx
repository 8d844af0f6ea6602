import type { Currency } from '~/domain/common/country';
import { shownMonth, type ReportTotals as Totals } from '~/domain/subscription/productReport';
import { formatMoney } from '~/shared/i18n/formatMoney';
import { formatNumber } from '~/shared/i18n/formatNumber';
import { useText } from '~/shared/i18n/i18n';
import { Fact } from '~/shared/ui/Fact';
import '../reportTexts.de';
import styles from './Report.module.css';

interface ReportTotalsProps {
  readonly totals: Totals | null;
  readonly month: string;
  readonly currency: Currency;
}

const nothing = '–';

/** The figures of the month, of all its items (REQ G7.1). Renders its shape while they load. */
export function ReportTotals({ totals, month, currency }: ReportTotalsProps) {
  const t = useText();
  const count = (figure: number | null | undefined) => formatNumber(figure ?? null);
  const money = (cents: number | null | undefined) =>
    cents === null || cents === undefined ? nothing : formatMoney(cents, currency);
  const figures = [
    [t('report.total.activeSubscriptions'), count(totals?.totalActiveSubscriptions)],
    [t('report.total.subscribedProducts'), count(totals?.totalSubscribedProducts)],
    [t('report.total.currentSales'), money(totals?.currentMonthFloorSales)],
    [t('report.total.previousSales'), money(totals?.previousMonthFloorSales)],
    [t('report.total.variation'), variationText(totals?.floorSalesVariation ?? null)],
  ] as const;
  return (
    <section aria-label={t('report.figures', { month: shownMonth(month) })}>
      <dl className={styles.totals}>
        {figures.map(([name, text]) => (
          <Fact key={name} name={name}>
            {text}
          </Fact>
        ))}
      </dl>
    </section>
  );
}

/** With its sign and an arrow, never by colour alone. */
function variationText(percent: number | null): string {
  if (percent === null) return nothing;
  const arrow = percent > 0 ? '▲ +' : percent < 0 ? '▼ −' : '';
  return `${arrow}${formatNumber(Math.abs(percent))} %`;
}
