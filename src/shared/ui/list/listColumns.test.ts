import { describe, expect, it } from 'vitest';
import { moveColumn, orderColumns } from './listColumns';

const columns = ['number', 'date', 'items', 'total'].map((id) => ({ id }));
const orderedBy = (...order: string[]) => orderColumns(columns, order).map(({ id }) => id);

describe('the order of the columns of a list (DECISIONS 59)', () => {
  it.each([
    [[], ['number', 'date', 'items', 'total']],
    [
      ['number', 'total', 'date', 'items'],
      ['number', 'total', 'date', 'items'],
    ],
    // A column that was added since the order was stored comes last; one that was removed is ignored; the first one stays.
    [
      ['total', 'gone', 'number', 'date'],
      ['number', 'total', 'date', 'items'],
    ],
  ])('%j: %j', (order, expected) => {
    expect(orderedBy(...order)).toEqual(expected);
  });

  it.each([
    ['date', 1, ['number', 'items', 'date', 'total']],
    ['total', -1, ['number', 'date', 'total', 'items']],
    ['total', 1, ['number', 'date', 'items', 'total']],
    ['date', -1, ['number', 'date', 'items', 'total']],
    ['number', 1, ['number', 'date', 'items', 'total']],
    ['gone', 1, ['number', 'date', 'items', 'total']],
  ] as const)('%s moved by %i: %j', (id, by, expected) => {
    expect(
      moveColumn(
        columns.map((column) => column.id),
        id,
        by,
      ),
    ).toEqual(expected);
  });
});
