import type { WireProblem } from '../../db/order/wireOrderTypes.ts';

export function problem(
  status: number,
  type: string,
  detail: string,
  extensions: Record<string, unknown> = {},
): Response {
  const body: WireProblem = { type, title: type.split('/').at(-1) ?? type, status, detail, ...extensions };
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/problem+json; charset=utf-8' },
  });
}

/** The answer to a call that the service does not have. */
export function unknownCall({ method, url }: Request): Response {
  const detail = `Diesen Aufruf gibt es nicht: ${method} ${new URL(url).pathname}`;
  return problem(404, '/dpl/common/errors/not_found', detail);
}

export function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json; charset=utf-8' } });
}

export function noContent(): Response {
  return new Response(null, { status: 204 });
}

/** The stand-in's own pages stand for another party's, so they have a content security policy of their own. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

export function html(body: string, status = 200): Response {
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': PAGE_POLICY,
  };
  return new Response(body, { status, headers });
}
