import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { nineArticles } from '~/domain/testing/nineArticles';
import { openDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import { readOrderText } from '~/domain/order/orderText';
import { customerActions } from '~/features/customer/ofCall/customerSlice';
import { customerSearchActions } from '~/features/customer/search/customerSearchSlice';
import { orderTextModule } from '~/features/order/text/orderTextModule';
import { orderTextActions, type OrderTextState } from '~/features/order/text/orderTextSlice';
import { productSearchActions } from '~/features/article/search/productSearchSlice';
import { doIt } from '~/flows/testing/doIt';
import { setFault } from '../../../../mocks/node.ts';

startStandIn();

function propose(desk: Desk, text: string): void {
  const items = readOrderText(text, new Date('2026-11-20T10:00:00Z'));
  desk.dispatch(orderTextActions.proposed({ items, takesFocus: true }));
}
const linesOf = (state: OrderTextState) => (state.phase === 'none' ? [] : state.lines);
const phasesOf = ({ getState }: Desk) =>
  linesOf(getState().orderText).map(({ status }) => (status.phase === 'failed' ? status.problem.kind : status.phase));
async function take(desk: Desk, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) desk.dispatch(orderTextActions.lineConfirmed(key));
  await desk.rest();
}
async function confirmBirthday(desk: Desk): Promise<void> {
  await doIt(desk, customerActions.birthdayAnswered('confirmed'));
}

