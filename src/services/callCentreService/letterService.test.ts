import { describe, expect, it } from 'vitest';
import { aPostalAddress } from '~/domain/testing/samples';
import { failureKindOf, openWire } from '../testing/aWire';
import { sentAddress } from '../testing/sentSamples';
import { loadLetter, sendRingTemplate } from './letterService';

const wire = openWire();

describe('the ring template', () => {
  it('is sent to an address, without its local id', async () => {
    wire.answers(undefined, 204);
    expect(await sendRingTemplate('0123456', aPostalAddress({ id: 'local-1', salutation: 'MS' }))).toBe('sent');
    expect(wire.request()).toMatchObject({ method: 'POST', path: '/services/call-centre/ringstemplate-send' });
    expect(wire.request().body).toEqual({
      external_customer_id: '0123456',
      address: { ...sentAddress, salutation: 'MS' },
    });
  });

  it('resolves with alreadySent for a 409, and rejects when the service fails', async () => {
    wire.answers({ status: 409 }, 409);
    expect(await sendRingTemplate('0123456', aPostalAddress())).toBe('alreadySent');
    wire.answers(undefined, 500);
    expect(await failureKindOf(sendRingTemplate('0123456', aPostalAddress()))).toBe('problem');
    wire.breaks();
    expect(await failureKindOf(sendRingTemplate('0123456', aPostalAddress()))).toBe('network');
  });
});

describe('a letter', () => {
  it('is loaded byte by byte; its name is sent in the query only', async () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
    wire.answersBytes(bytes);
    const outcome = await loadLetter('../a b&c=<d>.pdf');
    expect(outcome.kind === 'loaded' && [...new Uint8Array(outcome.bytes)]).toEqual([...bytes]);
    expect(wire.request()).toMatchObject({ method: 'GET', path: '/services/call-centre/schema-letter/preview-letter' });
    expect(wire.request().query).toEqual({ file_name: '../a b&c=<d>.pdf' });
  });

  it.each([
    [404, { kind: 'notFound' }],
    [403, { kind: 'forbidden' }],
    [400, { kind: 'failed', detail: 'Kein Brief.' }],
    [500, { kind: 'failed', detail: 'Kein Brief.' }],
  ])('with the status %d resolves with %j', async (status, outcome) => {
    wire.answers({ detail: 'Kein Brief.' }, status);
    expect(await loadLetter('a.pdf')).toEqual(outcome);
  });

  it('without a detail of the service resolves with failed', async () => {
    wire.answers(undefined, 503);
    expect(await loadLetter('a.pdf')).toEqual({ kind: 'failed', detail: null });
  });

  it('is rejected when it is empty, without a response, or when cancelled', async () => {
    wire.answers(undefined);
    expect(await failureKindOf(loadLetter('a.pdf'))).toBe('malformed');
    wire.breaks();
    expect(await failureKindOf(loadLetter('a.pdf'))).toBe('network');
    expect(await failureKindOf(loadLetter('a.pdf', AbortSignal.abort()))).toBe('cancelled');
  });
});
