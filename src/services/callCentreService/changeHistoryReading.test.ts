import { describe, expect, it } from 'vitest';
import { failureKindOf, openWire } from '../testing/aWire';
import { loadChanges } from './subscriptionService';

const wire = openWire();
const base = '/services/call-centre';

describe('the change history (REQ G6.1, G6.2)', () => {
  it('is requested by page and sorting, and read with unknown codes', async () => {
    wire.answers({
      page: 1,
      size: 20,
      changes: [
        {
          type: 'STATUS_UPDATED',
          note: null,
          reason: 'ANIMAL_DIED',
          timestamp: '2026-11-02T10:15:00Z',
          agent_username: 'anna.beispiel',
          new_status: { type: 'CANCELED', order_id: 17, reason: 'ANIMAL_DIED', failure: null },
        },
        { type: 'METEOR', note: 5, timestamp: '2026-11-03T10:15:00Z', new_status: { type: 'METEOR' } },
        {},
        null,
      ],
    });
    const page = await loadChanges({ subscriptionId: 'abo-1', page: 1, size: 20, sorting: 'OLD_FIRST' });
    expect(wire.request()).toMatchObject({ method: 'POST', path: `${base}/subscription-changes-history` });
    expect(wire.request().body).toEqual({ subscription_id: 'abo-1', page: 1, size: 20, sorting_mode: 'OLD_FIRST' });
    expect(page.received).toBe(4);
    expect(page.changes).toEqual([
      {
        type: 'STATUS_UPDATED',
        code: 'STATUS_UPDATED',
        note: null,
        reason: 'ANIMAL_DIED',
        timestamp: '2026-11-02T10:15:00Z',
        agentUsername: 'anna.beispiel',
        newStatus: { type: 'CANCELED', code: 'CANCELED', orderId: '17', reason: 'ANIMAL_DIED', failure: null },
      },
      {
        type: 'unknown',
        code: 'METEOR',
        note: '5',
        reason: null,
        timestamp: '2026-11-03T10:15:00Z',
        agentUsername: null,
        newStatus: { type: 'unknown', code: 'METEOR', orderId: null, reason: null, failure: null },
      },
    ]);
  });

  it.each([
    ['CREATED', 'CREATED'],
    ['IN_PROGRESS', 'IN_PROGRESS'],
    ['delayed-in-delivery', 'DELAYED_IN_DELIVERY'],
    ['DELAY_IN_DELIVERY', 'DELAYED_IN_DELIVERY'],
    ['CANCELLED', 'CANCELED'],
    ['Failed', 'FAILED'],
    ['WARNING', 'WARNING'],
    ['METEOR', 'unknown'],
  ])('reads the status %s as %s (REQ G6.2)', async (written, type) => {
    wire.answers({ changes: [{ type: 'STATUS_UPDATED', timestamp: 'x', new_status: { type: written } }] });
    const { changes } = await loadChanges({ subscriptionId: 'abo-1', page: 1, size: 20, sorting: 'NEW_FIRST' });
    expect(changes).toMatchObject([{ newStatus: { type } }]);
  });

  it.each([
    [
      { type: 'GENERATED_ORDER', new_status: { type: 'ACTIVE', order_id: '12 345 678 90' } },
      { newStatus: { orderId: '1234567890' } },
    ],
    [{ type: 'DELIVERY_PRODUCT_NUMBER_UPDATED', note: '443 015' }, { note: '443015' }],
    [{ type: 'DELIVERY_PRODUCT_NUMBER_UPDATED', note: 'wie besprochen' }, { note: 'wie besprochen' }],
    [{ type: 'CUSTOM_NOTE', note: '443 015' }, { note: '443 015' }],
  ])('has numbers without blanks (REQ G4.5): %j', async (written, expected) => {
    wire.answers({ changes: [{ timestamp: 'x', ...written }] });
    const { changes } = await loadChanges({ subscriptionId: 'abo-1', page: 1, size: 20, sorting: 'NEW_FIRST' });
    expect(changes).toMatchObject([expected]);
  });

  const entry = { type: 'CUSTOM_NOTE', timestamp: '2026-11-02T10:15:00Z' };
  it.each([
    ['as the service names it', { size: 2, changes: [entry, entry] }, 2],
    ['as a text', { size: '2', changes: [entry, entry] }, 2],
    ['as requested where it names none', { changes: [entry, entry] }, 20],
    ['as requested where it is a bare list', [entry, entry], 20],
    ['as requested where it is malformed', { size: {}, changes: [entry, entry] }, 20],
  ])('has the size of a full page %s (REQ G6.1)', async (_name, answer, size) => {
    wire.answers(answer);
    const query = { subscriptionId: 'abo-1', page: 1, size: 20, sorting: 'NEW_FIRST' } as const;
    expect(await loadChanges(query)).toMatchObject({ size, received: 2 });
  });

  it('is read from a bare list', async () => {
    wire.answers([{ type: 'CREATED', timestamp: '2026-11-02T10:15:00Z' }]);
    const query = { subscriptionId: 'abo-1', page: 1, size: 20, sorting: 'NEW_FIRST' } as const;
    expect(await loadChanges(query)).toMatchObject({ received: 1, changes: [{ type: 'CREATED' }] });
  });

  it('is malformed without changes', async () => {
    wire.answers({});
    const query = { subscriptionId: 'abo-1', page: 1, size: 20, sorting: 'NEW_FIRST' } as const;
    expect(await failureKindOf(loadChanges(query))).toBe('malformed');
  });
});
