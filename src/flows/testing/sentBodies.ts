import { afterEach } from 'vitest';
import { server } from '../../../mocks/node.ts';

/** What an offer or an order says, as it is on the wire. */
export interface SentBody {
  readonly payment?: Readonly<Record<string, unknown>> | null;
  readonly voucher?: { readonly codes: readonly string[] } | null;
  readonly service_voucher?: { readonly code: string } | null;
  readonly is_shipping_cost_overwritten?: boolean;
  readonly is_shipping_overwritten?: boolean;
  readonly free_shipping?: string | null;
  readonly delivery_address?: Readonly<Record<string, unknown>> | null;
  readonly customer_info?: Readonly<Record<string, unknown>>;
}

/** The bodies that the desk of a test sends to a path, oldest first. */
export function bodiesOf(path: string): readonly SentBody[] {
  const bodies: SentBody[] = [];
  server.events.on('request:start', ({ request }) => {
    if (!new URL(request.url).pathname.includes(path)) return;
    void request
      .clone()
      .json()
      .then((body) => bodies.push(body as SentBody));
  });
  return bodies;
}

/** No test hears of the calls of another. */
export function forgetBodies(): void {
  afterEach(() => {
    server.events.removeAllListeners();
  });
}
