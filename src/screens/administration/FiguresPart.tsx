import { useState } from 'react';
import { csvOf } from '~/domain/common/csv';
import { summaryOf, type CallFigures, type FiguresSummary } from '~/domain/figures/callFigures';
import { formatNumber } from '~/shared/i18n/formatNumber';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { laterPart } from '~/shared/ui/laterPart';
import { Message } from '~/shared/ui/Message';
import { saveFile } from '~/shared/ui/saveFile';
import { Table } from '~/shared/ui/Table';
import { Tag } from '~/shared/ui/Tag';
import { figureRows, fileRows } from './figureRows';
import './figuresTexts.de';
import styles from './AdministrationPage.module.css';

const SeriesCharts = laterPart(async () => (await import('~/shared/ui/chart/SeriesCharts')).SeriesCharts, 'inPlace');

/** The figures of the calls of this browser. */
export interface RecordedFigures {
  readonly calls: readonly CallFigures[] | 'reading' | 'unreadable';
  /** Resolves with false where they are still there. */
  readonly onRemove: () => Promise<boolean>;
}

/** Shows what the last calls of this browser took, as table, picture and file (DECISIONS 254). */
export function FiguresPart({ calls, onRemove }: RecordedFigures) {
  const t = useText();
  const [isRemoved, setRemoved] = useState<boolean | null>(null);
  const remove = async () => setRemoved(await onRemove());
  return (
    <section aria-labelledby="figures-title">
      <h2 id="figures-title" className={styles.heading}>
        {t('figures.title')}
      </h2>
      {calls === 'unreadable' && <Message tone="warning">{t('figures.unreadable')}</Message>}
      {typeof calls !== 'string' &&
        (calls.length === 0 ? (
          <p className={styles.intro}>{t('figures.none')}</p>
        ) : (
          <Figures summary={summaryOf(calls)} onRemove={() => void remove()} />
        ))}
      <p role="status">{isRemoved !== null && t(isRemoved ? 'figures.removed' : 'figures.notRemoved')}</p>
    </section>
  );
}

function Figures({ summary, onRemove }: { readonly summary: FiguresSummary; readonly onRemove: () => void }) {
  const t = useText();
  const { calls, orders, steps, failures } = summary;
  const heads = ['figure', 'count', 'median', 'highest95', 'budget'] as const;
  return (
    <>
      <p className={styles.intro}>
        {t('figures.intro', { calls, orders })}{' '}
        <Button
          size="row"
          onClick={() => saveFile(t('figures.fileName'), csvOf(fileRows(summary, t)), 'text/csv;charset=utf-8')}
        >
          {t('figures.save')}
        </Button>{' '}
        <Button size="row" onClick={onRemove}>
          {t('figures.remove')}
        </Button>
      </p>
      <Table
        className={`${styles.table} ${styles.figures}`}
        caption={t('figures.spreads')}
        heads={heads.map((head) => ({ title: t(`figures.${head}`) }))}
      >
        <tbody>
          {figureRows(summary, t).map(({ name, count, median, highest95, budget }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{formatNumber(count)}</td>
              <td>{formatNumber(median)}</td>
              <td>
                {formatNumber(highest95)}{' '}
                {budget !== null && (highest95 ?? 0) > budget && <Tag tone="warning">{t('figures.over')}</Tag>}
              </td>
              <td>{formatNumber(budget)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Table
        className={styles.table}
        caption={t('figures.failures')}
        heads={[{ title: t('figures.operation') }, { title: t('figures.count') }]}
      >
        <tbody>
          {failures.length === 0 && (
            <tr>
              <td colSpan={2}>{t('figures.noFailures')}</td>
            </tr>
          )}
          {failures.map(({ operation, count }) => (
            <tr key={operation}>
              <th scope="row">{operation}</th>
              <td>{formatNumber(count)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <SeriesCharts
        title={t('figures.picture')}
        pointName={t('figures.figure')}
        points={steps.map(({ step }) => t(`figures.step.${step}`))}
        series={[
          { name: t('figures.median'), kind: 'bar', tone: 'primary', figures: steps.map(({ median }) => median) },
          {
            name: t('figures.highest95'),
            kind: 'bar',
            tone: 'warning',
            figures: steps.map(({ highest95 }) => highest95),
          },
        ]}
      />
    </>
  );
}