describe('the list of an order text (REQ B2.1, C1.1, C1.2, C3.6, C11.1, DECISIONS 132)', () => {
  it('takes all of the sample e-mail: customer with the usual questions, then articles, then voucher', async () => {
    const desk = openDesk();
    propose(desk, readFileSync('mocks/orderTexts/email.txt', 'utf8'));
    expect(desk.lines()).toEqual([]);
    await doIt(desk, orderTextActions.allConfirmed());
    expect(desk.getState().customer.login).toMatchObject({ phase: 'asking', step: 'birthday' });
    expect(phasesOf(desk)).toEqual(['running', 'queued', 'queued', 'queued']);
    await confirmBirthday(desk);
    await expect.poll(() => phasesOf(desk)).toEqual(['done', 'done', 'done', 'done']);
    expect(desk.lines()).toEqual(['432011001*2', '443015001*1']);
    expect(desk.getState().voucher.codes).toEqual(['SOMMER']);
    expect(desk.notices).toEqual([]);
  });

  it('takes line by line in any order, leaves out what is skipped, and keeps a term that is being typed', async () => {
    const desk = openDesk();
    propose(desk, 'Kundennummer 0123456\n432011001\n443015001');
    desk.dispatch(orderTextActions.lineSkipped('2'));
    desk.dispatch(orderTextActions.quantityEntered({ key: '1', quantity: 3 }));
    desk.dispatch(productSearchActions.termTyped('4320'));
    await take(desk, '1');
    expect(desk.lines()).toEqual(['432011001*3']);
    expect(phasesOf(desk)).toEqual(['open', 'done', 'skipped']);
    expect(desk.getState().productSearch.term).toBe('4320');
    await take(desk, '2', '1');
    expect(desk.lines()).toEqual(['432011001*3', '443015001*1']);
  });

  it('says that there is no such article once the search that opened is closed; the lines after it go on', async () => {
    const desk = openDesk();
    propose(desk, '999999999\n443015001');
    await take(desk, '0', '1');
    expect(desk.getState().productSearch.dialog.phase).toBe('hits');
    expect(phasesOf(desk)).toEqual(['running', 'queued']);
    desk.dispatch(productSearchActions.searchAdvanced({ phase: 'closed' }));
    await expect.poll(() => phasesOf(desk)).toEqual(['notFound', 'done']);
    expect(desk.lines()).toEqual(['443015001*1']);
  });

  it('says how many pieces are available', async () => {
    const desk = openDesk();
    propose(desk, '432011001*999\n443015001');
    await take(desk, '0', '1');
    await expect.poll(() => phasesOf(desk)).toEqual(['quantityExceeded', 'done']);
  });

  it('waits for the variant that the agent chooses', async () => {
    const desk = openDesk();
    propose(desk, '410217\n432011001');
    await take(desk, '0');
    const { dialog } = desk.getState().productSearch;
    if (dialog.phase !== 'details') throw new Error('The product has one variant only');
    const sku = dialog.product.variants[0]?.sku ?? '';
    await doIt(desk, productSearchActions.variantChosen({ sku, quantity: 1, priceDate: null }));
    expect(phasesOf(desk)).toEqual(['done', 'open']);
    expect(desk.lines()).toEqual([`${sku}*1`]);
  });

  it('says that no variant was chosen', async () => {
    const desk = openDesk();
    propose(desk, '410217\n432011001');
    await take(desk, '0');
    await doIt(desk, productSearchActions.searchAdvanced({ phase: 'closed' }));
    expect(phasesOf(desk)).toEqual(['notChosen', 'open']);
  });

  it('adds no more than nine positions, and says so at the line', async () => {
    const desk = openDesk();
    propose(desk, [...nineArticles, '411064002'].join('\n'));
    desk.dispatch(orderTextActions.allConfirmed());
    await expect.poll(() => phasesOf(desk).at(-1)).toBe('basketFull');
    expect(desk.lines()).toHaveLength(9);
    expect(phasesOf(desk).slice(0, 9)).toEqual(Array.from({ length: 9 }, () => 'done'));
  });

  it('says that the service does not answer, and the line can be confirmed again', async () => {
    const desk = openDesk();
    propose(desk, '432011001\n443015001');
    setFault({ service: 'product', times: 1, fault: { kind: 'status', status: 503 } });
    await take(desk, '0');
    expect(phasesOf(desk)).toEqual(['technical', 'open']);
    await take(desk, '0');
    expect(phasesOf(desk)).toEqual(['done', 'open']);
  });

  it.each([
    ['0999999', 'customerNotFound'],
    ['0123457', 'customerStopped'],
  ])('customer %s: %s', async (number, problem) => {
    const desk = openDesk();
    propose(desk, `Kundennummer ${number}\n432011001`);
    await take(desk, '0');
    expect(phasesOf(desk)).toEqual([problem, 'open']);
  });

  it('a voucher without customer or basket, and one that is refused', async () => {
    const desk = openDesk();
    propose(desk, '432011001\nGutscheincode SOMMER\nGutscheincode KEINER');
    await take(desk, '1');
    expect(phasesOf(desk)).toEqual(['open', 'needsCustomerAndBasket', 'open']);
    await desk.logIn('0123456');
    await take(desk, '0', '1', '2');
    expect(phasesOf(desk)).toEqual(['done', 'done', 'voucherRefused']);
  });

  it('searches a customer who is named otherwise; any login completes the line', async () => {
    const desk = openDesk();
    propose(desk, readFileSync('mocks/orderTexts/letter.txt', 'utf8'));
    await take(desk, '0');
    expect(desk.getState().customerSearch).toMatchObject({ open: true, criteria: { lastName: 'Musterfrau' } });
    expect(desk.getState().customerSearch.result.status).toBe('found');
    expect(phasesOf(desk)[0]).toBe('choosing');
    desk.dispatch(customerSearchActions.closed());
    await desk.logIn('0123456');
    expect(phasesOf(desk)[0]).toBe('done');
  });

  it('is completed by a login of its number from the customer field, not by another one', async () => {
    const desk = openDesk();
    propose(desk, 'Kundennummer 0123456\n432011001');
    await desk.logIn('0110001');
    expect(phasesOf(desk)).toEqual(['open', 'open']);
    await desk.logIn('0123456');
    expect(phasesOf(desk)).toEqual(['done', 'open']);
  });

  it('a newer text replaces the list, and closing it cancels what is queued', async () => {
    const desk = openDesk();
    propose(desk, 'Kundennummer 0123456\n432011001');
    await doIt(desk, orderTextActions.allConfirmed());
    propose(desk, '443015001\n432011001');
    await confirmBirthday(desk);
    expect(phasesOf(desk)).toEqual(['open', 'open']);
    expect(desk.lines()).toEqual([]);
    desk.dispatch(orderTextActions.closed());
    expect(desk.getState().orderText).toEqual({ phase: 'none' });
  });
});

describe('an order text over a reload (QUALITY 10, DECISIONS 133)', () => {
  const { journal, isUntouched, unsavedWork } = orderTextModule;

  it('keeps its lines without birthdays; a line that was being added is interrupted', () => {
    const desk = openDesk();
    propose(desk, `${readFileSync('mocks/orderTexts/letter.txt', 'utf8')}\nGutscheincode SOMMER`);
    desk.dispatch(orderTextActions.lineAdvanced({ key: '1', status: { phase: 'running' } }));
    desk.dispatch(orderTextActions.lineSkipped('2'));
    const { orderText } = desk.getState();
    const entry = journal?.write({ orderText });
    expect(JSON.stringify(entry)).not.toMatch(/1964|DE89/);
    const restored = journal?.read({ orderText: entry }, { orderText }).orderText;
    expect(linesOf(restored ?? { phase: 'none' }).map(({ status }) => status.phase)).toEqual([
      'open',
      'failed',
      'skipped',
      'open',
    ]);
    expect(unsavedWork?.({ orderText })).toBe('form');
    expect(isUntouched?.({ orderText })).toBe(false);
  });
});
