import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeServer, onRequest, startServer } from '../mocks/node.ts';
import { send } from '../mocks/testing/deskRequests.ts';
import { compareRecording, readRecording, type Recording } from './contractRecord.ts';
import { withTables } from './contract.ts';

const read = (file: string): string => readFileSync(path.resolve(import.meta.dirname, '..', file), 'utf8');

describe('the source of each field of an answer', () => {
  it('stands in docs/contract.md where it is assumed', () => {
    expect(withTables(read('docs/contract.md'))).toBe(read('docs/contract.md'));
  });
});

const voucherCheck = {
  code: 'SOMMER',
  external_customer_id: '0123456',
  basket_id: null,
  sales_channel: '04',
  source_channel: 'ECOM',
};

type Entry = Recording['log']['entries'][number];

describe('a recording', () => {
  beforeAll(() => startServer());
  afterAll(closeServer);

  async function recorded(): Promise<Recording> {
    const requests: Promise<Entry['request']>[] = [];
    const stop = onRequest((request) => {
      const { method, url } = request;
      const headers = [...request.headers].map(([name, value]) => ({ name, value }));
      requests.push(request.text().then((text) => ({ method, url, headers, postData: { text } })));
    });
    const answers = [
      await send('readProduct'),
      await send('findCustomer'),
      await send('verifyVoucher', { body: voucherCheck }),
    ];
    stop();
    const entries = (await Promise.all(requests)).map((request, index) => {
      const { status = 0, body } = answers[index] ?? {};
      return { request, response: { status, content: { text: JSON.stringify(body) } } };
    });
    return { log: { entries } };
  }

  /** The recording with one exchange changed. */
  async function planted(change: (entry: { url: string; sent: object; answer: object }) => object): Promise<Recording> {
    const [product, ...others] = (await recorded()).log.entries;
    if (product === undefined) throw new Error('Three exchanges were recorded');
    const answer = JSON.parse(product.response.content.text ?? '') as object;
    const text = JSON.stringify(change({ url: product.request.url, sent: {}, answer }));
    const entry = { ...product, response: { ...product.response, content: { text } } };
    return { log: { entries: [entry, ...others] } };
  }

  it('of the stand-in has no differences', async () => {
    const { compared, seen, differences } = compareRecording(await recorded());
    expect({ compared, seen, differences }).toEqual({
      compared: 3,
      seen: ['findCustomer', 'readProduct', 'verifyVoucher'],
      differences: [],
    });
  });

  it.each([
    ['an unknown field', { price_per_unit: 3 }, 'readProduct · answer · unknown field · price_per_unit'],
    ['a missing field', { variants: undefined }, 'readProduct · answer · missing field · variants'],
    ['another type', { variants: {} }, 'readProduct · answer · other type · variants'],
    [
      'an unknown member',
      { country_visibilities: ['LI'] },
      'readProduct · answer · unknown member · country_visibilities[] · LI',
    ],
    [
      'something about a person in the place of a code',
      { country_visibilities: ['Erika Musterfrau'] },
      'readProduct · answer · unknown member · country_visibilities[] · …',
    ],
  ])('names %s', async (_what, change, line) => {
    const recording = await planted(({ answer }) => ({ ...answer, ...change }));
    expect(compareRecording(recording).differences).toEqual([line]);
  });

  it.each([
    { status: 0 },
    { status: -1 },
    { status: 200, _failureText: 'net::ERR_ABORTED' },
    { status: 200, _error: 'net::ERR_ABORTED' },
  ])('has no difference where a request was cancelled (%j)', async (response) => {
    const { entries } = (await recorded()).log;
    const takenBack = entries.map((entry) => ({ ...entry, response: { ...response, content: {} } }));
    expect(compareRecording({ log: { entries: takenBack } }).differences).toEqual([]);
  });

  it('names a call that the contract does not have, without what could name a person', async () => {
    const { entries } = (await recorded()).log;
    const other = entries.map((entry) => ({
      ...entry,
      request: { ...entry.request, url: 'https://shop.example.com/v2/loyalty/0123456?email=erika@example.com' },
    }));
    expect(compareRecording({ log: { entries: other.slice(0, 1) } }).differences).toEqual([
      'unknown operation · GET /{…}/loyalty/{…}',
    ]);
  });

  it('names a field of a request that the contract does not have', async () => {
    const { entries } = (await recorded()).log;
    const changed = entries.map((entry) => ({
      ...entry,
      request: {
        ...entry.request,
        postData: { text: (entry.request.postData?.text ?? '').replace('{', '{"extra":1,') },
      },
    }));
    expect(compareRecording({ log: { entries: changed.slice(2) } }).differences).toEqual([
      'verifyVoucher · request · unknown field · extra',
    ]);
  });

  it.each([
    ['nothing', ''],
    ['another file', '{"log":{}}'],
    ['a page', '<html>'],
  ])('of %s is refused', (_what, text) => {
    expect(readRecording(text)).toBeNull();
  });
});
