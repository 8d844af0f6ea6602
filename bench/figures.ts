/** One row of the table: the measured value, the same on the floor page, and the budget. */
export interface Figure {
  readonly name: string;
  readonly unit: string;
  readonly value: number | undefined;
  readonly floor?: number | undefined;
  /** An absolute maximum, or a multiple of the floor's value. */
  readonly budget?: { readonly atMost: number } | { readonly timesFloor: number };
}

export function median(values: readonly number[]): number | undefined {
  const sorted = values.filter((value) => !Number.isNaN(value)).toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)];
  const lower = sorted[Math.ceil(middle) - 1];
  return upper === undefined || lower === undefined ? undefined : (upper + lower) / 2;
}

export function limitOf({ budget, floor }: Figure): number | undefined {
  if (budget === undefined) return undefined;
  if ('atMost' in budget) return budget.atMost;
  return floor === undefined ? undefined : budget.timesFloor * floor;
}

const shown = (value: number | undefined): string => {
  if (value === undefined) return '–';
  return Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(1);
};

function budgetText(figure: Figure): string {
  const limit = limitOf(figure);
  if (figure.budget === undefined || limit === undefined) return '–';
  if ('atMost' in figure.budget) return `≤ ${String(limit)}`;
  return `≤ ${shown(limit)} (${String(figure.budget.timesFloor)} × floor)`;
}

/** Whether the value is not within its budget; a value that is no number never is. */
export function isOver(figure: Figure): boolean {
  const limit = limitOf(figure);
  return limit !== undefined && figure.value !== undefined && !(figure.value <= limit);
}

function verdict(figure: Figure): string {
  if (limitOf(figure) === undefined || figure.value === undefined) return '';
  return isOver(figure) ? 'OVER' : 'within';
}

/** Formats the figures with floor and budget as a table in plain text. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = [
    ['figure', 'floor', 'Kontor', 'budget', ''],
    ...figures.map((figure) => [
      `${figure.name}, ${figure.unit}`,
      shown(figure.floor),
      shown(figure.value),
      budgetText(figure),
      verdict(figure),
    ]),
  ];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) =>
        column === 1 || column === 2 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  return rows.map(line).join('\n');
}
