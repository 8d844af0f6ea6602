import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeServer, resetWorld, startServer } from '../../node.ts';
import { send } from '../../testing/deskRequests.ts';
import { sendRingTemplate } from '../../contract/callCentreOperations.ts';
import { letters } from '../customer/letters.ts';

beforeAll(() => startServer());
beforeEach(() => {
  resetWorld();
});
afterAll(closeServer);

const textOf = (name: string): string => Buffer.from(letters.get(name)?.content ?? []).toString('latin1');

describe('letters', () => {
  it.each([
    ['ringschablone.pdf', 'application/pdf', '%PDF-'],
    ['anschreiben.png', 'image/png', '\u0089PNG\r\n'],
    ['anschreiben.jpg', 'image/jpeg', '\u00FF\u00D8\u00FF'],
    ['getarnt.pdf', 'application/pdf', '<!doctype html>'],
    ['leer.pdf', 'application/pdf', ''],
  ])('%s has the content type %s', async (file_name, type, start) => {
    const { status, headers } = await send('previewLetter', { query: { file_name } });
    expect([status, headers.get('Content-Type')]).toEqual([200, type]);
    expect(textOf(file_name).slice(0, start.length || undefined)).toBe(start);
  });

  it('an unknown name and a path are not found', async () => {
    for (const file_name of ['brief.pdf', '../ringschablone.pdf'])
      expect((await send('previewLetter', { query: { file_name } })).status).toBe(404);
  });

  it('the offsets in the PDF point to its objects', () => {
    const file = textOf('ringschablone.pdf');
    const table = Number(/startxref\n(\d+)/.exec(file)?.[1]);
    expect(file.slice(table, table + 4)).toBe('xref');
    const offsets = [...file.slice(table).matchAll(/(\d{10}) 00000 n/g)].map(([, offset]) => Number(offset));
    expect(offsets.map((offset) => file.slice(offset, offset + 7))).toEqual(
      [1, 2, 3, 4, 5].map((part) => `${part} 0 obj`),
    );
  });
});

describe('the ring template', () => {
  const body = sendRingTemplate.example.body;

  it('is sent once', async () => {
    const statuses = [await send('sendRingTemplate', { body }), await send('sendRingTemplate', { body })];
    expect(statuses.map(({ status }) => status)).toEqual([204, 409]);
    const other = { ...body, external_customer_id: '0200001' };
    expect((await send('sendRingTemplate', { body: other })).status).toBe(204);
  });

  it('is already sent in the world ringTemplateAlreadySent', async () => {
    resetWorld('ringTemplateAlreadySent');
    expect((await send('sendRingTemplate', { body })).status).toBe(409);
  });

  it('needs a known customer', async () => {
    const nobody = { ...body, external_customer_id: '0999999' };
    expect((await send('sendRingTemplate', { body: nobody })).status).toBe(404);
  });
});
