import { describe, expect, it } from 'vitest';
import { failureKindOf, openWire } from '../testing/aWire';
import { loadBotRequest } from './botRequestService';

const wire = openWire();

const full = {
  code: 'ERROR_TRACKING',
  customer_number: '0123456',
  authenticated: true,
  hand_over_reason: 'Die Sendungsverfolgung antwortet nicht.',
  comment: 'Wo bleibt\r\nmein <b>Paket</b>?',
  external_order_id: 1000000001,
};

describe('a hand-over of the phone bot (REQ A14.1)', () => {
  it('is requested by its number; markup and line breaks of the comment stay text', async () => {
    wire.answers(full);
    expect(await loadBotRequest('80/06')).toEqual({
      code: 'ERROR_TRACKING',
      customerNumber: '0123456',
      authenticated: true,
      handOverReason: 'Die Sendungsverfolgung antwortet nicht.',
      comment: 'Wo bleibt\nmein <b>Paket</b>?',
      orderNumber: '1000000001',
    });
    expect(wire.request()).toMatchObject({
      method: 'GET',
      path: '/services/call-centre/bot-request/80%2F06',
      query: {},
    });
  });

  it('may have no values', async () => {
    wire.answers({ code: '' });
    expect(await loadBotRequest('1')).toEqual({
      code: 'unknown',
      customerNumber: null,
      authenticated: false,
      handOverReason: null,
      comment: null,
      orderNumber: null,
    });
  });

  it.each([
    [{ code: 'A_NEW_CODE' }, { code: 'unknown' }],
    [{ authenticated: 'yes' }, { authenticated: false }],
    [{ authenticated: null }, { authenticated: false }],
    [{ customer_number: 123456 }, { customerNumber: '0123456' }],
    [{ customer_number: ' ' }, { customerNumber: null }],
    [{ comment: '\n \n' }, { comment: null }],
    [{ comment: 'a\u202Eb\u0000\nc' }, { comment: 'ab\nc' }],
    [{ hand_over_reason: 'eins\nzwei' }, { handOverReason: 'eins zwei' }],
  ])('reads %j as %j', async (overrides, read) => {
    wire.answers({ ...full, ...overrides });
    expect(await loadBotRequest('1')).toMatchObject(read);
  });

  it('with a comment of a megabyte is cut', async () => {
    wire.answers({ ...full, comment: `${'x'.repeat(1_000)}\n`.repeat(1_000) });
    expect((await loadBotRequest('1'))?.comment?.length).toBeLessThan(16_000);
  });

  it('is null for an unknown number', async () => {
    wire.answers({ status: 404 }, 404);
    expect(await loadBotRequest('1')).toBeNull();
  });

  it.each([[null], [[]], [{}], ['text']])('is rejected as malformed for %j', async (body) => {
    wire.answers(body);
    expect(await failureKindOf(loadBotRequest('1'))).toBe('malformed');
  });

  it('is rejected when the service fails, and not requested when the number would change the path', async () => {
    wire.answers(undefined, 503);
    expect(await failureKindOf(loadBotRequest('1'))).toBe('problem');
    wire.breaks();
    expect(await failureKindOf(loadBotRequest('1'))).toBe('network');
    expect(await failureKindOf(loadBotRequest('..'))).toBe('malformed');
  });
});
