import { describe, expect, it } from 'vitest';
import { aReportItem } from '~/domain/testing/subscriptionSamples';
import {
  addMonths,
  delayIn,
  delayMonths,
  hasLaterDelays,
  isMonth,
  monthOf,
  monthsInOrder,
  moveDelayRange,
  reportMonths,
  reportRows,
  shownMonth,
  subscribedTotal,
  toggleReportSort,
  type ReportSort,
  type ReportSortField,
} from './productReport';

describe('the sorting of the report (REQ G7.2)', () => {
  it.each<[ReportSort, ReportSortField, ReportSort['mode']]>([
    [{ field: 'PRICE', mode: 'DESC' }, 'PRICE', 'ASC'],
    [{ field: 'PRICE', mode: 'ASC' }, 'PRICE', 'DESC'],
    [{ field: 'PRICE', mode: 'DESC' }, 'PRODUCT_NAME', 'DESC'],
    [{ field: 'PRICE', mode: 'ASC' }, 'PRODUCT_NAME', 'DESC'],
  ])('%j, clicked on %s, is %s', (sort, clicked, mode) => {
    expect(toggleReportSort(sort, clicked)).toEqual({ field: clicked, mode });
  });
});

describe('the range of stock delays (REQ G7.3)', () => {
  it.each([
    [0, 1, 6],
    [6, 1, 12],
    [12, -1, 6],
    [6, -1, 0],
    [0, -1, 0],
    [4, -1, 0],
  ] as const)('from %d by %d is %d', (offset, step, next) => {
    expect(moveDelayRange(offset, step)).toBe(next);
  });

  it('has six months, counted from the month of the report', () => {
    expect(delayMonths('2026-11', 0)).toEqual(['2026-11', '2026-12', '2027-01', '2027-02', '2027-03', '2027-04']);
    expect(delayMonths('2026-11', 6)[0]).toBe('2027-05');
  });

  it('knows whether there is anything behind it', () => {
    const items = [aReportItem({ stockDelays: [{ month: '2027-05', quantity: 0 }] })];
    expect(hasLaterDelays(items, '2026-11', 0)).toBe(true);
    expect(hasLaterDelays(items, '2026-11', 6)).toBe(false);
    expect(hasLaterDelays([], '2026-11', 0)).toBe(false);
  });

  it('finds the pieces of a month', () => {
    expect(delayIn(aReportItem(), '2026-11')).toBe(3);
    expect(delayIn(aReportItem(), '2026-12')).toBeNull();
  });
});

it.each([
  ['', 247, 100, 247],
  ['Zink', 247, 100, null],
  ['', 99, 100, null],
  ['', null, 100, null],
])(
  'with the keyword "%s", %j subscribed products and %i loaded the month has %j items',
  (keyword, named, loaded, total) => {
    const totals = {
      totalActiveSubscriptions: null,
      floorSalesVariation: null,
      previousMonthFloorSales: null,
      currentMonthFloorSales: null,
      totalSubscribedProducts: named,
      monthlyStockStatus: [],
    };
    expect(subscribedTotal(totals, keyword, loaded)).toBe(total);
  },
);

describe('months', () => {
  it.each([
    ['2026-11', 1, '2026-12'],
    ['2026-11', 2, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-11', -24, '2024-11'],
  ])('%s and %d are %s', (month, months, sum) => {
    expect(addMonths(month, months)).toBe(sum);
  });

  it.each([
    ['2026-11', true],
    ['2026-13', false],
    ['2026-00', false],
    ['0999-01', false],
    ['11.2026', false],
    ['', false],
  ])('%j is one: %s', (text, is) => {
    expect(isMonth(text)).toBe(is);
  });

  it('are those of Berlin', () => {
    expect(monthOf(new Date('2026-11-30T23:30:00Z'))).toBe('2026-12');
    expect(reportMonths(new Date('2026-11-20T12:00:00Z'))).toHaveLength(25);
    expect(reportMonths(new Date('2026-11-20T12:00:00Z')).at(-1)).toBe('2024-11');
    expect(shownMonth('2026-11')).toBe('11.2026');
    expect(shownMonth('later')).toBe('later');
  });
});

describe('an item of the report (REQ G7.1, G7.4)', () => {
  it('is a row of the file, with a column per month of stock delays', () => {
    const headings = {
      productNo: 'BNR',
      name: 'Artikel',
      activeSubscriptions: 'aktiv',
      newSubscriptions: 'neu',
      cancelledSubscriptions: 'gekündigt',
      floorSales: 'Umsatz',
      price: 'Preis',
      stockDelay: 'Rückstand',
      note: 'Notiz',
    };
    const items = [
      aReportItem({ note: 'x' }),
      aReportItem({ price: null, activeSubscriptions: null, stockDelays: [{ month: '2026-10', quantity: 1 }] }),
    ];
    expect(reportRows(items, headings)).toEqual([
      [
        'BNR',
        'Artikel',
        'aktiv',
        'neu',
        'gekündigt',
        'Umsatz',
        'Preis',
        'Rückstand 10.2026',
        'Rückstand 11.2026',
        'Notiz',
      ],
      ['543015', 'Magnesium 180 Kapseln im Abo', 100, 12, 4, { cents: 249900 }, { cents: 2499 }, null, 3, 'x'],
      ['543015', 'Magnesium 180 Kapseln im Abo', null, 12, 4, { cents: 249900 }, null, 1, null, ''],
    ]);
  });
});

describe('the months of the charts (REQ G7.1)', () => {
  const status = (month: string, activeSubscriptions: number | null = 1) => ({
    month,
    activeSubscriptions,
    stockDelays: 0,
  });

  it('are in order, each once; a month without data is a gap', () => {
    const sent = [status('2026-02'), status('2025-11'), status('2026-02', 7), status('2025-12', null)];
    expect(monthsInOrder(sent)).toEqual([
      status('2025-11'),
      status('2025-12', null),
      { month: '2026-01', activeSubscriptions: null, stockDelays: null },
      status('2026-02', 7),
    ]);
  });

  it.each([
    [[], 0],
    [['2025-01', '2026-12'], 24],
    [['2025-01', '2027-01'], 2],
    [['0001-01', '9999-12'], 2],
  ])('of %j are %d', (months, count) => {
    expect(monthsInOrder(months.map((month) => status(month)))).toHaveLength(count);
  });
});
