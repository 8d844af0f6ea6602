import { ThemeProvider } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { useState } from 'react';
import { formatNumber } from '~/shared/i18n/formatNumber';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '../Button';
import { muiTheme } from '../muiTheme';
import './chartTexts.de';
import styles from './SeriesCharts.module.css';

/** Figures over the same points. */
export interface ChartSeries {
  readonly name: string;
  readonly kind: 'line' | 'bar';
  readonly tone: 'primary' | 'warning';
  /** Null where a point has none: a gap. */
  readonly figures: readonly (number | null)[];
}

interface SeriesChartsProps {
  /** Heading, and accessible name of the region and of the table. */
  readonly title: string;
  /** What the points are, for example months. */
  readonly pointName: string;
  readonly points: readonly string[];
  /** Each is drawn in a chart of its own. */
  readonly series: readonly ChartSeries[];
}

/**
 * Draws each series. The same figures are a table: shown on request, and always there for screen readers, which the drawings
 * are hidden from. Without animation (UX 7). Load it lazily.
 */
export function SeriesCharts({ title, pointName, points, series }: SeriesChartsProps) {
  const t = useText();
  const [isTable, setIsTable] = useState(false);
  return (
    <section className={styles.charts} aria-label={title}>
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <Button size="row" onClick={() => setIsTable(!isTable)}>
          {t(isTable ? 'chart.asCharts' : 'chart.asTable')}
        </Button>
      </header>
      {!isTable && (
        <ThemeProvider theme={muiTheme}>
          <div className={styles.pair} aria-hidden="true">
            {series.map((one) => (
              <div key={one.name}>
                <p className={styles.name}>{one.name}</p>
                <Drawing series={one} points={points} />
              </div>
            ))}
          </div>
        </ThemeProvider>
      )}
      <table className={isTable ? styles.table : 'visually-hidden'} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{pointName}</th>
            {series.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map((point, index) => (
            <tr key={point}>
              <th scope="row">{point}</th>
              {series.map(({ name, figures }) => (
                <td key={name}>{formatNumber(figures[index] ?? null)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface DrawingProps {
  readonly series: ChartSeries;
  readonly points: readonly string[];
}

function Drawing({ series: { name, kind, tone, figures }, points }: DrawingProps) {
  const data = { data: [...figures], label: name, valueFormatter: formatNumber };
  const shared = {
    height: 152,
    margin: { top: 8, right: 8, bottom: 0, left: 0 },
    skipAnimation: true,
    hideLegend: true,
    disableKeyboardNavigation: true,
    colors: [muiTheme.palette[tone].main],
    grid: { horizontal: true },
    xAxis: [{ data: [...points], scaleType: 'band' as const, height: 24 }],
    yAxis: [{ width: 52, tickNumber: 4, valueFormatter: formatNumber }],
  };
  return kind === 'line' ? (
    <LineChart {...shared} series={[{ ...data, curve: 'linear' }]} />
  ) : (
    <BarChart {...shared} series={[data]} />
  );
}
