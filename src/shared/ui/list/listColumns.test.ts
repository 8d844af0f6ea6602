import { describe, expect, it } from 'vitest';
import {
  addressOfColumns,
  columnsOfAddress,
  defaultSettings,
  fitColumns,
  moveColumn,
  orderColumns,
} from './listColumns';

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

describe('the columns in the address of a list (DECISIONS 85)', () => {
  const ids = columns.map(({ id }) => id);
  it.each([
    ['number,total', { order: ['number', 'total'], hidden: ['date', 'items'] }],
    ['total,gone,date', { order: ['total', 'date'], hidden: ['number', 'items'] }],
    ['', { order: [], hidden: ids }],
  ])('%j', (text, settings) => {
    expect(columnsOfAddress(text, ids)).toEqual(settings);
  });

  it("are written in their order without the hidden ones, and not at all where they are the list's own", () => {
    expect(addressOfColumns(defaultSettings, ids)).toBeNull();
    const chosen = { ...defaultSettings, order: ['number', 'total', 'date'], hidden: ['date'] };
    expect(addressOfColumns(chosen, ids)).toBe('number,total,items');
    expect(columnsOfAddress('number,total,items', ids)).toEqual({
      order: ['number', 'total', 'items'],
      hidden: ['date'],
    });
  });
});

describe('the columns that fit (DECISIONS 231)', () => {
  const wide = [
    { id: 'number', width: 100 },
    { id: 'name', width: 200 },
    { id: 'date', width: 100 },
    { id: 'note', width: 40 },
    { id: 'actions', width: 150, isFixed: true as const },
  ];
  it.each([
    [0, ['number', 'name', 'date', 'note', 'actions'], []],
    [590, ['number', 'name', 'date', 'note', 'actions'], []],
    [589, ['number', 'name', 'date', 'actions'], ['note']],
    // A narrower column behind the one that does not fit is left out too.
    [549, ['number', 'name', 'actions'], ['date', 'note']],
    [1, ['number', 'actions'], ['name', 'date', 'note']],
  ])('%i px: %j without %j', (width, shown, left) => {
    const fitted = fitColumns(wide, width);
    expect([fitted.shown.map(({ id }) => id), fitted.left.map(({ id }) => id)]).toEqual([shown, left]);
  });
});
