import { ThemeProvider } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { useState } from 'react';
import { shownMonth, type MonthStatus } from '~/domain/subscription/productReport';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { muiTheme } from '~/shared/ui/muiTheme';
import '../reportChartTexts.de';
import styles from './Report.module.css';

/** Pixels. */
const height = 152;
const margin = { top: 8, right: 8, bottom: 0, left: 0 };
const numberAxis = { width: 52, tickNumber: 4, valueFormatter: (figure: number) => figure.toLocaleString('de-DE') };

/**
 * Draws the active subscriptions and the stock delays of twelve months. The same figures are a table: shown on request, and
 * always there for screen readers, which the drawings are hidden from. Load it lazily.
 */
export function ReportCharts({ months }: { readonly months: readonly MonthStatus[] }) {
  const t = useText();
  const [isTable, setIsTable] = useState(false);
  const shown = months.map(({ month }) => shownMonth(month));
  const monthAxis = { data: shown, scaleType: 'band', height: 24, tickLabelInterval: () => true } as const;
  return (
    <section className={styles.charts} aria-label={t('reportChart.title')}>
      <header className={styles.chartsHead}>
        <h2 className={styles.chartsTitle}>{t('reportChart.title')}</h2>
        <Button
          size="row"
          onClick={() => {
            setIsTable(!isTable);
          }}
        >
          {t(isTable ? 'reportChart.asCharts' : 'reportChart.asTable')}
        </Button>
      </header>
      {!isTable && (
        <ThemeProvider theme={muiTheme}>
          <div className={styles.pair} aria-hidden="true">
            <div>
              <p className={styles.chartTitle}>{t('reportChart.active')}</p>
              <LineChart
                height={height}
                margin={margin}
                skipAnimation
                hideLegend
                disableKeyboardNavigation
                colors={[muiTheme.palette.primary.main]}
                grid={{ horizontal: true }}
                xAxis={[monthAxis]}
                yAxis={[numberAxis]}
                series={[
                  {
                    data: months.map(({ activeSubscriptions }) => activeSubscriptions),
                    label: t('reportChart.active'),
                    curve: 'linear',
                    valueFormatter: (figure) => figure?.toLocaleString('de-DE') ?? '',
                  },
                ]}
              />
            </div>
            <div>
              <p className={styles.chartTitle}>{t('reportChart.delays')}</p>
              <BarChart
                height={height}
                margin={margin}
                skipAnimation
                hideLegend
                disableKeyboardNavigation
                borderRadius={0}
                colors={[muiTheme.palette.warning.main]}
                grid={{ horizontal: true }}
                xAxis={[monthAxis]}
                yAxis={[numberAxis]}
                series={[
                  {
                    data: months.map(({ stockDelays }) => stockDelays),
                    label: t('reportChart.delays'),
                    valueFormatter: (figure) => figure?.toLocaleString('de-DE') ?? '',
                  },
                ]}
              />
            </div>
          </div>
        </ThemeProvider>
      )}
      <table className={isTable ? styles.months : 'visually-hidden'} aria-label={t('reportChart.table')}>
        <thead>
          <tr>
            <th scope="col">{t('reportChart.month')}</th>
            {shown.map((month) => (
              <th key={month} scope="col">
                {month}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('reportChart.active')}</th>
            {months.map(({ month, activeSubscriptions }) => (
              <td key={month}>{activeSubscriptions.toLocaleString('de-DE')}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t('reportChart.delays')}</th>
            {months.map(({ month, stockDelays }) => (
              <td key={month}>{stockDelays.toLocaleString('de-DE')}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}
