import { beforeEach, describe, expect, it } from 'vitest';
import { failureKindOf, failureOf, openWire } from '../testing/aWire';
import { readContent, resetContentShape } from './contentService';

const wire = openWire();
beforeEach(resetContentShape);

const item = (fields: object) => ({
  id: 'n1',
  publishedFrom: '2026-11-20T10:00:00Z',
  publishedTo: '2026-11-21T10:00:00Z',
  type: 'info',
  detail: 'Text',
  ...fields,
});
const answerWith = (...items: unknown[]) => ({ data: { page: { title: 'Kontor' }, notifications: { items } } });
const read = async (...items: unknown[]) => {
  wire.answers(answerWith(...items));
  return (await readContent())?.notifications.map(({ id }) => id);
};

describe('the content service (REQ A10.1, CONTRACT Content)', () => {
  it('is asked by GET with a query, without token and headers of ours', async () => {
    wire.answers(answerWith(item({})));
    expect(await readContent()).toEqual({
      title: 'Kontor',
      notifications: [
        {
          id: 'n1',
          kind: 'info',
          publishedFrom: Date.parse('2026-11-20T10:00:00Z'),
          publishedTo: Date.parse('2026-11-21T10:00:00Z'),
          lines: [[{ kind: 'text', text: 'Text' }]],
        },
      ],
    });
    const { method, path, query, headers } = wire.request();
    expect([method, path]).toEqual(['GET', '/services/content']);
    expect(query['query']).toContain('items { id publishedFrom publishedTo type detail }');
    expect([...headers.keys()].filter((name) => name.startsWith('x-') || name === 'authorization')).toEqual([]);
  });

  it.each([
    ['200', 200],
    ['400', 400],
  ])('an older one, which refuses `id` with %s, is asked with `sys { id }` from then on', async (_text, status) => {
    wire.answers({ errors: [{ message: 'Cannot query field "id"' }], data: null }, status);
    expect(await failureKindOf(readContent())).toBe('malformed');
    expect(wire.requests().map(({ query }) => query['query']?.includes('sys { id }'))).toEqual([false, true]);
    // The second question is answered: its shape is kept.
    resetContentShape();
    wire.refusesQueryWithout('sys { id }', answerWith(item({ id: undefined, sys: { id: 's1' } })), status);
    expect((await readContent())?.notifications.map(({ id }) => id)).toEqual(['s1']);
    const before = wire.requests().length;
    await readContent();
    expect(wire.requests().length - before).toBe(1);
  });

  it('data beside errors is used', async () => {
    wire.answers({ ...answerWith(item({})), errors: [{ message: 'partly' }] });
    expect((await readContent())?.notifications).toHaveLength(1);
  });

  it.each([
    ['an item without id, or with an empty one', [item({ id: null }), item({ id: '' }), item({ id: undefined })], []],
    ['a number as id', [item({ id: 12 })], ['12']],
    ['`sys.id` beside a missing id', [item({ id: null, sys: { id: 's' } })], ['s']],
    ['null, a text and a list as items', [null, 'x', [], item({})], ['n1']],
    ['an unreadable time', [item({ publishedFrom: 'bald' }), item({ id: 'n2', publishedTo: {} })], []],
    ['a missing time, which is no limit', [item({ publishedFrom: null, publishedTo: undefined })], ['n1']],
    ['a detail without text', [item({ detail: '' }), item({ id: 'n2', detail: null })], []],
    [
      'rich text',
      [item({ detail: { json: { nodeType: 'document', content: [{ nodeType: 'text', value: 'a' }] } } })],
      ['n1'],
    ],
    ['a double id', [item({}), item({ publishedFrom: '2026-11-20T11:00:00Z' })], ['n1']],
  ])('%s', async (_what, items, ids) => {
    expect(await read(...items)).toEqual(ids);
  });

  it.each([
    [{ data: null }],
    [{ data: { page: null, notifications: null } }],
    [{ data: { notifications: { items: 'x' } } }],
    [{ data: [] }],
    [{}],
  ])('%j is no title and no notification', async (body) => {
    wire.answers(body);
    expect(await readContent()).toEqual({ title: null, notifications: [] });
  });

  it('a title is one short line without control characters (REQ A13.4)', async () => {
    wire.answers({ data: { page: { title: ` K\u202Eontor\n${'x'.repeat(500)}` } } });
    const title = (await readContent())?.title ?? '';
    expect(title).toMatch(/^Kontor x+$/);
    expect(title).toHaveLength(60);
  });

  it('rejects for a page, an error and a broken connection', async () => {
    wire.answersBytes(new TextEncoder().encode('<html>'));
    expect(await failureKindOf(readContent())).toBe('malformed');
    wire.answers('text');
    expect(await failureKindOf(readContent())).toBe('malformed');
    wire.answers({ detail: 'x' }, 500);
    expect(await failureOf(readContent())).toMatchObject({ kind: 'problem', status: 500 });
    wire.answers({}, 401);
    expect(await failureOf(readContent())).toMatchObject({ kind: 'problem', status: 401 });
    wire.breaks();
    expect(await failureKindOf(readContent())).toBe('network');
  });
});
