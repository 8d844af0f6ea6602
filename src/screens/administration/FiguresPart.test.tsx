import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { latencyBudgets } from '~config/limits/latency';
import { emptyFigures, summaryOf, withDuration, withFailure, withKeys, withOrder } from '~/domain/figures/callFigures';
import { startI18n, translate } from '~/shared/i18n/i18n';
import { FiguresPart } from './FiguresPart';
import { fileRows } from './figureRows';

beforeEach(() => startI18n('de'));

const begin = '2026-11-25T09:10:00.000Z';
const calls = [
  withOrder(withKeys(withDuration(emptyFigures(begin), 'login', 300), 41)),
  withFailure(withDuration(emptyFigures(begin), 'offer', latencyBudgets.offer + 1), 'order POST /backoffice-offers'),
];
const remove = () => Promise.resolve(true);

describe('the figures of this browser (DECISIONS 254)', () => {
  it('are a table with the budget of each step', () => {
    render(<FiguresPart calls={calls} onRemove={remove} />);
    const row = (name: RegExp) => screen.getByRole('row', { name }).textContent;
    expect(row(/^Kundenkonto \(ms\)/)).toBe('Kundenkonto (ms)1300300 1.500');
    expect(row(/^Preise \(ms\)/)).toBe('Preise (ms)11.5011.501 über der Vorgabe1.500');
    expect(row(/^PIN-Prüfung \(ms\)/)).toBe('PIN-Prüfung (ms)0–– 1.500');
    expect(row(/^Tasten je Bestellung/)).toBe('Tasten je Bestellung14141 –');
    expect(row(/^order POST/)).toBe('order POST /backoffice-offers1');
  });

  it('are a file with the same figures and the failures', () => {
    const rows = fileRows(summaryOf(calls), translate);
    expect(rows).toContainEqual(['Kundenkonto (ms)', 1, 300, 300, 1_500]);
    expect(rows.at(-1)).toEqual(['Technische Fehler: order POST /backoffice-offers', 1, null, null, null]);
    expect(new Set(rows.map(({ length }) => length))).toEqual(new Set([5]));
  });

  it.each([
    [true, 'Gelöscht.'],
    [false, 'Der Browser hat die Zahlen nicht gelöscht. Bitte noch einmal versuchen.'],
  ])('are removed, and it is said whether they are: %s', async (isRemoved, said) => {
    const onRemove = vi.fn<() => Promise<boolean>>(() => Promise.resolve(isRemoved));
    render(<FiguresPart calls={calls} onRemove={onRemove} />);
    fireEvent.click(screen.getByRole('button', { name: 'Zahlen löschen' }));
    expect(onRemove).toHaveBeenCalledOnce();
    await waitFor(() => {
      expect(screen.getByRole('status')).toHaveTextContent(said);
    });
  });

  it.each([
    [[], 'Noch kein Gespräch aufgezeichnet.'],
    ['unreadable', 'Die Zahlen lassen sich nicht lesen: Der Browser gibt seinen Speicher nicht frei.'],
  ] as const)('say so where there are none: %j', (none, said) => {
    render(<FiguresPart calls={none} onRemove={remove} />);
    expect(screen.getByText(said)).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('are not said to be missing while they are read', () => {
    render(<FiguresPart calls="reading" onRemove={remove} />);
    expect(screen.queryByText('Noch kein Gespräch aufgezeichnet.')).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
