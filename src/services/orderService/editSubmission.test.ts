import { describe, expect, it } from 'vitest';
import { failureKindOf, openWire } from '../testing/aWire';
import { loadEditHistory } from './editHistoryService';
import { clearEdit, submitEdit } from './editOrderService';

const wire = openWire();
const attempt = '0d9e1c34-6f0a-4c55-9f3a-3f1f5f0a8a11';
const signal = () => new AbortController().signal;

describe('submitting an edit (REQ F3.2, F3.3, QUALITY 8)', () => {
  const order = { id: '5f0000000001', number: '1000000001', order_status: { code: 'ACCEPTED' } };

  it('names the version of the order and the attempt', async () => {
    wire.answers(order);
    expect(await submitEdit('1', '2026-11-02T10:15:20Z', attempt)).toMatchObject({
      kind: 'submitted',
      order: { number: '1000000001' },
    });
    const request = wire.request();
    expect(request).toMatchObject({
      method: 'POST',
      path: '/services/order/edit-order/1',
      body: { updated_at: '2026-11-02T10:15:20Z' },
    });
    expect(request.headers.get('X-Correlation-Id')).toBe(attempt);
  });

  it.each([
    [409, { key: 'order-changed', order }, { kind: 'orderChanged', order: { number: '1000000001' } }],
    [409, { ...order, title: 'order-changed' }, { kind: 'orderChanged', order: { number: '1000000001' } }],
    [409, { title: 'ALL_POSITIONS_ARE_CANCELLED' }, { kind: 'allPositionsCancelled' }],
    [400, { key: 'invalid-installments', detail: 'Plan' }, { kind: 'refused', detail: 'Plan' }],
    [409, { title: 'RESERVATION_FAILURE', detail: 'nur 3' }, { kind: 'refused', detail: 'nur 3' }],
    [422, { key: '/dpl/os/errors/missing_banking_info' }, { kind: 'refused', title: 'missing_banking_info' }],
    [500, { detail: 'kaputt' }, { kind: 'unavailable', detail: 'kaputt' }],
    [503, {}, { kind: 'unavailable' }],
    [502, {}, { kind: 'unknown' }],
    [504, {}, { kind: 'unknown' }],
    [200, {}, { kind: 'submitted', order: null }],
    [204, undefined, { kind: 'submitted', order: null }],
    [200, '<!doctype html>', { kind: 'unknown' }],
  ])('answered %i %j', async (status, body, outcome) => {
    wire.answers(body, status);
    expect(await submitEdit('1', null, attempt)).toMatchObject(outcome);
  });

  it('whose connection breaks is of unknown outcome', async () => {
    wire.breaks();
    expect(await submitEdit('1', null, attempt)).toEqual({ kind: 'unknown', detail: null });
  });
});

describe('clearing an edit (REQ F3.4)', () => {
  it.each([204, 404, 410])('is done with %i', async (status) => {
    wire.answers(undefined, status);
    await expect(clearEdit('1')).resolves.toBeUndefined();
    expect(wire.request()).toMatchObject({ method: 'DELETE', path: '/services/order/edit-order/1' });
  });

  it('fails with 500', async () => {
    wire.answers({}, 500);
    expect(await failureKindOf(clearEdit('1'))).toBe('problem');
  });
});

describe('the history of edits (REQ F4.1)', () => {
  it('reads texts, numbers and the fields that an agent knows, the newest edit first', async () => {
    wire.answers({
      edited_order_list: [
        { edited_at: '2026-11-04T23:30:00-02:00', agent_username: 'anna.beispiel', changes: [] },
        {
          edited_at: '2026-11-05T10:00:00Z',
          agent_username: 'bernd.backoffice',
          changes: [
            { operation: 'UPDATE_POSITION', before: 1, after: 3 },
            {
              operation: 'SWITCH_DELIVERY_ADDRESS',
              before: { id: 'a-1', street: 'Am Dom', street_number: 1, care_of: null, address: { zip_code: '50667' } },
              after: 'B',
            },
            { operation: 'ADD_POSITION', before: null },
          ],
        },
        { changes: 'none' },
        'garbage',
      ],
    });
    expect(await loadEditHistory('1000000001', signal())).toEqual([
      {
        editedAt: '2026-11-05T10:00:00Z',
        agentUsername: 'bernd.backoffice',
        changes: [
          { operation: 'UPDATE_POSITION', before: { text: '1' }, after: { text: '3' } },
          {
            operation: 'SWITCH_DELIVERY_ADDRESS',
            before: { street: 'Am Dom', streetNumber: '1', zipCode: '50667' },
            after: { text: 'B' },
          },
          { operation: 'ADD_POSITION', before: {}, after: {} },
        ],
      },
      { editedAt: '2026-11-04T23:30:00-02:00', agentUsername: 'anna.beispiel', changes: [] },
      { editedAt: '', agentUsername: null, changes: [] },
    ]);
    expect(wire.request()).toMatchObject({ method: 'GET', path: '/services/order/edit-order/history/1000000001' });
  });

  it.each([
    [null, []],
    [
      [{ edited_at: 1763800000, agent_username: {}, changes: null }],
      [{ editedAt: '', agentUsername: null, changes: [] }],
    ],
    [
      [{ created_at: '2026-11-04T10:00:00Z' }, { timestamp: '2026-11-05T10:00:00Z' }],
      [
        { editedAt: '2026-11-05T10:00:00Z', agentUsername: null, changes: [] },
        { editedAt: '2026-11-04T10:00:00Z', agentUsername: null, changes: [] },
      ],
    ],
  ])('of %j is read', async (list, read) => {
    wire.answers({ edited_order_list: list });
    expect(await loadEditHistory('1', signal())).toEqual(read);
  });

  it('of an unknown order is null, and a malformed one fails', async () => {
    wire.answers({}, 404);
    expect(await loadEditHistory('1', signal())).toBeNull();
    wire.answers({});
    expect(await failureKindOf(loadEditHistory('1', signal()))).toBe('malformed');
  });
});
