import { Ajv2020 } from 'ajv/dist/2020.js';
import { http } from 'msw';
import { flag, objectOf, oneOf, text } from '../../contract/schemaParts.ts';
import { FAULT_KINDS, type FaultRule } from '../../worlds/faults.ts';
import { createInstance, dropInstance, type WorldInstance } from '../../worlds/worldInstances.ts';
import { everyday, findWorld, worlds } from '../../worlds/worlds.ts';
import { html, json, noContent, problem } from '../common/problem.ts';
import { serveInstance, WORLD_HEADER, worldOf } from '../common/serve.ts';
import { escapeHtml, page } from '../identityProvider/signInPage.ts';
import { cookiesFor } from './worldCookies.ts';

// Control requests for people and tests. They need no token and stay out of the journal.

const ajv = new Ajv2020();
const count = { type: 'integer', minimum: 1 };

const isWorldChange = ajv.compile<{ world?: string; flags?: Record<string, boolean>; token_lifetime_seconds?: number }>(
  objectOf({}, { world: text, flags: { type: 'object', additionalProperties: flag }, token_lifetime_seconds: count }),
);
const isFaultRule = ajv.compile<FaultRule>(
  objectOf(
    {
      fault: objectOf(
        { kind: oneOf(...FAULT_KINDS) },
        {
          status: { type: 'integer', minimum: 200, maximum: 599 },
          body: {},
          fields: { type: 'array', items: text },
          value: {},
          milliseconds: { type: 'integer', minimum: 0 },
          after: oneOf('before', 'after'),
        },
      ),
    },
    { service: text, method: text, path: text, query: text, times: count, every: count },
  ),
);
const isAdvance = ajv.compile<{ minutes: number }>(objectOf({ minutes: { type: 'number' } }));

export function worldListPage(unknownName?: string): string {
  const rows = worlds
    .map(
      ({ name, title }) =>
        `<li><a class="button" href="/?world=${escapeHtml(name)}">${escapeHtml(name)}</a><span>${escapeHtml(title)}</span></li>`,
    )
    .join('');
  const notice = unknownName === undefined ? '' : `<p>Die Welt „${escapeHtml(unknownName)}“ gibt es nicht.</p>`;
  return page(
    'Welten',
    `${notice}<p>Jede Welt ist eine Lage, in der sich die Anwendung ausprobieren lässt.</p><ul>${rows}</ul>`,
  );
}

async function bodyOf(request: Request): Promise<unknown> {
  const content = await request.clone().text();
  if (content === '') return {};
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}

const invalid = (detail: string): Response => problem(400, '/dpl/worlds/errors/bad_request', detail);

function described(instance: WorldInstance): object {
  const { id, world, flags, tokenLifetimeSeconds } = instance;
  return { id, world: world.name, title: world.title, flags, token_lifetime_seconds: tokenLifetimeSeconds };
}

async function changeWorld(request: Request): Promise<Response> {
  const body = await bodyOf(request);
  if (!isWorldChange(body)) return invalid('Erlaubt sind world, flags und token_lifetime_seconds.');
  const current = worldOf(request);
  const world = body.world === undefined ? current.world : findWorld(body.world);
  if (!world) return invalid(`Die Welt „${body.world ?? ''}“ gibt es nicht.`);
  dropInstance(current.id);
  const instance = createInstance(world, {
    ...(body.flags === undefined ? {} : { flags: body.flags }),
    ...(body.token_lifetime_seconds === undefined ? {} : { tokenLifetimeSeconds: body.token_lifetime_seconds }),
  });
  if (!request.headers.has(WORLD_HEADER)) serveInstance(instance);
  const response = json(described(instance));
  for (const cookie of cookiesFor(instance)) response.headers.append('Set-Cookie', cookie);
  return response;
}

export const worldHandlers = [
  http.get('*/services/worlds', ({ request }) =>
    request.headers.get('Accept')?.includes('text/html')
      ? html(worldListPage())
      : json({ default_world: everyday.name, worlds: worlds.map(({ name, title }) => ({ name, title })) }),
  ),

  http.get('*/services/worlds/current', ({ request }) => json(described(worldOf(request)))),

  http.put('*/services/worlds/current', ({ request }) => changeWorld(request)),

  http.post('*/services/worlds/current/faults', async ({ request }) => {
    const rule = await bodyOf(request);
    if (!isFaultRule(rule)) return invalid(`Der Fehler ist ungültig: ${ajv.errorsText(isFaultRule.errors)}`);
    worldOf(request).faults.add(rule);
    return noContent();
  }),

  http.delete('*/services/worlds/current/faults', ({ request }) => {
    worldOf(request).faults.clear();
    return noContent();
  }),

  http.get('*/services/worlds/current/requests', ({ request }) => json({ requests: worldOf(request).journal })),

  http.post('*/services/worlds/current/advance', async ({ request }) => {
    const body = await bodyOf(request);
    if (!isAdvance(body)) return invalid('Erwartet wird minutes.');
    const { db } = worldOf(request);
    db.advance(body.minutes);
    return json({ now: db.now().toISOString() });
  }),
];
