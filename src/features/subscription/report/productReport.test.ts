import { describe, expect, it } from 'vitest';
import { openDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import { defaultReportSort, type ReportHeadings, type ReportQuery } from '~/domain/subscription/productReport';
import { rowsOf } from '~/shared/list/pagedList';
import { doIt } from '~/flows/testing/doIt';
import { requestsSeen, setFault } from '../../../../mocks/node.ts';
import { productReportActions } from './productReportSlice';

startStandIn();

const november: ReportQuery = { month: '2026-11', keyword: '', sort: defaultReportSort };
const report = '/products-report';

async function show(query: ReportQuery = november, desk = openDesk()): Promise<Desk> {
  await doIt(desk, productReportActions.listRequested(query));
  return desk;
}

const reportOf = (desk: Desk) => desk.getState().productReport;
const itemsOf = (desk: Desk) => rowsOf(reportOf(desk).list);
const reportRequests = () => requestsSeen().filter(({ operation }) => operation === 'readProductsReport');
const noticesOf = (desk: Desk) => desk.notices.map(({ text }) => ('key' in text ? text.key : text.plain));

async function nextPage(desk: Desk): Promise<void> {
  await doIt(desk, productReportActions.pageRequested());
}

describe('the report of a month (REQ G7.1, G7.2)', () => {
  it('comes with 100 items a page and all totals; further pages are appended', async () => {
    const desk = await show();
    expect(itemsOf(desk)).toHaveLength(100);
    expect(reportOf(desk).list).toMatchObject({ status: 'page', page: 1, total: 247 });
    const { list } = reportOf(desk);
    const totals = list.status === 'notAsked' ? null : list.facts.totals;
    expect(totals?.monthlyStockStatus).toHaveLength(12);
    expect(totals?.totalSubscribedProducts).toBe(247);
    await nextPage(desk);
    await nextPage(desk);
    expect(itemsOf(desk)).toHaveLength(247);
    expect(reportOf(desk).list).toMatchObject({ status: 'all', page: 3 });
  });

  it('begins with page 1 after another sorting, keyword or month', async () => {
    const desk = await show();
    await nextPage(desk);
    await show({ ...november, sort: { field: 'PRICE', mode: 'ASC' } }, desk);
    const prices = itemsOf(desk).map(({ price }) => price ?? 0);
    expect(prices).toHaveLength(100);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    await show({ ...november, keyword: '543015' }, desk);
    expect(itemsOf(desk).map(({ productNo }) => productNo)).toEqual(['543015']);
    await show({ ...november, month: '2026-10' }, desk);
    expect(reportOf(desk).list).toMatchObject({ page: 1, query: { month: '2026-10' } });
  });

  it('that fails keeps what is loaded, and is loaded by the next try', async () => {
    const desk = await show();
    setFault({ path: report, fault: { kind: 'status', status: 503 }, times: 1 });
    await nextPage(desk);
    expect(reportOf(desk).list).toMatchObject({ status: 'failed', page: 1 });
    expect(itemsOf(desk)).toHaveLength(100);
    await nextPage(desk);
    expect(reportOf(desk).list).toMatchObject({ status: 'page', page: 2 });
    expect(desk.notices).toEqual([]);
  });

  it('that is left while it loads is dropped', async () => {
    const desk = openDesk();
    desk.dispatch(productReportActions.listRequested(november));
    await doIt(desk, productReportActions.listLeft());
    expect(reportOf(desk).list.status).toBe('notAsked');
  });
});

describe('the note of an item (REQ G7.4)', () => {
  const edit = async (desk: Desk, text: string) => {
    const item = itemsOf(desk)[0];
    if (item === undefined) throw new Error('the report is empty');
    desk.dispatch(productReportActions.noteOpened(item));
    desk.dispatch(productReportActions.noteTyped(text));
    desk.dispatch(productReportActions.noteSaveRequested());
    await doIt(desk, productReportActions.noteSaveRequested());
  };

  it('is saved once, trimmed, shown in its row, and said', async () => {
    const desk = await show();
    await edit(desk, ' Nachbestellt. ');
    expect(itemsOf(desk)[0]?.note).toBe('Nachbestellt.');
    expect(reportOf(desk).note).toBeNull();
    expect(noticesOf(desk)).toEqual(['reportNotice.noteSaved']);
    expect(requestsSeen().filter(({ operation }) => operation === 'editReportNote')).toHaveLength(1);
    await show({ ...november, month: '2026-10' }, desk);
    await show(november, desk);
    expect(itemsOf(desk)[0]?.note).toBe('Nachbestellt.');
  });

  it.each([
    ['refused', 409, 'failed', 'reportNotice.noteFailed'],
    ['answered with an error, after which it may be saved', 500, 'open', 'reportNotice.noteOpen'],
  ])('that is %s is said, and its text stays', async (_case, status, phase, notice) => {
    const desk = await show();
    setFault({ path: '/edit-note', fault: { kind: 'status', status }, times: 1 });
    await edit(desk, 'Nachbestellt.');
    expect(reportOf(desk).note).toMatchObject({ phase, text: 'Nachbestellt.' });
    expect(noticesOf(desk)).toEqual([notice]);
    await doIt(desk, productReportActions.noteSaveRequested());
    expect(reportOf(desk).note).toBeNull();
  });
});

const headings: ReportHeadings = {
  productNo: 'BNR',
  name: 'Artikel',
  activeSubscriptions: 'Aktiv',
  newSubscriptions: 'Neu',
  cancelledSubscriptions: 'Gekündigt',
  floorSales: 'Umsatz',
  price: 'Preis',
  stockDelay: 'Rückstand',
  note: 'Notiz',
};
const fileRequested = (query = november) =>
  productReportActions.fileRequested({ query, file: { name: 'bericht.csv', headings } });

describe('the file of a month (REQ G7.1, QUALITY 22)', () => {
  it('has all items, also those that are not loaded, and says how far it is', async () => {
    const desk = await show();
    const progress: unknown[] = [];
    desk.store.subscribe(() => {
      const { file } = reportOf(desk);
      if (file.phase === 'loading') progress.push(file.loaded);
    });
    await doIt(desk, fileRequested());
    const { file } = reportOf(desk);
    if (file.phase !== 'ready') throw new Error(`the file is ${file.phase}`);
    expect(file.text.split('\r\n')).toHaveLength(1 + 247 + 1);
    expect(file.text.startsWith('\uFEFFBNR;Artikel;Aktiv;Neu;Gekündigt;Umsatz;Preis;Rückstand 11.2026;')).toBe(true);
    expect([...new Set(progress)]).toEqual([0, 100, 200, 247]);
    expect(desk.notices).toEqual([
      { variant: 'success', text: { key: 'reportNotice.fileSaved', params: { count: 247, total: 247 } } },
    ]);
    expect(itemsOf(desk)).toHaveLength(100);
  });

  it('has what the keyword finds', async () => {
    const desk = await show();
    await doIt(desk, fileRequested({ ...november, keyword: '543015' }));
    const { file } = reportOf(desk);
    expect(file.phase === 'ready' && file.text.split('\r\n')).toHaveLength(3);
  });

  it.each([
    ['the agent', productReportActions.fileEnded()],
    ['leaving the screen', productReportActions.listLeft()],
  ])('is cancelled by %s', async (_who, action) => {
    const desk = await show();
    desk.dispatch(fileRequested());
    await doIt(desk, action);
    expect(reportOf(desk).file).toEqual({ phase: 'none' });
    expect(reportRequests().length).toBeLessThanOrEqual(2);
    expect(desk.notices).toEqual([]);
  });

  it('is not written where a page fails', async () => {
    const desk = await show();
    setFault({ path: report, fault: { kind: 'status', status: 500 }, times: 1 });
    await doIt(desk, fileRequested());
    expect(reportOf(desk).file).toEqual({ phase: 'failed' });
    await doIt(desk, fileRequested());
    expect(reportOf(desk).file.phase).toBe('ready');
  });
});
