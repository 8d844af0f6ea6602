import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeServer, currentWorld, resetWorld, startServer } from '../../node.ts';
import {
  begin,
  clear,
  edit,
  history,
  read,
  submit,
  THREE_ARTICLES,
  type EditAnswer,
} from '../../testing/editRequests.ts';
import { send } from '../../testing/deskRequests.ts';
import { EDIT_OPERATIONS } from '../../db/editOrder/wireEditTypes.ts';

beforeAll(() => startServer());
beforeEach(() => {
  resetWorld();
});
afterAll(closeServer);

const BY_INSTALLMENTS = '1300000206';

describe('restrictions (REQ F3.6)', () => {
  it.each([
    ['1300000204', 'ADD_POSITION', 'DIFFERENT_DELIVERY_ADDRESSES'],
    ['1300000213', 'CANCEL_POSITION', 'ORDER_IN_PROCESSING'],
    ['1300000213', 'REMOVE_POSITION', 'ORDER_IN_PROCESSING'],
    ['1300000211', 'SWITCH_DELIVERY_ADDRESS', 'ORDER_IN_PROCESSING'],
    ['1300000118', 'CHANGE_PAYMENT', 'PAYPAL'],
    ['1300000118', 'UPDATE_POSITION', 'PAYPAL'],
    [BY_INSTALLMENTS, 'REDEEM_VOUCHER', 'INSTALLMENTS'],
    ['1300000209', 'REDEEM_VOUCHER', 'EMPLOYEE'],
    ['1300000221', 'ADD_POSITION', 'COMPLAINT_ORDER'],
  ] as const)('%s: %s because of %s', async (number, operation, reason) => {
    const { body } = await begin(number);
    expect(body.restrictions[operation]).toBe(reason);
    expect(EDIT_OPERATIONS).toEqual(expect.arrayContaining(Object.keys(body.restrictions)));
  });

  it('are enforced', async () => {
    await begin('1300000204');
    const { status, body } = await edit('add-position', { sku: '432011001', quantity: 1 }, '1300000204');
    expect([status, body.key]).toEqual([409, 'operation_restricted']);
  });
});

describe('the submission (REQ F3.2, F3.3)', () => {
  it('takes everything over, tells the status history and the history of edits, and ends the draft', async () => {
    await begin();
    await edit('update-position', { id: 'position-1', quantity: 2 });
    await edit('cancel-position', { id: 'position-2', cancellation_reason: 'WRONG_ITEM' });
    await edit('add-position', { sku: '432128001', quantity: 1 });
    const { status, body } = await submit();
    expect(status).toBe(200);
    expect(body.items.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      ['432011001', 2],
      ['411064001', 1],
      ['432128001', 1],
    ]);
    expect(body.status_history.at(-1)).toMatchObject({ label: 'bearbeitet', kind: 'EDITED', agent: 'anna.beispiel' });
    const [edited] = await history();
    expect([edited?.agent_username, edited?.changes.map(({ operation }) => operation)]).toEqual([
      'anna.beispiel',
      ['UPDATE_POSITION', 'CANCEL_POSITION', 'ADD_POSITION'],
    ]);
    expect((await begin()).body.edited_offer.changes).toEqual([]);
    expect((await begin()).body.edited_offer.total_price).toBe(body.total_price);
  });

  it('sells what was added and puts back what was cancelled', async () => {
    const { stock } = currentWorld().db;
    const before = [stock.piecesLeft('432011001'), stock.piecesLeft('443015001')];
    await begin();
    await edit('update-position', { id: 'position-1', quantity: 3 });
    await edit('cancel-position', { id: 'position-2', cancellation_reason: 'OTHER' });
    await submit();
    expect([stock.piecesLeft('432011001'), stock.piecesLeft('443015001')]).toEqual([
      (before[0] ?? 0) - 2,
      (before[1] ?? 0) + 2,
    ]);
  });

  it('answers a repeated correlation id with the first order, and edits once', async () => {
    await begin();
    await edit('update-position', { id: 'position-1', quantity: 2 });
    const attempt = randomUUID();
    const first = await submit(THREE_ARTICLES, attempt);
    const second = await submit(THREE_ARTICLES, attempt);
    expect([first.status, second.status, second.body]).toEqual([200, 200, first.body]);
    expect(await history()).toHaveLength(1);
  });

  it('is refused where nothing was edited, and where every position is cancelled', async () => {
    await begin();
    expect((await submit()).body.key).toBe('nothing_edited');
    for (const id of ['position-1', 'position-2', 'position-3'])
      await edit('cancel-position', { id, cancellation_reason: 'CUSTOMER_REQUEST' });
    const { status, body } = await submit();
    expect([status, body.title]).toEqual([409, 'ALL_POSITIONS_ARE_CANCELLED']);
    const cancellation = { external_customer_id: '0180011', reason_code: 'CUSTOMER_REQUEST' };
    await send('cancelOrder', { path: `/orders/${THREE_ARTICLES}/cancel`, body: cancellation });
    expect((await read()).order_status.code).toBe('CANCELLED');
  });

  it('needs a new plan where the total of an installment order has changed', async () => {
    await begin(BY_INSTALLMENTS);
    const { body } = await edit('update-position', { id: 'position-1', quantity: 2 }, BY_INSTALLMENTS);
    const isCurrent = body.installment_plans.some(
      ({ calculation_id }) => calculation_id === body.edited_offer.payment.calculation_id,
    );
    expect(isCurrent).toBe(false);
    expect((await submit(BY_INSTALLMENTS)).body.key).toBe('invalid-installments');
    const payment = { method: 'INSTALLMENTS', ...body.installment_plans[0], uses_prefilled_iban: true };
    await edit('change-payment', { payment }, BY_INSTALLMENTS);
    expect((await submit(BY_INSTALLMENTS)).status).toBe(200);
  });

  it('orderChangedMeanwhile: is refused with the new order, and possible after a new beginning', async () => {
    resetWorld('orderChangedMeanwhile');
    const { updated_at } = (await begin()).body.original_order;
    await edit('update-position', { id: 'position-1', quantity: 2 });
    const { status, body } = await send<EditAnswer>('submitEditedOrder', {
      path: `/edit-order/${THREE_ARTICLES}`,
      body: { order_id: THREE_ARTICLES, updated_at },
    });
    expect([status, body.key, body.order?.customer.phone]).toEqual([409, 'order-changed', '0221 9876543']);
    expect((await history())[0]?.agent_username).toBe('carla.kollegin');
    await clear();
    expect((await begin()).body.edited_offer.customer.phone).toBe('0221 9876543');
    await edit('update-position', { id: 'position-1', quantity: 2 });
    expect((await submit()).status).toBe(200);
  });
});
