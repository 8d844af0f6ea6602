import { latencyBudgets } from '~config/limits/latency';
import type { CsvCell } from '~/domain/common/csv';
import type { FiguresSummary, Spread } from '~/domain/figures/callFigures';
import type { Translate } from '~/shared/i18n/i18n';
import './figuresTexts.de';

/** One line of the table and of the file; null where there is no such figure. */
export interface FigureRow extends Spread {
  readonly name: string;
  readonly budget: number | null;
}

const secondsOf = (milliseconds: number | null): number | null =>
  milliseconds === null ? null : Math.round(milliseconds / 100) / 10;

/** The steps with their budgets, then the figures of whole calls. */
export function figureRows(summary: FiguresSummary, t: Translate): readonly FigureRow[] {
  const { steps, keysPerOrder, silence, ordersPerHour } = summary;
  return [
    ...steps.map(({ step, ...spread }) => ({
      ...spread,
      name: `${t(`figures.step.${step}`)} (ms)`,
      budget: latencyBudgets[step],
    })),
    { ...keysPerOrder, name: t('figures.keysPerOrder'), budget: null },
    {
      count: silence.count,
      median: secondsOf(silence.median),
      highest95: secondsOf(silence.highest95),
      name: `${t('figures.silence')} (s)`,
      budget: null,
    },
    { ...ordersPerHour, name: t('figures.ordersPerHour'), budget: null },
  ];
}

/** The rows of the file: the figures, then the failures by operation. */
export function fileRows(summary: FiguresSummary, t: Translate): readonly (readonly CsvCell[])[] {
  return [
    [t('figures.figure'), t('figures.count'), t('figures.median'), t('figures.highest95'), t('figures.budget')],
    ...figureRows(summary, t).map(({ name, count, median, highest95, budget }) => [
      name,
      count,
      median,
      highest95,
      budget,
    ]),
    ...summary.failures.map(({ operation, count }) => [
      `${t('figures.failures')}: ${operation}`,
      count,
      null,
      null,
      null,
    ]),
  ];
}
