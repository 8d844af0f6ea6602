import { describe, expect, it } from 'vitest';
import { openDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import { botCodes } from '~/domain/order/botRequest';
import { requestsSeen, setFault } from '../../../mocks/node.ts';
import { botRequestActions } from './botRequestSlice';

startStandIn();

async function load(number: string, desk = openDesk(), mayReadOrders = true): Promise<Desk> {
  desk.dispatch(botRequestActions.requested({ number, mayReadOrders }));
  await desk.rest();
  return desk;
}

describe('a hand-over of the phone bot', () => {
  it.each([
    ['8001', { code: 'INVALID_AUTHENTICATION', customerNumber: '0500001', authenticated: false }],
    ['8002', { code: 'INVALID_ORDER_SELECTION', customerNumber: '0123456', authenticated: true, orderNumber: null }],
    [
      '8003',
      {
        code: 'INVALID_RETURN_SELECTION',
        customerNumber: '0200001',
        comment: 'Mehrere Artikel sollen zurück.\nZwei davon sind schon unterwegs.',
      },
    ],
    ['8004', { code: 'ASK_FOR_AGENT', customerNumber: '0700001', comment: null }],
    ['8005', { code: 'ERROR_GENERAL', handOverReason: 'Allgemeiner Fehler' }],
    ['8006', { code: 'ERROR_TRACKING', orderNumber: '1000000001' }],
    ['8007', { code: 'ERROR_RETURNLABEL', handOverReason: 'Der Rücksendeschein ließ sich nicht erstellen.' }],
    ['8008', { code: 'ERROR_RETURNTRACKING', customerNumber: '0300001' }],
  ])('%s is %j', async (number, request) => {
    const desk = await load(number);
    expect(desk.getState().botRequest).toMatchObject({ phase: 'loaded', number, request });
    expect(botCodes).toContain(request.code);
  });

  describe('that names only an order', () => {
    const onlyOrder = (order: string) => {
      const body = { code: 'ERROR_TRACKING', authenticated: false, external_order_id: order };
      setFault({ service: 'call-centre', fault: { kind: 'json', body }, times: 1 });
    };

    it.each([
      ['1000000001', 'found', '0123456'],
      ['1999999999', 'notFound', null],
    ])('finds the customer by it (REQ A14.3): %s, %s', async (order, orderCustomer, customerNumber) => {
      onlyOrder(order);
      const desk = await load('8042');
      expect(desk.getState().botRequest).toMatchObject({
        phase: 'loaded',
        request: { orderNumber: order, customerNumber },
        orderCustomer,
      });
    });

    it('is shown all the same when the lookup fails, and is retried with it', async () => {
      onlyOrder('1000000001');
      setFault({ path: '/orders/', fault: { kind: 'status', status: 503 }, times: 1 });
      const desk = await load('8042');
      expect(desk.getState().botRequest).toMatchObject({ request: { customerNumber: null }, orderCustomer: 'failed' });
      onlyOrder('1000000001');
      await load('8042', desk);
      expect(desk.getState().botRequest).toMatchObject({ orderCustomer: 'found' });
    });

    it('is not looked up for an agent who takes no orders', async () => {
      onlyOrder('1000000001');
      const desk = await load('8042', openDesk(), false);
      expect(desk.getState().botRequest).toMatchObject({
        request: { customerNumber: null },
        orderCustomer: 'notNeeded',
      });
      expect(requestsSeen().map(({ operation }) => operation)).not.toContain('readOrder');
    });
  });

  it('may be missing', async () => {
    expect((await load('8999')).getState().botRequest).toEqual({ phase: 'notFound', number: '8999' });
  });

  it.each([{ kind: 'status', status: 503 }, { kind: 'reset' }, { kind: 'html' }, { kind: 'json', body: {} }] as const)(
    'that failed keeps the number and can be retried: %j',
    async (fault) => {
      setFault({ service: 'call-centre', fault, times: 1 });
      const desk = await load('8001');
      expect(desk.getState().botRequest).toEqual({ phase: 'failed', number: '8001' });
      expect(desk.notices).toEqual([]);
      await load('8001', desk);
      expect(desk.getState().botRequest.phase).toBe('loaded');
    },
  );

  it('cancels the older lookup when a newer number is submitted, and drops an answer after the screen is left', async () => {
    const desk = openDesk();
    setFault({ service: 'call-centre', fault: { kind: 'delay', milliseconds: 60 }, times: 1 });
    desk.dispatch(botRequestActions.requested({ number: '8001', mayReadOrders: true }));
    await load('8002', desk);
    await desk.answered();
    expect(desk.getState().botRequest).toMatchObject({ number: '8002' });
    setFault({ service: 'call-centre', fault: { kind: 'delay', milliseconds: 60 }, times: 1 });
    desk.dispatch(botRequestActions.requested({ number: '8001', mayReadOrders: true }));
    desk.dispatch(botRequestActions.left());
    await desk.answered();
    expect(desk.getState().botRequest).toEqual({ phase: 'idle' });
  });
});
