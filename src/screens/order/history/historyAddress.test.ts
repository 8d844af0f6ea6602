import { describe, expect, it } from 'vitest';
import { firstView, type HistoryView } from '~/features/order/history/historyView';
import { historyInAddress } from './historyAddress';

const { read: readView, write: writeView } = historyInAddress;

const read = (search: string) => readView(new URLSearchParams(search));
const { filters } = firstView;

describe('the address of the order history (REQ E1.1, E1.2)', () => {
  it.each<readonly [string, HistoryView]>([
    ['', firstView],
    ['status=IN_PROGRESS', { ...firstView, filters: { ...filters, status: 'IN_PROGRESS' } }],
    ['payment=DIRECT_DEBIT', { ...firstView, filters: { ...filters, payment: 'DIRECT_DEBIT' } }],
    ['keyword=Ring&keyword=Creme+1', { ...firstView, filters: { ...filters, keywords: ['Ring', 'Creme 1'] } }],
    ['range=LAST_WEEK', { ...firstView, filters: { ...filters, dates: { name: 'LAST_WEEK' } } }],
    [
      'range=CUSTOM&from=2026-01-01&to=2026-02-28',
      { ...firstView, filters: { ...filters, dates: { name: 'CUSTOM', from: '2026-01-01', to: '2026-02-28' } } },
    ],
    [
      'range=CUSTOM&to=2026-02-28',
      { ...firstView, filters: { ...filters, dates: { name: 'CUSTOM', from: null, to: '2026-02-28' } } },
    ],
    ['page=3&open=1000000005', { ...firstView, page: 3, opened: '1000000005' }],
  ])('%j is read and written again', (search, view) => {
    expect(read(search)).toEqual(view);
    expect(writeView(view, new URLSearchParams()).toString()).toBe(search);
  });

  it.each([
    'status=DELETED',
    'status=',
    'payment=CASH',
    'keyword=&keyword=++',
    'range=TOMORROW',
    'page=0',
    'page=-1',
    'page=1.5',
    'page=x',
    'page=1e99',
  ])('what %j asks for does not exist: the default', (search) => {
    expect(read(search)).toEqual(firstView);
  });

  it('drops a day that does not exist', () => {
    expect(read('range=CUSTOM&from=2026-02-31&to=morgen').filters.dates).toEqual({
      name: 'CUSTOM',
      from: null,
      to: null,
    });
  });

  it('searches all orders for the one that the address names, unless it has dates of its own (REQ E1.5, DECISIONS 83)', () => {
    expect(read('orderId=1000000001').filters.dates).toEqual({ name: 'ALL_TIME' });
    expect(read('orderId=1000000001&range=LAST_MONTH').filters.dates).toEqual({ name: 'LAST_MONTH' });
    const search = new URLSearchParams('orderId=1000000001');
    const narrower: HistoryView = { ...firstView, filters: { ...filters, dates: { name: 'LAST_SIX_MONTHS' } } };
    expect(writeView(narrower, search).toString()).toBe('orderId=1000000001&range=LAST_SIX_MONTHS');
    expect(writeView(readView(search), search).toString()).toBe('orderId=1000000001');
  });

  it('keeps parameters that it does not know', () => {
    expect(writeView({ ...firstView, page: 2 }, new URLSearchParams('seite=1')).toString()).toBe('seite=1&page=2');
  });
});
